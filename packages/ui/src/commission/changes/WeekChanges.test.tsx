import { compareWeeks } from '@sereno/domain/commission';
import { expect, within } from 'storybook/test';
import { line } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Same, Loading, Failed, Phone } from './WeekChanges.stories.tsx';

const test = behaviour(meta);

const TITLE = 'Qué cambió desde la semana pasada';

async function rowsOf(grid: HTMLElement): Promise<readonly (readonly string[])[]> {
  await within(grid).findAllByRole('gridcell');
  return within(grid)
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent))
    .filter((cells) => cells.length === 7);
}

test('New, removed and changed pay, with before, now, difference and sum', Default, async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: TITLE });
  await expect(await rowsOf(grid)).toEqual(
    expect.arrayContaining([
      ['MENSUALIDAD', 'SG-077310', 'Rosa Elena Tapia', 'Cambió', '$98.20', '$103.45', '$5.25'],
      ['NUEVA VENTA', 'PF-204817', 'María del Carmen Ruiz', 'Nuevo', '', '$1,268.97', '$1,268.97'],
      ['MENSUALIDAD', 'PF-170021', 'Ana Sofía Ruiz', 'Ya no está', '$310.05', '', '-$310.05'],
    ]),
  );
  await expect(grid).toHaveTextContent('$3,489.60');
  const sentence = canvas.getByText('Esta semana se paga $3,489.60 más');
  await expect(sentence).toBeVisible();
  await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().top);
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 cambió',
    '3 nuevos',
    '1 ya no está',
    '2 siguen igual',
  ]);
});

test('The week pays less', { args: { comparison: compareWeeks([], [line({ toPay: 20.1 })]) } }, async ({ canvas }) => {
  await expect(await canvas.findByText('Esta semana se paga $20.10 menos')).toBeVisible();
});

test('Both weeks pay the same', Same, async ({ canvas }) => {
  await expect(await canvas.findByText('Las dos semanas pagan lo mismo')).toBeVisible();
  await expect(canvas.getByText('Esta semana se paga lo mismo en total')).toBeVisible();
});

test('While the other week loads the table is busy and shows no sum', Loading, async ({ canvas }) => {
  await expect(await canvas.findByRole('grid', { name: TITLE })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.queryByText(/Esta semana se paga/)).not.toBeInTheDocument();
});

test('A week that failed to load can be retried', Failed, async ({ args, canvas, userEvent }) => {
  await expect(await canvas.findByText('No se pudo comparar con la otra semana.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

test('On a phone the sum is above the cards', Phone, async ({ canvas }) => {
  const sentence = await canvas.findByText('Esta semana se paga $3,489.60 más');
  const first = await canvas.findByText('PF-204817');
  await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
  await expect(document.documentElement.scrollWidth).toBe(360);
});
