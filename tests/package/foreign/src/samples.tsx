import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import * as access from '@sereno/ui/access';
import * as cards from '@sereno/ui/cards';
import * as dataTable from '@sereno/ui/data-table';
import * as foundation from '@sereno/ui/foundation';
import * as locale from '@sereno/ui/locale';
import * as pickers from '@sereno/ui/pickers';
import * as shell from '@sereno/ui/shell';
import * as theme from '@sereno/ui/theme';
import type { ReactElement } from 'react';

/** One element for each component that a subpath exports: one that is missing does not compile. */
type Samples<Shelf> = {
  readonly [Name in keyof Shelf & string as Name extends Capitalize<Name> ? Name : never]: ReactElement;
};

const nothing = () => undefined;
const options = [
  { value: 'cita', label: 'Cita' },
  { value: 'llamada', label: 'Llamada' },
];
const open = <foundation.Button>Abrir</foundation.Button>;
const sections = [{ id: 'ventas', title: 'Ventas', entries: [{ id: 'inicio', label: 'Inicio', href: '/' }] }];

const foundationSamples: Samples<typeof foundation> = {
  Accordion: <foundation.Accordion items={[{ value: 'pago', title: '¿Cómo pago?', content: 'En línea' }]} />,
  Avatar: <foundation.Avatar name="Ana" />,
  Badge: <foundation.Badge tone="positive">Pagado</foundation.Badge>,
  Banner: <foundation.Banner title="Sin conexión">Los datos son de ayer.</foundation.Banner>,
  BottomSheet: <foundation.BottomSheet title="Filtros" defaultOpen trigger={open} />,
  Breadcrumbs: <foundation.Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: 'Citas' }]} />,
  Button: <foundation.Button variant="primary">Guardar</foundation.Button>,
  ButtonLink: <foundation.ButtonLink href="/">Ver</foundation.ButtonLink>,
  Card: <foundation.Card title="Contratos">3 en revisión</foundation.Card>,
  Checkbox: <foundation.Checkbox label="Acepto" defaultChecked />,
  CheckboxGroup: <foundation.CheckboxGroup label="Tipos" options={options} selectAll="Todos" />,
  CollapsibleCard: <foundation.CollapsibleCard title="Contratos" defaultOpen />,
  Combobox: <foundation.Combobox label="Asesor" options={options} defaultValue="cita" />,
  ConfirmDialog: (
    <foundation.ConfirmDialog title="¿Borrar la cita?" confirmLabel="Borrar" onConfirm={nothing} defaultOpen />
  ),
  Dialog: (
    <foundation.Dialog title="Nueva cita" defaultOpen trigger={open}>
      Elige el día.
    </foundation.Dialog>
  ),
  DialogClose: (
    <foundation.Dialog
      title="Nueva cita"
      defaultOpen
      footer={
        <foundation.DialogClose>
          <foundation.Button>Cerrar</foundation.Button>
        </foundation.DialogClose>
      }
    />
  ),
  Drawer: <foundation.Drawer title="Filtros" defaultOpen trigger={open} />,
  EmptyState: <foundation.EmptyState title="Sin citas" />,
  Field: (
    <foundation.Field label="Día">
      <input />
    </foundation.Field>
  ),
  IconButton: (
    <foundation.IconButton label="Buscar">
      <svg />
    </foundation.IconButton>
  ),
  Kbd: <foundation.Kbd keys={['mod', 'K']} />,
  Menu: (
    <foundation.Menu
      trigger={open}
      defaultOpen
      items={[
        { type: 'action', id: 'editar', label: 'Editar', shortcut: ['mod', 'E'], onSelect: nothing },
        { type: 'link', id: 'ver', label: 'Ver', href: '/' },
      ]}
    />
  ),
  MultiCombobox: <foundation.MultiCombobox label="Asesores" options={options} defaultValue={['cita']} />,
  NumberField: <foundation.NumberField label="Citas" defaultValue={3} />,
  PasswordField: <foundation.PasswordField label="Contraseña" />,
  Popover: (
    <foundation.Popover title="Detalle" defaultOpen trigger={open}>
      3 citas
    </foundation.Popover>
  ),
  PreviewCard: <foundation.PreviewCard trigger={<a href="/">Ana</a>} content="Asesora" defaultOpen />,
  Progress: <foundation.Progress label="Avance" value={40} />,
  RadioGroup: <foundation.RadioGroup label="Tipo" options={options} />,
  SegmentedControl: <foundation.SegmentedControl label="Tipo" options={options} defaultValue="cita" />,
  Select: <foundation.Select label="Tipo" options={options} />,
  Skeleton: <foundation.Skeleton width="12ch" />,
  SkeletonGroup: (
    <foundation.SkeletonGroup>
      <foundation.Skeleton shape="block" height="40px" />
    </foundation.SkeletonGroup>
  ),
  Switch: <foundation.Switch label="Disponible" />,
  Tabs: <foundation.Tabs label="Ficha" tabs={[{ value: 'datos', label: 'Datos', content: 'Ana' }]} />,
  TextArea: <foundation.TextArea label="Observaciones" maxLength={200} />,
  TextField: <foundation.TextField label="Usuario" required description="Sin espacios" />,
  Toaster: <foundation.Toaster>Citas</foundation.Toaster>,
  Tooltip: <foundation.Tooltip content="Guardar la cita">{open}</foundation.Tooltip>,
  TooltipGroup: (
    <foundation.TooltipGroup>
      <foundation.Tooltip content="Guardar la cita">{open}</foundation.Tooltip>
    </foundation.TooltipGroup>
  ),
  VisuallyHidden: <foundation.VisuallyHidden>3 citas</foundation.VisuallyHidden>,
};

const accessSamples: Samples<typeof access> = {
  PermissionLens: <access.PermissionLens config={DEFAULT_ACCESS_CONFIG} entryLabel={(id) => id} />,
};

const cardSamples: Samples<typeof cards> = {
  CounterCard: <cards.CounterCard label="Citas" value={3} secondary={{ label: 'Hoy', value: 1 }} />,
  CounterGroup: (
    <cards.CounterGroup label="Actividades">
      <cards.CounterCard label="Citas" value={3} />
    </cards.CounterGroup>
  ),
};

const localeSamples: Samples<typeof locale> = {
  LocaleProvider: (
    <locale.LocaleProvider locale="es">
      <foundation.Banner onDismiss={nothing}>Los datos son de ayer.</foundation.Banner>
    </locale.LocaleProvider>
  ),
};

const pickerSamples: Samples<typeof pickers> = {
  DatePicker: <pickers.DatePicker label="Fecha" today="2026-11-20" defaultValue="2026-11-12" />,
  DateRangePicker: (
    <pickers.DateRangePicker
      label="Periodo"
      today="2026-11-20"
      defaultValue={{ start: '2026-11-14', end: '2026-11-20' }}
    />
  ),
  MonthCalendar: <pickers.MonthCalendar today="2026-11-20" marks={new Map([['2026-11-20', 3]])} />,
  MonthPicker: <pickers.MonthPicker label="Mes" today="2026-11-20" defaultValue="2026-08" />,
  TimePicker: <pickers.TimePicker label="Hora" defaultValue="09:30" />,
  WeekPicker: <pickers.WeekPicker today="2026-11-20" defaultValue={{ year: 2026, week: 46 }} />,
};

const shellSamples: Samples<typeof shell> = {
  AppFrame: <shell.AppFrame menu={<shell.SideMenu sections={sections} />}>Citas</shell.AppFrame>,
  AppearanceChoice: (
    <shell.AppearanceChoice
      theme="system"
      onThemeChange={nothing}
      density="comfortable"
      onDensityChange={nothing}
      locale="es"
      onLocaleChange={nothing}
    />
  ),
  AuthFrame: <shell.AuthFrame title="Iniciar sesión">Formulario</shell.AuthFrame>,
  BrandMark: <shell.BrandMark size="large" />,
  CommandButton: <shell.CommandButton onOpen={nothing} />,
  CommandPalette: (
    <shell.CommandPalette open onOpenChange={nothing} commands={[{ id: 'citas', label: 'Citas', href: '/citas' }]} />
  ),
  ErrorPage: <shell.ErrorPage variant={1} />,
  Footer: <shell.Footer company="Sereno" aboutHref="/about" />,
  MenuDrawer: <shell.MenuDrawer open sections={sections} onOpenChange={nothing} />,
  MessagePage: <shell.MessagePage code="404" title="No encontramos la página" fullPage />,
  NoticeBar: <shell.NoticeBar tone="warning">La licencia vence mañana.</shell.NoticeBar>,
  QuickActions: <shell.QuickActions actions={[{ id: 'cita', label: 'Nueva cita', href: '/citas/nueva' }]} />,
  RequestMark: <shell.RequestMark active />,
  RouteProgress: <shell.RouteProgress active />,
  ScrollToTop: <shell.ScrollToTop />,
  SideMenu: <shell.SideMenu sections={sections} minimized onMinimizedChange={nothing} />,
  // It fills the window; among others it fills its place.
  Splash: (
    <div style={{ contain: 'layout', blockSize: 200 }}>
      <shell.Splash hideAfter={0} />
    </div>
  ),
  SubHeader: <shell.SubHeader title="Citas" dateLabel="viernes 20 de noviembre" />,
  TopBar: <shell.TopBar userName="Ana" onUserOpen={nothing} onMenuOpen={nothing} />,
  UserPanel: (
    <shell.UserPanel
      user={{ firstName: 'Ana', roleName: 'Asesora', email: 'ana@example.com' }}
      theme="system"
      onThemeChange={nothing}
      density="comfortable"
      onDensityChange={nothing}
      locale="es"
      onLocaleChange={nothing}
      leaveHref="/leave"
    />
  ),
};

const contracts = [
  { id: 'PF-204817', client: 'Ana Ruiz', amount: 18_400 },
  { id: 'BF-118220', client: 'Luis Salas', amount: 42_600.5 },
];
const contractColumns: readonly dataTable.TableColumn<(typeof contracts)[number]>[] = [
  { id: 'id', title: 'Contrato', kind: 'text', value: (row) => row.id },
  { id: 'client', title: 'Cliente', kind: 'person', value: (row) => row.client },
  { id: 'amount', title: 'Monto', kind: 'money', value: (row) => row.amount, total: 'sum' },
];

const tableSamples: Samples<typeof dataTable> = {
  DataTable: (
    <dataTable.DataTable
      title="Contratos"
      columns={contractColumns}
      rows={contracts}
      rowId={(row) => row.id}
      search
      filter
      columnView
      csv
      print
    />
  ),
};

const themeSamples: Samples<typeof theme> = { GlobalStyle: <theme.GlobalStyle /> };

/** A sample of every component, by subpath. */
export const samples = {
  access: accessSamples,
  cards: cardSamples,
  'data-table': tableSamples,
  foundation: foundationSamples,
  locale: localeSamples,
  pickers: pickerSamples,
  shell: shellSamples,
  theme: themeSamples,
};
