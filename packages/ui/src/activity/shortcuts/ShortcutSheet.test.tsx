import { expect, screen, waitFor, within } from 'storybook/test';
import { allGone } from '../../foundation/dialog/samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Many, LongTexts, Phone } from './ShortcutSheet.stories.tsx';

const test = behaviour(meta);

const lineOf = (label: string): HTMLElement =>
  screen.getByText(label, { selector: 'dt' }).closest('div') ?? document.body;

test('Shortcuts are in groups, and Escape closes them', Default, async ({ args, userEvent }) => {
  const sheet = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  const list = within(sheet).getByRole('region', { name: 'Lista' });
  await expect(within(list).getByText('Siguiente actividad')).toBeVisible();
  await expect(lineOf('Siguiente actividad').querySelector('kbd')).toHaveTextContent('J');
  await expect(screen.getByRole('switch', { name: 'Atajos de una letra' })).toBeChecked();
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await allGone();
  await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
});

// Those without Ctrl are off; screen readers hear it, and their keys are dashed.
test('WCAG 2.1.4 single-letter shortcuts can be turned off', {}, async ({ args, step, userEvent }) => {
  const control = await screen.findByRole('switch', { name: 'Atajos de una letra' });
  await step('off', async () => {
    await userEvent.click(control);
    await expect(args.onEnabledChange).toHaveBeenLastCalledWith(false);
    for (const label of ['Buscar', 'Iniciar', 'Ir al inicio', 'Ver los atajos']) {
      await expect(lineOf(label)).toHaveTextContent('desactivado');
      await expect(getComputedStyle(lineOf(label).querySelector('kbd') ?? document.body).borderTopStyle).toBe('dashed');
    }
    for (const label of ['Guardar', 'Ir a una página']) {
      await expect(lineOf(label)).not.toHaveTextContent('desactivado');
    }
  });
  await step('on again, by keyboard', async () => {
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onEnabledChange).toHaveBeenLastCalledWith(true);
    await expect(screen.queryByText('desactivado')).not.toBeInTheDocument();
  });
});

test('More than fit: the sheet scrolls', Many, async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});

test('A page without shortcuts of its own still has the switch', { args: { groups: [] } }, async () => {
  await expect(await screen.findByRole('switch', { name: 'Atajos de una letra' })).toBeVisible();
});

test('Texts of any length and many keys wrap inside the sheet of a phone', LongTexts, async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});

test('On a phone it comes from the bottom edge', Phone, async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight - 1));
  await expect(document.documentElement.scrollWidth).toBe(360);
});
