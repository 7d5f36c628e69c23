import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Empty, Failed } from './AdviserWeeks.stories.tsx';

const test = behaviour(meta);

test(
  'CMA-11 CMA-15 who signed, disputes or is pending, with counts',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Quién ha firmado' });
    const rows = within(grid)
      .getAllByRole('row')
      .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent).slice(0, 6))
      .filter((cells) => cells.length === 6);
    await expect(rows.slice(0, 5)).toEqual([
      ['JJulián Ortega', 'Aceptada', '19/11/2026', '10:05', '0', '$5,553.02'],
      ['LLucía Fernández Ávila', 'En conciliación', '19/11/2026', '20:40', '2', '$3,120.40'],
      ['ÓÓscar Medina', 'Pendiente', '', '', '0', '$1,890.00'],
      ['JJorge Camacho', 'Pendiente', '', '', '0', '$960.15'],
      ['AAna Ruiz', 'En curso', '', '', '0', '-$75.20'],
    ]);
    await step('the counts are above', async () => {
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1 firmó',
        '1 en conciliación',
        '2 por firmar',
        '1 en curso',
      ]);
      await expect(grid).toHaveTextContent('$11,448.37');
    });
    await step('a row leads to the adviser’s week', async () => {
      await userEvent.click(
        within(grid).getByRole('button', { name: 'Ver semana', description: 'Lucía Fernández Ávila' }),
      );
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
      await expect(args.onChoose).toHaveBeenCalledWith(209);
    });
  },
);

test('A week without commissions says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Ningún asesor tiene comisiones en esta semana')).toBeVisible();
});

test('A failed load can be retried', Failed, async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
