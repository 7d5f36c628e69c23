import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleValues } from '../samples.ts';
import { HeatGrid } from './HeatGrid.tsx';

const plans = ['Plan Esencial', 'Plan Familiar', 'Plan Plus', 'Cremación', 'Nicho'].map((label) => ({
  id: label,
  label,
}));
const codes = ['44100', '44130', '44160', '44190', '44200', '44240', '44270', '44300'].map((label) => ({
  id: label,
  label,
}));
const figures = sampleValues(40, 9, 24);
const values = plans.flatMap(({ id: row }, line) =>
  codes.map(({ id: column }, place) => ({ row, column, value: Math.max(0, (figures[line * 8 + place] ?? 0) - 6) })),
);

const meta = {
  component: HeatGrid,
  args: {
    title: 'Ventas por código postal y plan',
    rows: plans,
    columns: codes,
    values,
    csv: true,
    png: true,
    print: true,
    onSelect: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A value for each of two kinds of things, printed in its cell and shaded: where much comes together, and where nothing does. The names ' +
          'of the rows stay in sight while it scrolls inside itself. A value that is not there leaves its cell empty; 0 is printed.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] path.cell');
const drawn = (root: HTMLElement) => waitFor(() => expect(cellsOf(root).length).toBeGreaterThan(0));
const printedIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('svg[data-plot] .value'), (text) => text.textContent);

/** Every value in its cell; arrows walk in four directions. */
export const Default: Story = {
  name: 'Two kinds of things, by pointer and by keys',
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
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
};

/** Long amounts are written short; the tooltip has them in full. */
export const Pesos: Story = {
  args: { unit: 'pesos', values: values.map((one) => ({ ...one, value: one.value * 43_210.55 })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    await expect(printedIn(canvasElement).every((text) => text.length <= 9)).toBe(true);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(/^Plan Esencial: 44100 \$[\d,]+\.\d\d$/);
    await userEvent.keyboard('{Escape}');
  },
};

/** More than fits: rows and columns scroll inside, their names stay. */
export const Large: Story = {
  name: 'Names stay in sight while it scrolls',
  args: {
    rows: Array.from({ length: 40 }, (_, place) => ({ id: `r${place}`, label: `Municipio número ${place + 1}` })),
    columns: Array.from({ length: 30 }, (_, place) => ({ id: `c${place}`, label: `C${place + 1}` })),
    values: Array.from({ length: 1200 }, (_, place) => ({
      row: `r${place % 40}`,
      column: `c${place % 30}`,
      value: place % 91,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    plot.focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    const scroller = canvasElement.querySelector('[data-scroller]');
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(300));
    const rowName = canvasElement.querySelector('[data-of="rows"]')?.getBoundingClientRect();
    await expect(Math.abs((rowName?.left ?? 0) - (scroller?.getBoundingClientRect().left ?? 9))).toBeLessThan(6);
    await userEvent.keyboard('{Escape}');
  },
};

/** Five thousand rows are no picture: the first are drawn, and it says so. */
export const Huge: Story = {
  args: {
    rows: Array.from({ length: 5000 }, (_, place) => ({ id: `r${place}`, label: `Asesor ${place + 1}` })),
    values: Array.from({ length: 5000 }, (_, place) => ({ row: `r${place}`, column: '44100', value: place })),
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(
      canvas.getByText('Se dibujan 100 de 5,000 filas y 8 de 8 columnas; la tabla las tiene todas.'),
    ).toBeVisible();
  },
};

/** What is below zero, unknown, repeated, or of no row or column. */
export const BadInput: Story = {
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
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement).slice(0, 3)).toEqual(['7', '-5', '0']);
    await expect(canvasElement.querySelector('svg[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity/);
  },
};

/** Nothing is behind a cell without a value, and no one thing behind what stands for several: they are shown and lead nowhere. */
export const Others: Story = {
  name: 'The rest together, and cells without a value',
  args: {
    rows: [...plans.slice(0, 1), { id: 'others', label: 'Otros planes' }],
    columns: codes.slice(0, 2),
    values: [
      { row: 'Plan Esencial', column: '44100', value: 4 },
      { row: 'others', column: '44130', value: 9 },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
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
};

export const Empty: Story = {
  name: 'FLT-04 no data',
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};
export const Loading: Story = { args: { loading: true, values: [] } };
export const Failed: Story = { name: 'FLT-04 could not be fetched', args: { failed: true } };
export const LongText: Story = {
  args: {
    rows: plans.map((plan) => ({ ...plan, label: `${plan.label} con cobertura ampliada para toda la familia` })),
    columns: codes.map((code) => ({ ...code, label: `Código postal ${code.label}` })),
  },
};

/** It scrolls inside itself; the names of the rows stay. */
export const Phone360: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const scroller = canvasElement.querySelector('[data-scroller]');
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Shades say nothing there: each value stands in a cell with an outline. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toHaveLength(40);
    const outlines = Array.from(cellsOf(canvasElement), (cell) => getComputedStyle(cell).stroke);
    await expect(outlines.every((outline) => outline !== 'none' && !outline.includes('rgba(0, 0, 0, 0)'))).toBe(true);
  },
};
