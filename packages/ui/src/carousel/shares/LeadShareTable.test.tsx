import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Failed } from './LeadShareTable.stories.tsx';

const test = behaviour(meta);

test('Each adviser with their share of the leads', Default, async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Reparto de prospectos' });
  const rows = within(grid)
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent))
    .filter((cells) => cells.length > 0);
  await expect(rows.slice(0, 3)).toEqual([
    ['LLucía Fernández Ávila', '12', '75', '9', '3', '11', '21/11/2026', 'Sí'],
    ['JJorge Camacho', '4', '25', '3', '1', '2', '21/11/2026', 'Sí'],
    ['ÓÓscar Medina', '0', '0', '0', '0', '0', '', 'No'],
  ]);
});

test('A failed load can be retried', Failed, async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
