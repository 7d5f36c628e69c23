import { expect, waitFor } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { plans, codes, values } from './HeatGrid.samples.tsx';
import meta, { Default, Pesos, Large, Others, Empty } from './HeatGrid.stories.tsx';

const test = behaviour(meta);

const cellsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] path.cell');

const drawn = (root: HTMLElement) => waitFor(() => expect(cellsOf(root).length).toBeGreaterThan(0));

const printedIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('svg[data-plot] .value'), (text) => text.textContent);

test(
  'Two kinds of things, by pointer and by keys',
  Default,
  async ({ args, canvas, canvasElement, step, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Ventas por código postal y plan' });
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toEqual(values.map(({ value }) => String(value)));
    await expect(cellsOf(canvasElement).length).toBeLessThanOrEqual(6);
    const named = values[2 * 8 + 1];
    await step('keys', async () => {
      plot.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
      await canvas.findByText(`Plan Plus: 44130 ${named?.value}`);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ category: 'Plan Plus', series: '44130' });
      await userEvent.keyboard('{Escape}');
    });
    await step('pointer', async () => {
      const box = plot.getBoundingClientRect();
      await userEvent.pointer({ target: plot, coords: { clientX: box.right - 8, clientY: box.bottom - 8 } });
      await waitFor(() => expect(canvasElement.querySelector('[data-tip]')).toHaveTextContent('Nicho44300'));
      await userEvent.pointer({ target: document.body, coords: { clientX: 0, clientY: 0 } });
    });
    await step('table', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como gráfica' }));
    });
  },
);

test(
  'Long amounts are written short; the tooltip has them in full',
  Pesos,
  async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    await expect(printedIn(canvasElement).every((text) => text.length <= 9)).toBe(true);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(/^Plan Esencial: 44100 \$[\d,]+\.\d\d$/);
    await userEvent.keyboard('{Escape}');
  },
);

test('Names stay in sight while it scrolls', Large, async ({ canvas, canvasElement, userEvent }) => {
  const plot = await canvas.findByRole('application');
  await drawn(canvasElement);
  plot.focus();
  await userEvent.keyboard('{End}{ArrowDown}');
  const scroller = canvasElement.querySelector('[data-scroller]');
  await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(300));
  const rowName = canvasElement.querySelector('[data-of="rows"]')?.getBoundingClientRect();
  await expect(Math.abs((rowName?.left ?? 0) - (scroller?.getBoundingClientRect().left ?? 9))).toBeLessThan(6);
  await userEvent.keyboard('{Escape}');
});

test(
  'Five thousand rows are no picture: the first are drawn, and it says so',
  {
    args: {
      rows: Array.from({ length: 5000 }, (_, place) => ({ id: `r${place}`, label: `Asesor ${place + 1}` })),
      values: Array.from({ length: 5000 }, (_, place) => ({ row: `r${place}`, column: '44100', value: place })),
    },
  },
  async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(
      canvas.getByText('Se dibujan 100 de 5,000 filas y 8 de 8 columnas; la tabla las tiene todas.'),
    ).toBeVisible();
  },
);

test(
  'Negative, unknown, duplicate values and unknown rows or columns do not break the plot',
  {
    args: {
      rows: [...plans.slice(0, 2), ...plans.slice(0, 1)],
      columns: codes.slice(0, 3),
      values: [
        { row: 'Plan Esencial', column: '44100', value: 4 },
        { row: 'Plan Esencial', column: '44100', value: 3 },
        { row: 'Plan Esencial', column: '44130', value: -5 },
        { row: 'Plan Esencial', column: '44160', value: Number.NaN },
        { row: 'Plan Familiar', column: '44100', value: 0 },
        { row: 'Plan Familiar', column: '44130', value: Number.MAX_VALUE },
        { row: 'Otro', column: '44100', value: 9 },
      ],
    },
  },
  async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement).slice(0, 3)).toEqual(['7', '-5', '0']);
    await expect(canvasElement.querySelector('svg[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity/);
  },
);

test(
  'Combined cells and cells without a value cannot be opened',
  Others,
  async ({ args, canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvasElement.querySelector('[data-tip]')).not.toHaveTextContent('Ver');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByText('Otros planes: 44130 9');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: 'Plan Esencial', series: '44100' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(canvasElement.querySelectorAll('tbody button')).toHaveLength(1);
  },
);

test('FLT-04 no data', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test('FLT-04 could not be fetched', { args: { failed: true } }, async ({ canvas }) => {
  await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
});

test(
  'In forced colours shades are not visible: each value is in an outlined cell',
  { beforeEach: forceColors },
  async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toHaveLength(40);
    const outlines = Array.from(cellsOf(canvasElement), (cell) => getComputedStyle(cell).stroke);
    await expect(outlines.every((outline) => outline !== 'none' && !outline.includes('rgba(0, 0, 0, 0)'))).toBe(true);
  },
);

test(
  'When narrow it scrolls inside; row names stay',
  {
    decorators: [
      (Story) => (
        <div style={{ inlineSize: 328 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvasElement }) => {
    await drawn(canvasElement);
    const scroller = canvasElement.querySelector('[data-scroller]');
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity);
  },
);
