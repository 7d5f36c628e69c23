import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Command } from './commandPaletteProps.ts';
import { demoCommands } from './commands.samples.ts';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour, forceColors } from '../testing/behaviour.ts';
import meta, { Default, Found, Searching, NoMatch, Recent, Phone, LongTexts } from './CommandPalette.stories.tsx';

const test = behaviour(meta);

const box = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Ir a…' });

const options = (): string[] => screen.getAllByRole('option').map((option) => option.textContent);

const active = (): HTMLElement => screen.getByRole('option', { selected: true });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('Groups as sections, the focus in the input', Default, async () => {
  const input = await box();
  await waitFor(() => expect(input).toHaveFocus());
  await expect(screen.getByRole('dialog', { name: 'Ir a…' })).toBeVisible();
  for (const name of ['Tableros', 'Prospectos', 'Actividades', 'Tu cuenta'])
    await expect(screen.getByRole('group', { name })).toBeVisible();
  await expect(input).toHaveAttribute('aria-activedescendant', active().id);
  await expect(active()).toHaveTextContent('Tablero de actividades');
});

test(
  'What the host found stands below the commands, in its order, and is chosen by keyboard alone',
  Found,
  async ({ args, userEvent }) => {
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('55 1000');
    await expect(args.onType).toHaveBeenLastCalledWith('55 1000');
    await expect(options()).toEqual([
      'Fernando Mendoza55 1000 3001',
      'COT-000123Fernando Mendoza',
      'Fernando Mendoza55 1000 3001',
    ]);
    const calls = screen.getByRole('group', { name: 'Llamar' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(calls).toContainElement(active());
    await userEvent.keyboard('{Enter}');
    await expect(args.found?.[2]?.onSelect).toHaveBeenCalledOnce();
    await gone();
  },
);

test('Says that the host searches, and that it failed', { args: { status: 'Buscando…' } }, async ({ userEvent }) => {
  await waitFor(async () => expect(await box()).toHaveFocus());
  await userEvent.keyboard('zzz');
  await expect(screen.getByRole('status')).toHaveTextContent(/^Buscando…/u);
});

// Arrows wrap around, Home and End go to the ends, Enter selects, Escape closes.
test('By keyboard alone', {}, async ({ args, step, userEvent }) => {
  const input = await box();
  await waitFor(() => expect(input).toHaveFocus());
  await step('Tab goes past the links to the button', async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.tab();
    // From the end of the dialog the focus comes back with the next frame.
    await waitFor(() => expect(input).toHaveFocus());
  });
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
});

test('A search, and its number of results', Searching, async ({ step, userEvent }) => {
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
});

test('No hay coincidencias', NoMatch, async ({ args, userEvent }) => {
  const input = await box();
  await userEvent.type(input, 'xyz');
  await expect(screen.getByRole('status')).toHaveTextContent('No hay coincidencias');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onNavigate).not.toHaveBeenCalled();
});

test('Without commands it says that nothing matches', { args: { commands: [] } }, async () => {
  await expect(await screen.findByText('No hay coincidencias')).toBeVisible();
});

test('Recent commands first', Recent, async ({ userEvent }) => {
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
});

// The story does not test the browser's own navigation.
const stay = (event: Event): void => event.preventDefault();

// The pointer activates the row below it; a press follows it. With Ctrl the browser opens a tab, and the palette stays.
test('By mouse: links are real links', {}, async ({ args, step, userEvent }) => {
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
});

const dark = fn<() => void>();

// A command without a URL is a button.
test(
  'A command with an action',
  {
    args: {
      commands: [
        ...demoCommands.filter(({ id }) => id !== 'theme'),
        { id: 'theme', label: 'Usar el tema oscuro', onSelect: dark },
      ],
    },
  },
  async ({ args, userEvent }) => {
    dark.mockClear();
    await userEvent.type(await box(), 'oscuro');
    await userEvent.keyboard('{Enter}');
    await expect(dark).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await gone();
  },
);

// Enter held since it opened the palette, or that ends a Japanese composition, selects nothing.
test('Enter that was not meant for it', {}, async ({ args }) => {
  const input = await box();
  for (const init of [{ repeat: true }, { isComposing: true }])
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
  await expect(args.onNavigate).not.toHaveBeenCalled();
  await expect(screen.getByRole('dialog')).toBeVisible();
});

// A press outside closes it, but not the second click of the double click that opened it.
test('The backdrop closes it', { args: { open: false } }, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
  await waitFor(async () => expect(await box()).toHaveFocus());
  await userEvent.pointer([{ keys: '[MouseLeft]', target: document.body, coords: { clientX: 5, clientY: 5 } }]);
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
  await gone();
});

// A page that is opened has the focus, not the button.
test(
  'After a selection the focus is where the host puts it',
  { args: { open: false } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.type(await box(), 'ventas{Enter}');
    await gone();
    await expect(canvas.getByRole('heading', { name: 'Ventas' })).toHaveFocus();
  },
);

// A command that moves no focus restores it.
test('After a command that moves no focus it is restored', { args: { open: false } }, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Abrir' });
  await userEvent.click(button);
  await userEvent.type(await box(), 'oscuro{Enter}');
  await gone();
  await waitFor(() => expect(button).toHaveFocus());
});

test('By touch, on a phone', Phone, async ({ args, userEvent }) => {
  const input = await box();
  await expect(screen.getByRole('dialog').getBoundingClientRect().top).toBeLessThan(24);
  await expect(document.documentElement.scrollWidth).toBe(360);
  await userEvent.type(input, 'metas');
  await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Metas' }) }]);
  await expect(args.onNavigate).toHaveBeenCalledOnce();
  await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard/goals');
  await gone();
});

test(
  'On a phone its button closes it, and it opens again',
  { globals: onPhone, parameters: phone },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(async () => expect(await box()).toBeVisible());
  },
);

test(
  'On a phone long texts wrap; data are never markup',
  { ...LongTexts, globals: onPhone, parameters: phone },
  async ({ userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.type(await box(), 'ventas');
    await expect(screen.getByRole('option')).toHaveTextContent('<b>Ventas</b> & «metas»');
  },
);

test('In German', { globals: { locale: 'de' } }, async ({ userEvent }) => {
  const input = await screen.findByRole('combobox', { name: 'Gehe zu …' });
  await userEvent.type(input, 'zzz');
  await expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer');
});

test('Forced colours keep the mark of the active row', { beforeEach: forceColors }, async ({ userEvent }) => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await box();
  await userEvent.keyboard('{ArrowDown}');
  const [chosen, other] = [active(), screen.getByRole('option', { name: 'Comisiones' })];
  await expect(getComputedStyle(chosen).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
});

/** As many as an administrator has. */
const many: readonly Command[] = Array.from({ length: 100 }, (_, index) => ({
  id: `${index}`,
  label: `Pantalla ${index + 1}`,
  group: `Módulo ${Math.floor(index / 8) + 1}`,
  href: `/screen/${index}`,
  icon: 'library',
}));

test(
  'Of a hundred commands the active one is visible, and at the first one the list is scrolled to the top',
  { args: { commands: many, open: false } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await box();
    await userEvent.keyboard('{End}');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const line = active().getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('listbox').scrollTop).toBe(0));
  },
);
