import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { Menu } from './Menu.tsx';
import { action, chosen, gone, highlighted, opened, visible } from './Menu.samples.tsx';
import meta, { Choices, Default, Empty, LongTexts, Many, Open } from './Menu.stories.tsx';

const test = behaviour(meta);

test(
  'A disabled item shows its reason and cannot be selected; shortcuts and external links are announced',
  Open,
  async ({ canvas, userEvent }) => {
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
);

test(
  'Checkbox and radio items change by pointer and key: the menu stays open, so that several can be changed',
  Choices,
  async ({ canvas, userEvent }) => {
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
);

test(
  'Submenu: arrow right opens it, arrow left returns, and touch opens it',
  Default,
  async ({ canvas, step, userEvent }) => {
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
);

test(
  'Right-to-left, the arrows swap and the submenu opens to the left',
  {
    render: (args) => (
      <div dir="rtl">
        <Menu {...args} />
      </div>
    ),
  },
  async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await highlighted('Editar contrato');
    await userEvent.keyboard('com{ArrowLeft}');
    await highlighted('Por correo');
    const [menu, submenu] = screen.getAllByRole('menu').map((panel) => panel.getBoundingClientRect().left);
    await expect(submenu).toBeLessThan(menu ?? 0);
  },
);

test('An empty menu says so', Empty, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('menuitem', { name: 'Sin opciones' })).toHaveAttribute('aria-disabled', 'true');
});

test(
  'With very many items the keyboard reaches the last, which scrolls into view',
  Many,
  async ({ canvas, userEvent }) => {
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
);

test(
  'The host leaves items out by role; a separator that separates nothing is not shown',
  {
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
  },
  async () => {
    await opened();
    const lines = screen.getAllByRole('separator').filter((line) => getComputedStyle(line).display !== 'none');
    await expect(lines).toHaveLength(1);
  },
);

const visited = fn<(href: string) => void>();

test(
  'A link navigates; the host’s router may handle the plain press',
  {
    args: {
      items: [{ type: 'link', id: 'pdf', label: 'Ver póliza', href: '#poliza' }, action('edit', 'Editar')],
      onNavigate: visited,
    },
  },
  async ({ canvas, userEvent }) => {
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
);

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

test(
  'The items may change while it is open, down to none, and the keyboard still works',
  { render: () => <Shrinking /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar asesor' }));
    for (const name of ['Ana', 'Carla', 'Beto']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await visible(await screen.findByText('Sin opciones'));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
);

test(
  'The default button is in the language of the page, and so is an empty menu',
  { args: { items: [] }, globals: { locale: 'de' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
    await visible(await screen.findByText('Keine Optionen'));
  },
);

test(
  'Long labels wrap, on a phone and at twice their size too',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await opened();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    document.documentElement.style.fontSize = '200%';
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
);

test(
  'On a small phone a submenu covers the first menu',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
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
  },
);

test(
  'The highlighted item has the selection colours, and a disabled one stays readable when focused',
  { beforeEach: forceColors },
  async ({ canvas, userEvent }) => {
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
);
