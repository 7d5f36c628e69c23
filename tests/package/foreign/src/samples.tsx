import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { emptyActivityForm } from '@sereno/domain/activity';
import { emptyProspectForm } from '@sereno/domain/prospect';
import { type QuotationOptions, tabulate } from '@sereno/domain/quotation';
import * as access from '@sereno/ui/access';
import * as activity from '@sereno/ui/activity';
import * as cards from '@sereno/ui/cards';
import * as carousel from '@sereno/ui/carousel';
import * as charts from '@sereno/ui/charts';
import * as commission from '@sereno/ui/commission';
import * as dataTable from '@sereno/ui/data-table';
import * as filterBar from '@sereno/ui/filter-bar';
import * as foundation from '@sereno/ui/foundation';
import * as locale from '@sereno/ui/locale';
import * as pickers from '@sereno/ui/pickers';
import * as prospect from '@sereno/ui/prospect';
import * as quotation from '@sereno/ui/quotation';
import * as rooms from '@sereno/ui/rooms';
import * as shell from '@sereno/ui/shell';
import * as signature from '@sereno/ui/signature';
import * as theme from '@sereno/ui/theme';
import type { ReactElement } from 'react';

/** One element for each component that a subpath exports: one that is missing does not compile. */
type Samples<Shelf> = {
  readonly [
    Name in keyof Shelf & string as Name extends Uppercase<Name> ? never : Name extends Capitalize<Name> ? Name : never
  ]: ReactElement;
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
  Divider: <foundation.Divider />,
  Drawer: <foundation.Drawer title="Filtros" defaultOpen trigger={open} />,
  EmptyState: <foundation.EmptyState title="Sin citas" />,
  ErrorSummary: <foundation.ErrorSummary errors={{ cliente: 'Ya tiene una cita' }} />,
  Field: (
    <foundation.Field label="Día">
      <input />
    </foundation.Field>
  ),
  FileUpload: <foundation.FileUpload label="Documentos" accept={['.pdf']} maxSize={5_000_000} maxFiles={3} />,
  Form: (
    <foundation.Form errors={{ cliente: 'Ya tiene una cita' }}>
      <foundation.TextField label="Cliente" name="cliente" />
    </foundation.Form>
  ),
  Grid: (
    <foundation.Grid columns={3}>
      <div data-wide>Ana</div>
    </foundation.Grid>
  ),
  IconButton: (
    <foundation.IconButton label="Buscar">
      <svg />
    </foundation.IconButton>
  ),
  Kbd: <foundation.Kbd keys={['mod', 'K']} />,
  Link: (
    <foundation.Link href="/" external>
      Términos
    </foundation.Link>
  ),
  Loader: <foundation.Loader label="Buscando contratos…" />,
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
  Pagination: <foundation.Pagination label="Páginas de planes" count={24} />,
  PasswordField: <foundation.PasswordField label="Contraseña" />,
  PinInput: <foundation.PinInput label="Código" defaultValue="12" />,
  Popover: (
    <foundation.Popover title="Detalle" defaultOpen trigger={open}>
      3 citas
    </foundation.Popover>
  ),
  PreviewCard: <foundation.PreviewCard trigger={<a href="/">Ana</a>} content="Asesora" defaultOpen />,
  Progress: <foundation.Progress label="Avance" value={40} />,
  RadioGroup: <foundation.RadioGroup label="Tipo" options={options} />,
  RangeSlider: <foundation.RangeSlider label="Importe" defaultValue={[20, 40]} />,
  SegmentedControl: <foundation.SegmentedControl label="Tipo" options={options} defaultValue="cita" />,
  Select: <foundation.Select label="Tipo" options={options} />,
  Skeleton: <foundation.Skeleton width="12ch" />,
  SkeletonGroup: (
    <foundation.SkeletonGroup>
      <foundation.Skeleton shape="block" height="40px" />
    </foundation.SkeletonGroup>
  ),
  Slider: <foundation.Slider label="Descuento" defaultValue={40} />,
  Stack: <foundation.Stack direction="row">Ana</foundation.Stack>,
  Stepper: <foundation.Stepper label="Contratar" steps={[{ value: 'plan', label: 'Plan' }]} value="plan" />,
  Switch: <foundation.Switch label="Disponible" />,
  Tabs: <foundation.Tabs label="Ficha" tabs={[{ value: 'datos', label: 'Datos', content: 'Ana' }]} />,
  TagsInput: <foundation.TagsInput label="Etiquetas" defaultValue={['expo']} />,
  Text: (
    <foundation.Text as="h2" size={20} tone="muted">
      Contratos
    </foundation.Text>
  ),
  TextArea: <foundation.TextArea label="Observaciones" maxLength={200} />,
  TextField: <foundation.TextField label="Usuario" required description="Sin espacios" />,
  Timeline: <foundation.Timeline entries={[{ id: 1, title: 'Contrato firmado', time: '20/11/2026 11:40' }]} />,
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

const planned: activity.DayScheduleProps['activities'] = [
  {
    id: 1,
    prospectId: 81,
    prospectName: 'Ana Ruiz',
    prospectionMeans: null,
    contact: { email: null, phone: null, address: null, hasEmail: true, hasPhone: true, hasAddress: true },
    managerName: null,
    adviserName: null,
    subject: 'Seguimiento',
    comments: null,
    activityTypeId: 2,
    activityTypeName: 'Llamada',
    date: '2026-11-20',
    startTime: '10:00',
    endTime: '10:30',
    started: false,
    onTime: true,
    createdBy: null,
    quotationLaunch: false,
  },
];

const activityForm = activity.createActivityForm({ ...emptyActivityForm('finish'), activityTypeId: 2 }, () => []);
const activityRules: activity.ActivityDialogProps['rules'] = {
  today: '2026-11-20',
  types: [{ id: 2, name: 'Llamada', durationMinutes: 15 }],
  subjects: [{ id: 21, name: 'Seguimiento', activityTypeId: 2 }],
  reachable: { hasEmail: true, hasPhone: true, hasAddress: true },
  tracings: [{ id: 201, name: 'No contestó', reschedules: false, needsNextActivity: true }],
  fixedTracingId: null,
};

const activitySamples: Samples<typeof activity> = {
  ActivityDialog: (
    <activity.ActivityDialog
      open
      onOpenChange={nothing}
      form={activityForm}
      activity={null}
      rules={activityRules}
      catalogs="ready"
      now={() => '10:30'}
      schedule={planned}
      restored
      onStartOver={nothing}
      onSave={nothing}
    />
  ),
  OpenActivityStatusChip: <activity.OpenActivityStatusChip status="late" />,
  ActivityTimeline: <activity.ActivityTimeline activities={planned} />,
  ActivityTypeChip: <activity.ActivityTypeChip typeId={2} name="Llamada" />,
  DaySchedule: (
    <activity.DaySchedule
      date="2026-11-20"
      slot={{ start: '10:15', end: '10:45' }}
      activities={planned}
      durationMinutes={30}
      onUseSlot={nothing}
    />
  ),
  OnTimeChip: <activity.OnTimeChip onTime />,
  QuotationPrompt: <activity.QuotationPrompt open onOpenChange={nothing} onConfirm={nothing} />,
  ShortcutSheet: (
    <activity.ShortcutSheet
      open
      onOpenChange={nothing}
      enabled
      onEnabledChange={nothing}
      groups={[{ title: 'Lista', items: [{ keys: ['J'], label: 'Siguiente' }] }]}
    />
  ),
};

const cardSamples: Samples<typeof cards> = {
  CounterCard: <cards.CounterCard label="Citas" value={3} secondary={{ label: 'Hoy', value: 1 }} />,
  CounterGroup: (
    <cards.CounterGroup label="Actividades">
      <cards.CounterCard label="Citas" value={3} />
    </cards.CounterGroup>
  ),
  BreakdownCard: (
    <cards.BreakdownCard
      title="Estado"
      parts={[
        { id: 'onTime', name: 'A tiempo', value: 42 },
        { id: 'unattended', name: 'Sin atender', value: 7 },
      ]}
    />
  ),
  FigureCard: (
    <cards.FigureCard
      label="Ventas netas"
      value={2_184_390.5}
      unit="money"
      previous={1_916_132}
      parts={[{ label: 'Descuento', value: 207_309.5, unit: 'money' }]}
      details={[{ name: 'Vigente', value: 120 }]}
      explanation="Importe menos descuento."
      collapsible
    />
  ),
  FigureGroup: (
    <cards.FigureGroup label="Ventas">
      <cards.FigureCard label="Contratos" value={186} />
    </cards.FigureGroup>
  ),
  FigureList: (
    <cards.FigureList
      figures={[
        { label: 'Conversión', value: 0.05, unit: 'ratio', explanation: 'Ventas ÷ leads.' },
        { label: 'Margen bruto', value: -16_000, unit: 'money', loss: 'Pérdida' },
      ]}
    />
  ),
  GoalCard: <cards.GoalCard label="Contratos" goal={30} reached={12} elapsedDays={15} days={30} />,
  RankingCard: (
    <cards.RankingCard
      title="Asesores con más ventas"
      unit="money"
      rows={[
        { id: '1', name: 'Lucía Ferrer', value: 412_300 },
        { id: '2', name: 'Raúl Benítez', value: 388_150, note: 'Occidente' },
      ]}
      highlight="2"
    />
  ),
};

const waiting: carousel.LeadListProps['leads'] = [
  { id: 1, name: 'Ana', fullName: 'Ana Ruiz', prospectionMeans: 'Facebook', createdAt: Date.UTC(2026, 10, 20, 16) },
];

const carouselSamples: Samples<typeof carousel> = {
  LeadAlertSettings: <carousel.LeadAlertSettings sound={false} onSoundChange={nothing} badge onBadgeChange={nothing} />,
  LeadList: <carousel.LeadList leads={waiting} onAttend={nothing} onReassign={nothing} reservedRows={3} />,
  LeadShareTable: <carousel.LeadShareTable shares={[]} timeZone="America/Mexico_City" />,
  LeadsToRegister: <carousel.LeadsToRegister leads={[]} registerHref={() => '/'} />,
  ReassignDialog: (
    <carousel.ReassignDialog
      open
      onOpenChange={nothing}
      name="Ana Ruiz"
      advisers={[{ employeeId: 31, slpCode: 208, name: 'Luis Salas' }]}
      onSave={nothing}
    />
  ),
};

const weekOfSale = { year: 2026, week: 46 };
const paid: commission.CommissionTableProps['lines'][number] = {
  type: 'ENGANCHE',
  contract: 'PF-204817',
  saleWeek: weekOfSale,
  clientName: 'Ana Ruiz',
  saleAmount: 18_400,
  collectedWithTax: 18_400,
  collectedWithoutTax: 15_862.07,
  totalCommission: 1903.45,
  newSaleCommission: 1268.97,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 1268.97,
  pendingCommission: 634.48,
  week: weekOfSale,
  start: '2026-11-11',
  end: '2026-11-17',
  adviserName: 'Luis Salas',
};
const commissionSamples: Samples<typeof commission> = {
  AdviserWeeks: <commission.AdviserWeeks rows={[]} zone="America/Mexico_City" onChoose={nothing} />,
  CommissionTable: <commission.CommissionTable lines={[paid]} onExplain={nothing} csv print />,
  Fingerprint: <commission.Fingerprint value={'7c9a41f0'.repeat(8)} />,
  LineOrigin: <commission.LineOrigin open line={paid} onOpenChange={nothing} />,
  PendingWeeks: (
    <commission.PendingWeeks weeks={[{ week: weekOfSale, toPay: 1268.97 }]} current={weekOfSale} onChoose={nothing} />
  ),
  ReconcileDialog: (
    <commission.ReconcileDialog open onOpenChange={nothing} lines={[paid]} problem={null} onConfirm={nothing} />
  ),
  TypeTotals: <commission.TypeTotals lines={[paid]} />,
  WeekChanges: (
    <commission.WeekChanges
      comparison={{ added: [], gone: [], changed: [], same: 1, difference: 0 }}
      thisWeek={weekOfSale}
      otherWeek={{ year: 2026, week: 45 }}
    />
  ),
  WeekStatus: <commission.WeekStatus status="pending" running={false} zone="America/Mexico_City" />,
};

const weekdays = [
  { id: '2026-11-20', label: 'vie 20 nov 2026', short: '20 nov' },
  { id: '2026-11-21', label: 'sáb 21 nov 2026', short: '21 nov' },
];
const soldByDay = [{ id: 'PF', name: 'PF', values: [34_500.5, null] }];
const chartSamples: Samples<typeof charts> = {
  AreaChart: <charts.AreaChart title="Ventas por día" categories={weekdays} series={soldByDay} />,
  BarChart: <charts.BarChart title="Ventas por día" categories={weekdays} series={soldByDay} unit="money" />,
  CalendarHeatMap: (
    <charts.CalendarHeatMap
      title="Prospectos creados"
      range={{ start: '2026-11-01', end: '2026-11-21' }}
      days={[{ date: '2026-11-20', value: 3 }]}
    />
  ),
  ComboChart: (
    <charts.ComboChart
      title="Ventas y conversión"
      categories={weekdays}
      series={soldByDay}
      unit="money"
      line={{ id: 'conversion', name: 'Conversión', values: [12.5, 18] }}
    />
  ),
  DonutChart: <charts.DonutChart title="Medios" slices={[{ id: 'expo', name: 'Expo', value: 3 }]} />,
  FunnelChart: <charts.FunnelChart title="Embudo" steps={[{ id: 'new', name: 'Prospectos', value: 12 }]} />,
  GaugeChart: <charts.GaugeChart title="Ventas del mes" value={34_500.5} goal={50_000} unit="money" />,
  HeatGrid: (
    <charts.HeatGrid
      title="Ventas por plan"
      rows={[{ id: 'esencial', label: 'Plan Esencial' }]}
      columns={[{ id: '44100', label: '44100' }]}
      values={[{ row: 'esencial', column: '44100', value: 23 }]}
    />
  ),
  Histogram: <charts.Histogram title="Importe de los contratos" values={[34_500.5, 12_000, null]} unit="money" />,
  ChartZoom: (
    <charts.ChartZoom label="Días" categories={weekdays} series={soldByDay}>
      {(shown) => <charts.LineChart title="Ventas por día" {...shown} />}
    </charts.ChartZoom>
  ),
  LineChart: <charts.LineChart title="Ventas por día" categories={weekdays} series={soldByDay} csv png print />,
  ScatterChart: (
    <charts.ScatterChart
      title="Ventas por antigüedad"
      series={[{ id: 'PF', name: 'PF', points: [{ name: 'Ana', x: 14, y: 32_500.5 }] }]}
      axis={{ category: 'Antigüedad', value: 'Ventas' }}
      unit="money"
    />
  ),
  Sparkline: <charts.Sparkline label="Ventas por día" values={[7, 3, 9]} />,
};

const filterBarSamples: Samples<typeof filterBar> = {
  FilterBar: (
    <filterBar.FilterBar
      label="Filtros del tablero"
      chosen={1}
      onClear={nothing}
      saved={{ items: [], current: '', onItems: nothing, onApply: nothing }}
      end="Datos al 10:42"
    >
      <filterBar.FilterSelect label="Gerencia" options={options} value={['cita']} onChange={nothing} />
    </filterBar.FilterBar>
  ),
  FilterSelect: (
    <filterBar.FilterSelect label="Asesor" allLabel="Todos" options={options} value={[]} onChange={nothing} />
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
  DatesPicker: <pickers.DatesPicker label="Días" today="2026-11-20" defaultValue={['2026-11-05', '2026-11-12']} />,
  MonthPicker: <pickers.MonthPicker label="Mes" today="2026-11-20" defaultValue="2026-08" />,
  QuarterPicker: <pickers.QuarterPicker label="Trimestre" today="2026-11-20" defaultValue="2026-Q3" />,
  TimePicker: <pickers.TimePicker label="Hora" defaultValue="09:30" />,
  WeekPicker: <pickers.WeekPicker today="2026-11-20" defaultValue={{ year: 2026, week: 46 }} />,
  YearPicker: <pickers.YearPicker label="Año" today="2026-11-20" defaultValue="2024" />,
};

const quoted: quotation.QuotationSheetProps['quotation'] = {
  id: 214,
  number: 'COT-000214',
  prospectId: 81,
  prospectName: 'Ana Ruiz',
  adviserName: 'Jorge Camacho',
  line: 'PF',
  productName: 'Plan Familiar',
  total: 1_000_001,
  payments: 2,
  quotedOn: '2026-11-20',
  validUntil: '2026-12-19',
  contractNumber: null,
  pieces: 1,
  services: 4,
  discountPercent: 0,
  figures: {
    amount: 1_000_001,
    discount: 0,
    total: 1_000_001,
    untaxed: 862_070,
    tax: 137_931,
    downPayment: 100_000,
    financed: 900_001,
    instalments: [450_001, 450_000],
  },
};

const quotationOptions: QuotationOptions = {
  products: [{ code: 'PF-FAM', name: 'Plan Familiar', line: 'PF', price: 1_000_001, services: 4 }],
  terms: [0, 12],
  maxDiscount: 15,
  minDownPayment: 10,
  validDays: 30,
};

const quotationSamples: Samples<typeof quotation> = {
  QuotationDialog: <quotation.QuotationDialog open onOpenChange={nothing} quotation={quoted} company="Sereno" />,
  QuotationForm: (
    <quotation.QuotationForm
      form={{
        line: 'PF',
        productCode: 'PF-FAM',
        pieces: '1',
        discountPercent: '5',
        payments: 12,
        downPayment: '1,500',
      }}
      onChange={nothing}
      options={quotationOptions}
      onSave={nothing}
    />
  ),
  QuotationFormSkeleton: <quotation.QuotationFormSkeleton />,
  QuotationSheet: <quotation.QuotationSheet quotation={quoted} company="Sereno" />,
  Tabulator: (
    <quotation.Tabulator
      plans={tabulate(quotationOptions, { discountPercent: 0, downPaymentPercent: 10 })}
      title="Tabulador"
      company="Sereno"
      today="2026-11-20"
    />
  ),
};

const signatureSamples: Samples<typeof signature> = {
  SignatureDialog: (
    <signature.SignatureDialog
      open
      onOpenChange={nothing}
      signer="Laura Robles"
      busy={false}
      problem={null}
      onAccept={nothing}
    >
      Semana 46 de 2026: $12,480.35
    </signature.SignatureDialog>
  ),
  SignaturePad: <signature.SignaturePad label="Tu firma" signer="Laura Robles" name="firma" required />,
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
  MessagePage: <shell.MessagePage title="No encontramos la página" fullPage />,
  NoticeBar: <shell.NoticeBar tone="warning">La licencia vence mañana.</shell.NoticeBar>,
  OutboxBar: <shell.OutboxBar lines={[]} onRetry={nothing} onDiscard={nothing} />,
  OutboxLeave: <shell.OutboxLeave open onOpenChange={nothing} waiting={2} onSend={nothing} onLeave={nothing} />,
  QuickActions: <shell.QuickActions actions={[{ id: 'cita', label: 'Nueva cita', href: '/citas/nueva' }]} />,
  RequestMark: <shell.RequestMark busy />,
  RouteProgress: <shell.RouteProgress loading />,
  ScrollToTop: <shell.ScrollToTop />,
  SessionList: (
    <shell.SessionList
      sessions={[{ id: '1', browser: 'Firefox', system: 'Windows', openedAt: 0, usedAt: 0, isCurrent: true }]}
      timeZone="America/Mexico_City"
      onEnd={nothing}
      onEndOthers={nothing}
    />
  ),
  SideMenu: <shell.SideMenu sections={sections} minimized onMinimizedChange={nothing} />,
  // It fills the window; among others it has a place.
  Splash: <shell.Splash hideAfter={0} style={{ position: 'static', blockSize: 200 }} />,
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
  PrintNotes: <dataTable.PrintNotes value={['Previsión del Valle']}>Contratos</dataTable.PrintNotes>,
  UnevenRows: (
    <dataTable.DataTable
      title="Contratos"
      columns={contractColumns}
      rows={contracts}
      rowId={(row) => row.id}
      renderDetail={(row) => row.client}
      virtual={{ height: '24rem', Rows: dataTable.UnevenRows }}
    />
  ),
};

const somebody = {
  id: 81,
  firstName: 'Ana',
  lastName: 'Ruiz',
  mobilePhone: '5510003001',
  homePhone: null,
  email: 'ana@correo.example',
  acceptsEmail: false,
  hasPhone: true,
  hasEmail: true,
  hasAddress: false,
  means: { id: 4, name: 'Recomendado' },
  address: { street: null, county: null, state: null, zipCode: null },
  comments: null,
  adviserName: 'Luis Salas',
  formerAdviserName: null,
  createdAt: 1_772_000_000_000,
  reassignedAt: null,
  discardedAt: null,
  canEdit: true,
  canReassign: false,
  version: 1,
};
const sold = [
  { id: 1, number: 'PF-204817', line: 'PF', soldOn: '2026-03-14', cancelledOn: null, total: 34_500_50 },
] as const;
const prospectFields = {
  form: emptyProspectForm,
  onEdit: nothing,
  means: [{ id: 1, name: 'Recomendado' }],
  prospectHref: (id: number) => `/prospectos/${id}`,
  onSave: nothing,
};

const prospectSamples: Samples<typeof prospect> = {
  PostalCodeField: (
    <prospect.PostalCodeField value="72000" onChange={nothing} lookup={{ kind: 'found', name: 'Puebla' }} />
  ),
  ProspectCard: (
    <prospect.ProspectCard
      prospect={somebody}
      days={{ created: '2026-02-25', reassigned: null, discarded: null }}
      hrefs={{ call: 'tel:5510003001', whatsapp: null, sms: null, email: 'mailto:ana@correo.example', map: null }}
    />
  ),
  ProspectDialog: (
    <prospect.ProspectDialog
      {...prospectFields}
      open
      onOpenChange={nothing}
      prospectName="Ana Ruiz"
      onLoadNewest={nothing}
      onChoose={nothing}
    />
  ),
  ProspectForm: <prospect.ProspectForm {...prospectFields} kind="full" onCancel={nothing} />,
  ProspectContracts: <prospect.ProspectContracts contracts={sold} />,
  ProspectQuotations: (
    <prospect.ProspectQuotations quotations={[quoted]} today="2026-11-20" href={(id) => `/cotizaciones/${id}`} />
  ),
};

const roomSamples: Samples<typeof rooms> = {
  RoomBoard: (
    <rooms.RoomBoard
      label="Salas por hora"
      rooms={[
        {
          id: 1,
          name: 'Azucenas',
          opens: '08:00',
          closes: '20:00',
          minutesBefore: 30,
          minutesAfter: 15,
          isEnded: false,
        },
      ]}
      reservations={[]}
      ceremonyOf={({ ceremony }) => ceremony}
      onBook={nothing}
      onOpen={nothing}
    />
  ),
};

const themeSamples: Samples<typeof theme> = {
  GlobalStyle: <theme.GlobalStyle />,
  ThemeScope: <theme.ThemeScope theme="dark">Texto</theme.ThemeScope>,
};

/** A sample of every component, by subpath. */
export const samples = {
  access: accessSamples,
  activity: activitySamples,
  cards: cardSamples,
  carousel: carouselSamples,
  charts: chartSamples,
  commission: commissionSamples,
  'data-table': tableSamples,
  'filter-bar': filterBarSamples,
  foundation: foundationSamples,
  locale: localeSamples,
  pickers: pickerSamples,
  prospect: prospectSamples,
  quotation: quotationSamples,
  rooms: roomSamples,
  shell: shellSamples,
  signature: signatureSamples,
  theme: themeSamples,
};
