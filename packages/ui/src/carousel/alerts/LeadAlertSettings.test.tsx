import { expect, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './LeadAlertSettings.stories.tsx';

const test = behaviour(meta);

test('CAR-17 sound and number are opt-in', Default, async ({ args, canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Avisos' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Avisos de prospectos nuevos' });
  const sound = screen.getByRole('switch', { name: 'Sonido' });
  const badge = screen.getByRole('switch', { name: 'Número en la pestaña' });
  await expect(sound).not.toBeChecked();
  await expect(badge).not.toBeChecked();
  await userEvent.click(sound);
  await expect(args.onSoundChange).toHaveBeenCalledWith(true);
  await expect(sound).toBeChecked();
  badge.focus();
  await userEvent.keyboard(' ');
  await expect(args.onBadgeChange).toHaveBeenCalledWith(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true, { reason: 'trigger' });
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
});

test('The host holds it open', { args: { open: true } }, async ({ args, userEvent }) => {
  const panel = await screen.findByRole('dialog', { name: 'Avisos de prospectos nuevos' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  await expect(panel).toBeVisible();
});
