import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette.tsx';
import { demoCommands } from './demoCommands.ts';
import { onPhone, phone } from './phone.ts';

const meta = {
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), commands: demoCommands, onNavigate: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '560px', autoplay: true },
      description: {
        component:
          'Every screen and every command at the tip of the fingers: Ctrl K, a part of the name, Enter. For those who know ' +
          'where they are going; whoever looks around has the menu. Screens are real links, so Ctrl, ⌘ or the middle button open ' +
          'another tab. The host binds the keys, and fetches this when it is first asked for.',
      },
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

function Host({ open: initial, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(initial);
  const [page, setPage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page !== '') title.current?.focus();
  }, [page]);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <h1 tabIndex={-1} ref={title}>
        Ventas
      </h1>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange(next, details);
        }}
        onNavigate={(href) => {
          setPage(href);
          props.onNavigate?.(href);
        }}
      />
    </main>
  );
}

const box = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Ir a…' });
const options = (): string[] => screen.getAllByRole('option').map((option) => option.textContent);
const active = (): HTMLElement => screen.getByRole('option', { selected: true });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** As it opens: the input has the focus, the first line is active, groups are sections. */
export const Default: Story = {
  name: 'Groups as sections, the focus in the input',
  play: async () => {
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Ir a…' })).toBeVisible();
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Tableros',
      'Prospectos',
      'Actividades',
      'Tu cuenta',
    ]);
    await expect(input).toHaveAttribute('aria-activedescendant', active().id);
    await expect(active()).toHaveTextContent('Tablero de actividades');
  },
};

/** Arrows go round, Home and End go to the ends, Enter chooses, Escape closes. */
export const Keyboard: Story = {
  name: 'By keyboard alone',
  play: async ({ args, step, userEvent }) => {
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    await step('arrows and ends', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(active()).toHaveTextContent('Metas');
      await userEvent.keyboard('{End}');
      await expect(active()).toHaveTextContent('Salir');
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toHaveTextContent('Tablero de actividades');
      await userEvent.keyboard('{ArrowUp}');
      await expect(active()).toHaveTextContent('Salir');
      await waitFor(() => expect(active()).toBeVisible());
      await userEvent.keyboard('{Home}');
      await expect(input).toHaveAttribute('aria-activedescendant', active().id);
    });
    await step('Enter', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onNavigate).toHaveBeenCalledOnce();
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard/sales');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' });
      await gone();
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
      await waitFor(async () => expect(await box()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
      await gone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
    });
  },
};

/** Blind to accents and case, over label, group and keywords; what was typed stands out, and the number is announced. */
export const Searching: Story = {
  name: 'A search, and how many it found',
  play: async ({ step, userEvent }) => {
    const input = await box();
    await step('the label', async () => {
      await userEvent.type(input, 'CONTRASENA');
      await expect(options()).toEqual(['Cambiar contraseña']);
      await expect(screen.getByText('contraseña', { selector: 'b' })).toBeVisible();
      await expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
    });
    await step('the group, the best first', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'prosp');
      await expect(options()).toEqual(['Registrar prospecto', 'Mis prospectos']);
      await expect(active()).toHaveTextContent('Registrar prospecto');
    });
    await step('a keyword', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'noche');
      await expect(options()).toEqual(['Usar el tema oscuro']);
    });
    await step('two words', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'tab act');
      await expect(options()).toEqual(['Tablero de actividades']);
      await expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
    });
  },
};

/** Nothing fits: it says so, and Enter does nothing. */
export const NoMatch: Story = {
  name: 'No hay coincidencias',
  play: async ({ args, userEvent }) => {
    const input = await box();
    await userEvent.type(input, 'xyz');
    await expect(screen.getByRole('status')).toHaveTextContent('No hay coincidencias');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** Without any command. */
export const Empty: Story = {
  args: { commands: [] },
  play: async () => {
    await expect(await screen.findByText('No hay coincidencias')).toBeVisible();
  },
};

/** The commands used last stand first until something is typed; those that are gone are left out. */
export const Recent: Story = {
  name: 'Recent commands first',
  args: { recent: ['calendar', 'gone', 'sales'] },
  play: async ({ userEvent }) => {
    const input = await box();
    const recent = screen.getByRole('group', { name: 'Recientes' });
    await expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Calendario3 hoy', 'Ventas']);
    await expect(options()).toHaveLength(demoCommands.length);
    await userEvent.type(input, 'v');
    await expect(screen.queryByRole('group', { name: 'Recientes' })).not.toBeInTheDocument();
    await userEvent.clear(input);
    await expect(screen.getByRole('group', { name: 'Recientes' })).toBeVisible();
  },
};

// What the browser would do with a link is not for a story.
const stay = (event: Event): void => event.preventDefault();

/** The pointer marks the line below it; a press follows it. With Ctrl the browser opens a tab, and the palette stays. */
export const Mouse: Story = {
  name: 'By mouse: links are real links',
  play: async ({ args, step, userEvent }) => {
    const input = await box();
    const link = screen.getByRole('option', { name: 'Comisiones' });
    await expect(link).toHaveAttribute('href', '/dashboard/commissions');
    await step('hover', async () => {
      await userEvent.hover(link);
      await expect(active()).toBe(link);
    });
    await step('Ctrl and press', async () => {
      window.addEventListener('click', stay, { once: true });
      await userEvent.keyboard('{Control>}');
      await userEvent.click(link);
      await userEvent.keyboard('{/Control}');
      await expect(args.onNavigate).not.toHaveBeenCalled();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await expect(input).toHaveFocus();
    });
    await step('press', async () => {
      await userEvent.click(link);
      await expect(args.onNavigate).toHaveBeenCalledOnce();
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard/commissions');
      await gone();
    });
  },
};

const dark = fn<() => void>();

/** A command that is no place is a button. */
export const Action: Story = {
  name: 'A command that does something',
  args: {
    commands: [
      ...demoCommands.filter(({ id }) => id !== 'theme'),
      { id: 'theme', label: 'Usar el tema oscuro', onSelect: dark },
    ],
  },
  play: async ({ args, userEvent }) => {
    dark.mockClear();
    await userEvent.type(await box(), 'oscuro');
    await userEvent.keyboard('{Enter}');
    await expect(dark).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await gone();
  },
};

/** Enter that is held down since it opened the palette, or that ends a composition of Japanese, chooses nothing. */
export const HeldEnter: Story = {
  name: 'Enter that was not meant for it',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const input = await box();
    for (const init of [{ repeat: true }, { isComposing: true }])
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The press beside it closes it, but not the second half of the double click that opened it. */
export const Beside: Story = {
  name: 'The backdrop closes it',
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.pointer([{ keys: '[MouseLeft]', target: document.body, coords: { clientX: 5, clientY: 5 } }]);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
    await gone();
  },
};

/** Who goes to a page has the focus there, and not back at the button. */
export const FocusAfter: Story = {
  name: 'After a choice the focus goes where the host puts it',
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.type(await box(), 'ventas{Enter}');
    await gone();
    await expect(canvas.getByRole('heading', { name: 'Ventas' })).toHaveFocus();
  },
};

/** A command that leads nowhere gives the focus back to where it was. */
export const FocusBack: Story = {
  name: 'After a choice that leads nowhere the focus is back',
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    await userEvent.type(await box(), 'oscuro{Enter}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function Changing(props: CommandPaletteProps) {
  const [commands, setCommands] = useState(demoCommands);
  return (
    <CommandPalette
      {...props}
      commands={[
        ...commands,
        { id: 'fewer', label: 'Quitar el primero', onSelect: () => setCommands((before) => before.slice(1)) },
      ]}
    />
  );
}

/** The list changes while it is open: the same command stays active. */
export const ListChanges: Story = {
  name: 'The list changes meanwhile',
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ userEvent }) => {
    await box();
    await userEvent.keyboard('{End}{Enter}');
    await expect(screen.queryByRole('option', { name: 'Tablero de actividades' })).not.toBeInTheDocument();
    await expect(active()).toHaveTextContent('Quitar el primero');
  },
};

/** In the upper part of a phone, above its keyboard; by touch. */
export const Phone: Story = {
  name: 'By touch, on a phone',
  globals: onPhone,
  parameters: phone,
  play: async ({ args, userEvent }) => {
    const input = await box();
    await expect(screen.getByRole('dialog').getBoundingClientRect().top).toBeLessThan(24);
    await expect(document.documentElement.scrollWidth).toBe(360);
    await userEvent.type(input, 'metas');
    await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Metas' }) }]);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard/goals');
    await gone();
  },
};

/** The same, left open. */
export const PhoneOpen: Story = {
  tags: ['!autodocs'],
  globals: onPhone,
  parameters: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(async () => expect(await box()).toBeVisible());
  },
};

const long: readonly Command[] = [
  { id: '1', label: long300, group: german, href: '/1', icon: 'flame', hint: german },
  { id: '2', label: german, group: german, href: '/2', icon: 'flame' },
  { id: '3', label: arabic, group: arabic, href: '/3', icon: 'unknown' },
  { id: '4', label: '<b>Ventas</b> & «metas»', href: '/4' },
];

/** Long texts wrap; what comes as data is never markup. */
export const LongTexts: Story = {
  globals: onPhone,
  parameters: phone,
  args: { commands: long },
  play: async ({ userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.type(await box(), 'ventas');
    await expect(screen.getByRole('option')).toHaveTextContent('<b>Ventas</b> & «metas»');
    await userEvent.clear(await box());
  },
};

/** With letters twice as large, on a phone. */
export const Zoomed: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** In another language. */
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('combobox', { name: 'Gehe zu …' });
    await userEvent.type(input, 'zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer');
  },
};

/** As many as an administrator has. */
const many: readonly Command[] = Array.from({ length: 100 }, (_, index) => ({
  id: `${index}`,
  label: `Pantalla ${index + 1}`,
  group: `Módulo ${Math.floor(index / 8) + 1}`,
  href: `/screen/${index}`,
  icon: 'library',
}));

export const Many: Story = {
  tags: ['!autodocs'],
  args: { commands: many, open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await box();
    await userEvent.keyboard('{End}');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const line = active().getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('listbox').scrollTop).toBe(0));
  },
};

export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' }, args: { recent: ['calendar'] } };

/** The active line keeps its mark. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await box();
    await userEvent.keyboard('{ArrowDown}');
    const [chosen, other] = [active(), screen.getByRole('option', { name: 'Comisiones' })];
    await expect(getComputedStyle(chosen).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  },
};
