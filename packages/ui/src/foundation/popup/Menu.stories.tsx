import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './menuItems.ts';
import { chosen, action, opened } from './Menu.samples.tsx';

const items: readonly MenuItem[] = [
  action('edit', 'Editar contrato', { icon: <Pencil />, shortcut: ['E'] }),
  action('visit', 'Agendar cita', { icon: <CalendarPlus />, shortcut: ['mod', 'shift', 'A'] }),
  { type: 'link', id: 'pdf', label: 'Ver póliza', href: '#poliza', icon: <FileText /> },
  { type: 'link', id: 'sat', label: 'Consultar en el SAT', href: 'https://www.sat.gob.mx', external: true },
  {
    type: 'submenu',
    id: 'share',
    label: 'Compartir',
    icon: <Share2 />,
    items: [action('mail', 'Por correo'), action('whatsapp', 'Por WhatsApp'), action('copy', 'Copiar enlace')],
  },
  { type: 'separator' },
  action('move', 'Reasignar asesor', { disabled: true, disabledReason: 'Solo la gerencia puede reasignar' }),
  { type: 'separator' },
  action('remove', 'Cancelar contrato', { icon: <Trash2 />, tone: 'danger', shortcut: ['mod', 'backspace'] }),
];

const meta: Meta<typeof Menu> = {
  title: 'Foundations/Menu',
  component: Menu,
  args: { items, onOpenChange: fn() },
  beforeEach: () => {
    chosen.mockClear();
  },
  parameters: {
    keyboard: {
      'Enter Space ArrowDown': 'On its button: opens it at the first item.',
      ArrowUp: 'On its button: opens it at the last item.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous item, around the ends.',
      'Home End': 'Moves to the first or the last item.',
      letters: 'Moves to the item that begins with them.',
      Enter: 'Chooses the item.',
      Escape: 'Closes it and returns the focus to its button.',
      'Tab Shift+Tab': 'Closes it and moves on.',
    },
    docs: {
      story: { height: '420px', inline: false },
      description: {
        component:
          'Actions behind a button, for what is done now and then. What is done all the time deserves a Button of its own; a value is ' +
          'chosen with a Select, and what is no list of items goes into a Popover. Put the dangerous action last, behind a separator, and ' +
          'leave out what never concerns the person; what is only impossible now stays, disabled, with its reason.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await opened();
};

/** Closed: three dots. */
export const Default: Story = {};

/** Open: icons, shortcuts, a link, a submenu, a reason, and the dangerous action last. */
export const Open: Story = { play: open };

/** Closed, behind a labelled button; its name is the menu's name. */
export const WithTrigger: Story = {
  args: {
    trigger: <Button startIcon={<Download />}>Exportar</Button>,
    items: [action('pdf', 'PDF'), action('xlsx', 'Excel')],
  },
};

function View() {
  const [columns, setColumns] = useState({ folio: true, phone: false });
  const [order, setOrder] = useState('date');
  return (
    <Menu
      trigger={<Button startIcon={<ChevronDown />}>Vista</Button>}
      items={[
        {
          type: 'group',
          id: 'columns',
          label: 'Columnas',
          items: [
            {
              type: 'checkbox',
              id: 'folio',
              label: 'Folio',
              checked: columns.folio,
              onChange: (folio) => setColumns({ ...columns, folio }),
            },
            {
              type: 'checkbox',
              id: 'phone',
              label: 'Teléfono',
              checked: columns.phone,
              onChange: (phone) => setColumns({ ...columns, phone }),
            },
          ],
        },
        { type: 'separator' },
        {
          type: 'radio',
          id: 'order',
          label: 'Ordenar por',
          value: order,
          onChange: setOrder,
          options: [
            { value: 'date', label: 'Fecha de cita' },
            { value: 'name', label: 'Nombre' },
            { value: 'amount', label: 'Comisión', disabled: true, disabledReason: 'Aún sin conciliar' },
          ],
        },
      ]}
    />
  );
}

/** Checkbox and radio items: the menu stays open, so that several can be changed. */
export const Choices: Story = {
  render: () => <View />,
  play: open,
};

/** A submenu. On a small phone it covers the first menu. */
export const Submenu: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Compartir' }));
    await screen.findByRole('menuitem', { name: 'Por correo' });
  },
};

/** An empty menu says so. It is better to leave the button out. */
export const Empty: Story = {
  args: { items: [] },
  play: open,
};

/** Very many: it scrolls, and typing finds. */
export const Many: Story = {
  args: { items: Array.from({ length: 40 }, (_, index) => action(`week${index}`, `Semana ${index + 1}`)) },
  play: open,
};

/** Long labels wrap; shortcuts do not. */
export const LongTexts: Story = {
  args: {
    items: [
      action('a', long300, { shortcut: ['mod', 'K'], icon: <Pencil /> }),
      action('b', german, { disabled: true, disabledReason: long300 }),
      action('c', arabic),
      { type: 'group', id: 'd', label: `${german} ${german}`, items: [action('e', 'Editar')] },
      { type: 'submenu', id: 'f', label: german, items: [action('g', german), action('h', long300)] },
    ],
  },
  play: open,
};
