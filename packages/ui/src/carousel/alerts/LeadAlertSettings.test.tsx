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
});
