import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx';
import meta, { Default, LongTexts } from './QuickActions.stories.tsx';

const test = behaviour(meta);

const shown = () => waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument(), { timeout: 3000 });

test('SHL-09 SHL-10 SHL-11 links in a dropdown', Default, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Acciones rápidas' }));
  await shown();
  await expect(screen.getByRole('menu', { name: 'Acciones rápidas' })).toBeVisible();
  await expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
    '/prospect/prospect-simply',
    '/prospect/add',
  ]);
});

// A plain press is the host's.
test('SHL-10 SHL-11 by mouse, keyboard and touch', {}, async ({ args, canvas, step, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Acciones rápidas' });
  await step('mouse', async () => {
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registro básico de prospecto' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/prospect/prospect-simply');
    await gone();
  });
  await step('keyboard', async () => {
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Registro básico de prospecto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/prospect/add');
    await gone();
  });
  await step('touch', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await userEvent.pointer([
      { keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Registrar prospecto' }) },
    ]);
    await expect(args.onNavigate).toHaveBeenCalledTimes(3);
    await gone();
  });
});

test('SHL-37 opens on hover, closes 500 ms after the pointer left', {}, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Acciones rápidas' });
  await userEvent.hover(button);
  await shown();
  const timers = spyOn(window, 'setTimeout');
  await userEvent.unhover(button);
  await expect(timers).toHaveBeenCalledWith(expect.any(Function), 500);
  timers.mockRestore();
  await gone();
});

test('Without actions there is no button', { args: { actions: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

/** Outside of the sub-header, which has no actions on a phone. */
const alone = (args: QuickActionsProps) => <QuickActions {...args} />;

test(
  'On a phone long texts wrap in the menu',
  { ...LongTexts, render: alone, globals: onPhone, parameters: phone },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test(
  'With text twice as large the open menu stays on the screen',
  {
    render: alone,
    globals: onPhone,
    parameters: phone,
    beforeEach: () => {
      document.documentElement.style.fontSize = '200%';
      return () => {
        document.documentElement.style.fontSize = '';
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones rápidas' }));
    await shown();
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

test('In German', { globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Schnellaktionen' })).toBeVisible();
});
