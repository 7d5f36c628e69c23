import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './ExportStrip.stories.tsx';

const test = behaviour(meta);

test('How far it is stands in figures, and it can be given up', Default, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Preparando Contratos.csv' })).toHaveValue(0.45);
  await expect(canvas.getByText('45%')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
});
