import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { replacePart } from '../../testing/replacePart.ts';
import { menuContent } from './lazyMenu.ts';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { hoverTimeout } from './menuHover.ts';
import { Menu } from './Menu.tsx';
import { vi } from 'vitest';
import { behaviour } from '../../testing/behaviour.ts';
import { action, chosen, gone, highlighted, opened, visible } from './Menu.samples.tsx';
import meta, { Default, WithTrigger } from './Menu.stories.tsx';
import { holdTimers } from '../../testing/time.ts';

const test = behaviour(meta);

test(
  'Opened and selected by mouse, keyboard and touch; Escape returns the focus',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
);

/** Stands for a field that an action shows, and that takes the focus in the very moment in which the menu goes. */
function TakesFocus() {
  useLayoutEffect(() => () => document.getElementById('field')?.focus(), []);
  return null;
}

test(
  'What takes the focus as the menu goes keeps it',
  {
    render: (args) => (
      <>
        <Menu {...args} items={[action('rename', 'Renombrar', { icon: <TakesFocus /> })]} />
        <input id="field" aria-label="Nombre" />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renombrar' }));
    await gone();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
);

test('The name of its button is the name of the menu', WithTrigger, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
  await visible(await screen.findByRole('menu', { name: 'Exportar' }));
});

test('A press outside closes it and does nothing else', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await opened();
  await userEvent.click(document.body);
  await gone();
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
});

test(
  'Every opening key: Enter, Space and arrow down go to the first item, arrow up to the last; Tab leaves',
  {
    render: (args) => (
      <>
        <Menu {...args} />
        <Button>Siguiente</Button>
      </>
    ),
  },
  async ({ args, canvas, step, userEvent }) => {
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
      // The browser decides where the focus goes next; the simulated key continues from the removed item.
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
);

test(
  'A second press on the button closes it; nothing is highlighted before the pointer reaches an item',
  {},
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  "Handlers on the host's button stay; a disabled or busy button opens nothing",
  {
    render: (args) => (
      <>
        <Menu {...args} trigger={<Button onClick={() => chosen('own')}>Exportar</Button>} />
        <Menu {...args} openOnHover trigger={<Button disabled>Imprimir</Button>} />
        <Menu {...args} openOnHover trigger={<Button busy>Guardar</Button>} />
      </>
    ),
    beforeEach: holdTimers,
  },
  async ({ args, canvas, userEvent }) => {
    const idle = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await userEvent.click(idle);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    vi.advanceTimersByTime(1000);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await visible(await screen.findByRole('menu', { name: 'Exportar' }));
    await expect(chosen).toHaveBeenCalledWith('own');
  },
);

const { load } = menuContent;

const fetching = fn<typeof load>();

test(
  'Its content loads when the pointer comes near; the first press opens it, and the button stays the same element',
  {
    beforeEach: () => {
      fetching.mockReset().mockImplementation(load);
      return replacePart(menuContent, fetching);
    },
  },
  async ({ args, canvas, userEvent }) => {
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
);

test(
  'Without a network it cannot load: the button is closed again, and the next press retries',
  {
    beforeEach: () => {
      fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
      const restore = replacePart(menuContent, fetching);
      const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
      return () => {
        restore();
        told.mockRestore();
      };
    },
  },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Más acciones' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'other' }));
    await expect(globalThis.reportError).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    fetching.mockImplementation(load);
    await userEvent.click(button);
    await visible(await opened());
    await expect(globalThis.reportError).toHaveBeenCalledTimes(1);
  },
);

function Leaving() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <Menu items={[action('gone', 'Quitar fila', { onSelect: () => setThere(false) })]} />}
      <Button>Siguiente</Button>
    </>
  );
}

test(
  'The row may be removed with its open menu: nothing is left over the page',
  { render: () => <Leaving /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar fila' }));
    await gone();
    await expect(document.querySelector('[data-base-ui-inert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  },
);

test(
  'The host refuses to open it: presses request it, and it stays closed',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
);

// A mouse opens it on hover; it closes half a second after the pointer left, and touch still presses.
/** The pointer must rest on the button longer than this before it opens, ms. */
const restTime = 200;

test(
  'SHL-37 Closes 500 ms after the pointer left, unless it returns',
  { args: { openOnHover: true, label: 'Acciones de PF-204817' }, beforeEach: holdTimers },
  async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acciones de PF-204817' });
    const hover = async (): Promise<HTMLElement> => {
      await userEvent.hover(button);
      vi.advanceTimersByTime(restTime);
      return opened();
    };
    await step('opens by the pointer alone', async () => {
      await hover();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'hover' });
    });
    await step('closes half a second after the pointer left, not before', async () => {
      await userEvent.unhover(button);
      vi.advanceTimersByTime(hoverTimeout - 100);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(100);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'hover' });
      await gone();
    });
    await step('the pointer that comes back in time keeps it', async () => {
      const menu = await hover();
      await userEvent.unhover(button);
      await userEvent.hover(menu);
      vi.advanceTimersByTime(hoverTimeout + 200);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await visible(await opened());
    });
  },
);

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

test(
  'An action that opens a drawer: the focus moves in, and afterwards back to the menu button',
  { render: () => <WithDrawer /> },
  async ({ canvas, userEvent }) => {
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
);

test(
  'Controlled and kept open: Escape requests closing, and it stays open until the host closes it',
  { args: { open: true } },
  async ({ args, userEvent }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await visible(screen.getByRole('menu'));
  },
);
