import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { deferred } from '../../state/deferred.ts';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { hoverTimeout } from './hoverTimeout.ts';
import { Menu } from './Menu.tsx';
import { menuCode } from './menuCode.ts';
import type { MenuItem } from './menuItems.ts';

const chosen = fn<(id: string) => void>();
const action = (id: string, label: string, more: Partial<Extract<MenuItem, { type: 'action' }>> = {}): MenuItem => ({
  type: 'action',
  id,
  label,
  onSelect: () => chosen(id),
  ...more,
});

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

const opened = () => screen.findByRole('menu');
const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const highlighted = (name: string) =>
  waitFor(async () => {
    await expect(document.activeElement).toHaveAttribute('data-highlighted');
    await expect(document.activeElement).toHaveAccessibleName(name);
  });

/** Three dots open it. Chosen by mouse, keyboard and touch; Escape gives the focus back. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    await step('mouse', async () => {
      await userEvent.click(button);
      await visible(await screen.findByRole('menu', { name: 'Más acciones' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Editar contrato' }));
      await gone();
      await expect(chosen).toHaveBeenLastCalledWith('edit');
      await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true, { reason: 'trigger' });
      await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false, { reason: 'select' });
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await opened();
      await highlighted('Editar contrato');
      await userEvent.keyboard('{End}');
      await highlighted('Cancelar contrato');
      await userEvent.keyboard('{Home}{ArrowDown}');
      await highlighted('Agendar cita');
      await userEvent.keyboard('ca');
      await highlighted('Cancelar contrato');
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(chosen).toHaveBeenLastCalledWith('remove');
    });
    await step('Escape', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await opened();
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      const item = await screen.findByRole('menuitem', { name: 'Agendar cita' });
      await userEvent.pointer([{ keys: '[TouchA]', target: item }]);
      await gone();
      await expect(chosen).toHaveBeenLastCalledWith('visit');
      await expect(chosen).toHaveBeenCalledTimes(3);
    });
  },
};

/** Open: icons, keys, a link to another place, a menu beside it, a reason, and the dangerous action last. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await opened();
    const disabled = screen.getByRole('menuitem', { name: 'Reasignar asesor' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).toHaveAccessibleDescription('Solo la gerencia puede reasignar');
    await userEvent.click(disabled);
    await visible(screen.getByRole('menu'));
    await expect(chosen).not.toHaveBeenCalled();
    const keys = screen.getByRole('menuitem', { name: 'Agendar cita' }).getAttribute('aria-keyshortcuts');
    await expect(keys).toMatch(/^(Control|Meta)\+Shift\+A$/);
    await expect(screen.getByRole('menuitem', { name: /Consultar en el SAT \(se abre/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

/** Behind a button with words; its name is the name of the menu. */
export const WithTrigger: Story = {
  args: {
    trigger: <Button startIcon={<Download />}>Exportar</Button>,
    items: [action('pdf', 'PDF'), action('xlsx', 'Excel')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await visible(await screen.findByRole('menu', { name: 'Exportar' }));
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

/** What is on and what is chosen: the menu stays open, so that several things can be changed. */
export const Choices: Story = {
  render: () => <View />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vista' }));
    await visible(await screen.findByRole('group', { name: 'Columnas' }));
    const phone = screen.getByRole('menuitemcheckbox', { name: 'Teléfono' });
    await userEvent.click(phone);
    await expect(phone).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(screen.getByRole('menuitemradio', { name: 'Nombre' })).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemradio', { name: 'Fecha de cita' })).toHaveAttribute('aria-checked', 'false');
    await visible(screen.getByRole('menu'));
  },
};

/** A menu beside an item: arrow right goes in, arrow left comes back, Escape too. */
export const Submenu: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await highlighted('Editar contrato');
    await step('keyboard', async () => {
      await userEvent.keyboard('com{ArrowRight}');
      await highlighted('Por correo');
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Compartir' })).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Por correo' })).not.toBeInTheDocument());
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('menuitem', { name: 'Compartir' }) }]);
      await visible(await screen.findByRole('menuitem', { name: 'Copiar enlace' }));
    });
    await expect(canvas.getByRole('button', { name: 'Más acciones' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Where one reads from the right, the arrows change their part, and the menu opens to the left. */
export const RightToLeft: Story = {
  parameters: {
    everyStory: { zoom: { exempt: 'It is measured before the menu, a frame later, is back beside its button.' } },
  },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await highlighted('Editar contrato');
    await userEvent.keyboard('com{ArrowLeft}');
    await highlighted('Por correo');
    const [menu, submenu] = screen.getAllByRole('menu').map((panel) => panel.getBoundingClientRect().left);
    await expect(submenu).toBeLessThan(menu ?? 0);
  },
};

/** A press beside it closes it and does nothing else. */
export const PressBeside: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await opened();
    await userEvent.click(document.body);
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
  },
};

/** Every way in by a key: Enter, Space and arrow down lead to the first item, arrow up to the last; Tab leaves for what follows. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Siguiente</Button>
    </>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    button.focus();
    const ways = [
      ['{Enter}', 'Editar contrato'],
      [' ', 'Editar contrato'],
      ['{ArrowDown}', 'Editar contrato'],
      ['{ArrowUp}', 'Cancelar contrato'],
    ] as const;
    for (const [key, item] of ways) {
      await step(`with ${key}`, async () => {
        await userEvent.keyboard(key);
        await highlighted(item);
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
        await userEvent.keyboard('{Escape}');
        await gone();
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
    await step('Tab', async () => {
      await userEvent.keyboard('{Enter}');
      await highlighted('Editar contrato');
      await userEvent.tab();
      await gone();
      // Where the focus goes from there is the browser's; the simulated key goes on from the item that is no more.
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'other' });
    });
    await step('Shift and Tab', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await highlighted('Editar contrato');
      await userEvent.tab({ shift: true });
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(12);
    });
  },
};

/** A second press on the button closes it; nothing is highlighted before the pointer reaches an item. */
export const PressOnButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    const touch = () => userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    for (const [name, press] of [['mouse', () => userEvent.click(button)] as const, ['touch', touch] as const]) {
      await step(name, async () => {
        await press();
        const menu = await opened();
        await expect(button).toHaveAttribute('aria-controls', menu.id);
        await waitFor(() => expect(menu).toHaveFocus());
        await expect(menu.querySelector('[data-highlighted]')).toBeNull();
        await press();
        await gone();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'trigger' });
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** What the host listens to on its own button stays; a disabled or a busy button opens nothing. */
export const OwnButton: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Menu {...args} trigger={<Button onClick={() => chosen('own')}>Exportar</Button>} />
      <Menu {...args} openOnHover trigger={<Button disabled>Imprimir</Button>} />
      <Menu {...args} openOnHover trigger={<Button busy>Guardar</Button>} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const idle = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await userEvent.click(idle);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await visible(await screen.findByRole('menu', { name: 'Exportar' }));
    await expect(chosen).toHaveBeenCalledWith('own');
  },
};

const original = menuCode.content;
const fetching = fn<typeof original.load>();

/** What it shows is fetched when somebody comes near; the first press opens it, and the button stays what it was. */
export const FirstPress: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    fetching.mockReset().mockImplementation(() => original.load());
    menuCode.content = deferred(fetching);
    return () => {
      menuCode.content = original;
    };
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    await expect(fetching).not.toHaveBeenCalled();
    await userEvent.hover(button);
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    await userEvent.click(button);
    await visible(await opened());
    await expect(canvas.getByRole('button', { hidden: true })).toBe(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(fetching).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** Without a network it cannot be fetched: the button says that it is closed, and the next press asks again. */
export const Offline: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    menuCode.content = deferred(fetching);
    const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    return () => {
      menuCode.content = original;
      told.mockRestore();
    };
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'other' }));
    await expect(globalThis.reportError).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    fetching.mockImplementation(() => original.load());
    await userEvent.click(button);
    await visible(await opened());
    await expect(globalThis.reportError).toHaveBeenCalledTimes(1);
  },
};

function Leaving() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <Menu items={[action('gone', 'Quitar fila', { onSelect: () => setThere(false) })]} />}
      <Button>Siguiente</Button>
    </>
  );
}

/** The row may go with its menu: nothing is left lying over the page. */
export const UnmountedWhileOpen: Story = {
  tags: ['!autodocs'],
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar fila' }));
    await gone();
    await expect(document.querySelector('[data-base-ui-inert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  },
};

/** The host refuses to open it: the presses ask, and it stays closed. */
export const HeldClosed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** A mouse opens it without a press; it closes half a second after the pointer left, and touch still presses. */
export const HoverTimeout: Story = {
  name: 'SHL-37 Closes 500 ms after the pointer left',
  args: { openOnHover: true, label: 'Acciones de PF-204817' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acciones de PF-204817' });
    await step('opens by the pointer alone', async () => {
      await userEvent.hover(button);
      await opened();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'hover' });
    });
    await step('closes half a second after the pointer left, not before', async () => {
      let closedAt = 0;
      const watch = new MutationObserver(() => {
        closedAt ||= button.getAttribute('aria-expanded') === 'false' ? performance.now() : 0;
      });
      watch.observe(button, { attributes: true });
      const leftAt = performance.now();
      await userEvent.unhover(button);
      await waitFor(() => expect(closedAt).toBeGreaterThan(0), { timeout: 5000 });
      watch.disconnect();
      // A slow machine may be late, but a timer is never early; 20 ms are for the rounding of the clocks.
      await expect(closedAt - leftAt).toBeGreaterThan(hoverTimeout - 20);
      await gone();
    });
    await step('the pointer that comes back in time keeps it', async () => {
      await userEvent.hover(button);
      const menu = await opened();
      await userEvent.unhover(button);
      await userEvent.hover(menu);
      await new Promise((resolve) => setTimeout(resolve, hoverTimeout + 200));
      await visible(menu);
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await visible(await opened());
    });
  },
};

/** Nothing can be done: it says so rather than showing an empty box. Better is to leave the button out. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Sin opciones' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Far too many: it scrolls, and typing finds. */
export const Many: Story = {
  args: { items: Array.from({ length: 40 }, (_, index) => action(`week${index}`, `Semana ${index + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await opened();
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await highlighted('Semana 1');
    await userEvent.keyboard('{End}');
    await highlighted('Semana 40');
    const last = screen.getByRole('menuitem', { name: 'Semana 40' }).getBoundingClientRect();
    await waitFor(() => expect(last.bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom));
  },
};

/** The host leaves items out as roles demand; a line that divides nothing is not drawn. */
export const StraySeparators: Story = {
  tags: ['!autodocs'],
  args: {
    defaultOpen: true,
    items: [
      { type: 'separator' },
      action('a', 'Editar'),
      { type: 'separator' },
      { type: 'separator' },
      action('b', 'Copiar'),
    ],
  },
  play: async () => {
    await opened();
    const lines = screen.getAllByRole('separator').filter((line) => getComputedStyle(line).display !== 'none');
    await expect(lines).toHaveLength(1);
  },
};

const visited = fn<(href: string) => void>();

/** A link leads away; the host's router may take the plain press. */
export const Links: Story = {
  args: {
    items: [{ type: 'link', id: 'pdf', label: 'Ver póliza', href: '#poliza' }, action('edit', 'Editar')],
    onNavigate: visited,
  },
  play: async ({ canvas, userEvent }) => {
    visited.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver póliza' }));
    await gone();
    await expect(visited).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await highlighted('Ver póliza');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(visited).toHaveBeenCalledTimes(2);
    await expect(visited).toHaveBeenLastCalledWith('#poliza');
  },
};

function WithDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu items={[action('detail', 'Ver detalle', { onSelect: () => setOpen(true) })]} />
      <Drawer title="Detalle" open={open} onOpenChange={setOpen}>
        Contrato PF-204817
      </Drawer>
    </>
  );
}

/** An action that opens a drawer: the focus goes in, and afterwards back to the button of the menu. */
export const OpensDrawer: Story = {
  render: () => <WithDrawer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    await highlighted('Ver detalle');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Detalle' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function Shrinking() {
  const [left, setLeft] = useState(['Ana', 'Beto', 'Carla']);
  return (
    <Menu
      label="Quitar asesor"
      items={left.map((name) => ({
        type: 'checkbox',
        id: name,
        label: name,
        checked: true,
        onChange: () => setLeft(left.filter((other) => other !== name)),
      }))}
    />
  );
}

/** The list may change while it is open, down to nothing, and the keyboard still works. */
export const ChangesWhileOpen: Story = {
  tags: ['!autodocs'],
  render: () => <Shrinking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar asesor' }));
    for (const name of ['Ana', 'Carla', 'Beto']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await visible(await screen.findByText('Sin opciones'));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The host holds it open: Escape asks, and as long as the host does not agree, it stays. */
export const HeldByHost: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await visible(screen.getByRole('menu'));
  },
};

/** The default button speaks the language of the page, and so does an empty menu. */
export const InGerman: Story = {
  args: { items: [] },
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
    await visible(await screen.findByText('Keine Optionen'));
  },
};

const texts: Story = {
  args: {
    items: [
      action('a', long300, { shortcut: ['mod', 'K'], icon: <Pencil /> }),
      action('b', german, { disabled: true, disabledReason: long300 }),
      action('c', arabic),
      { type: 'group', id: 'd', label: `${german} ${german}`, items: [action('e', 'Editar')] },
      { type: 'submenu', id: 'f', label: german, items: [action('g', german), action('h', long300)] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await opened();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** Labels of any length wrap; the keys stay whole. */
export const LongTexts: Story = { ...texts };

/** On a small phone a menu beside an item lies over the first one. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await highlighted('Editar contrato');
    await userEvent.keyboard('com{ArrowRight}');
    await highlighted('Por correo');
    for (const menu of screen.getAllByRole('menu')) {
      const { left, right } = menu.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(360);
    }
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** With letters twice as large it still fits a small phone. */
export const Zoomed: Story = {
  ...texts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** Open in the dark theme. */
export const Dark: Story = { ...Open, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Open in the compact density. */
export const Compact: Story = { ...Open, tags: ['!autodocs'], globals: { density: 'compact' } };

/** The highlighted item stands out by the colours of a selection, and a disabled one stays readable when it is reached. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await highlighted('Editar contrato');
    const menu = screen.getByRole('menu');
    const item = screen.getByRole('menuitem', { name: 'Editar contrato' });
    await expect(getComputedStyle(item).backgroundColor).not.toBe(getComputedStyle(menu).backgroundColor);
    await userEvent.keyboard('rea');
    await highlighted('Reasignar asesor');
    const disabled = screen.getByRole('menuitem', { name: 'Reasignar asesor' });
    await expect(getComputedStyle(disabled).backgroundColor).toBe(getComputedStyle(menu).backgroundColor);
  },
};
