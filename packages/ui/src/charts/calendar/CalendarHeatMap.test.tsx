import { expect, waitFor } from 'storybook/test';
import { sampleRange } from '../samples.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { days } from './CalendarHeatMap.samples.tsx';
import meta, { Default, Month, Pesos, BadInput, Empty } from './CalendarHeatMap.stories.tsx';

const test = behaviour(meta);

const cellsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] path.cell');

const drawn = (root: HTMLElement) => waitFor(() => expect(cellsOf(root).length).toBeGreaterThan(0));

const printedIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('svg[data-plot] .value'), (text) => text.textContent);

const printed = (shown: typeof days) => shown.flatMap(({ value }) => (value > 0 ? [String(value)] : []));

const scaleOf = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('ul[aria-label="Escala"] li'), (word) => word.textContent);

test('A year of days, by pointer and by keys', Default, async ({ args, canvas, canvasElement, step, userEvent }) => {
  const plot = await canvas.findByRole('application', { name: 'Prospectos creados por día' });
  await drawn(canvasElement);
  await expect(cellsOf(canvasElement).length).toBeLessThanOrEqual(6);
  await expect(canvasElement.querySelectorAll('svg[data-plot] *').length).toBeLessThan(60);
  await expect(scaleOf(canvasElement)).toEqual(['0', '1 a 5', '6 a 10', '11 a 15', '16 a 20']);
  await step('keys', async () => {
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await canvas.findByText(/^martes 2 de diciembre de 2025: \d+$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2025-12-02', series: null });
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-tip]')).not.toBeInTheDocument();
  });
  await step('table', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('rowheader', { name: '22/11/2025' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como gráfica' }));
  });
});

test('The days of a few weeks bear their values', Month, async ({ canvasElement }) => {
  await drawn(canvasElement);
  await expect(printedIn(canvasElement)).toEqual(printed(days.slice(-30)));
});

test('Amounts: the scale says up to where each shade goes', Pesos, async ({ canvasElement }) => {
  await drawn(canvasElement);
  await expect(scaleOf(canvasElement)).toEqual([
    '$0',
    'hasta $5\u00a0k',
    'hasta $10\u00a0k',
    'hasta $15\u00a0k',
    'hasta $20\u00a0k',
  ]);
});

test(
  'Negative, unknown, duplicate and foreign days are described correctly',
  BadInput,
  async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('svg[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity/);
    await expect(scaleOf(canvasElement).slice(0, 3)).toEqual(['sin dato', 'menos de 0', '0']);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('lunes 9 de noviembre de 2026: 7');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText('miércoles 11 de noviembre de 2026: sin dato');
  },
);

test(
  'Ten years: the last 400 days, and it says so',
  { args: { range: sampleRange(3652) } },
  async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Se ven los últimos 400 días.')).toBeVisible();
  },
);

test('FLT-04 no data', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test('FLT-04 failed to load', { args: { failed: true } }, async ({ canvas }) => {
  await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
});

test(
  'A range that ends before it starts has no days',
  { args: { range: { start: '2026-11-20', end: '2026-11-01' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
);

test(
  'In forced colours shades are not visible: each value is printed in its cell',
  { args: { range: sampleRange(60), days: days.slice(-60) }, beforeEach: forceColors },
  async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toEqual(printed(days.slice(-60)));
  },
);

test(
  'When narrow it scrolls inside and shows the newest days; keys scroll the others into view',
  {
    decorators: [
      (Story) => (
        <div style={{ inlineSize: 328 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    const scroller = canvasElement.querySelector('[data-scroller]');
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(500));
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(scroller?.scrollLeft).toBeLessThan(60));
    await userEvent.keyboard('{Escape}');
  },
);
