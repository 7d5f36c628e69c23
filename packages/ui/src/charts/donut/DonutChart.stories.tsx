import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DonutChart } from './DonutChart.tsx';

const lines = [
  { id: 'PF', name: 'Previsión familiar', value: 1_284_350.5 },
  { id: 'SG', name: 'Seguro', value: 612_480 },
  { id: 'BF', name: 'Beneficio funerario', value: 287_560 },
];

const meta = {
  component: DonutChart,
  args: { title: 'Ventas por línea', unit: 'pesos', slices: lines, csv: true, png: true, print: true, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Parts of a whole, with their sum in the middle and a label for each. Use it for few parts that add up; for parts that are to be ' +
          'compared exactly, or may be below zero, take a `BarChart`. More than eight parts become seven and the others.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawingOf = (root: HTMLElement) => root.querySelector<SVGSVGElement>('svg[data-plot]');
const wordsOf = (root: HTMLElement) =>
  Array.from(drawingOf(root)?.querySelectorAll('text') ?? [], (text) => text.textContent);
const arcsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] .arc');

/** Each part with its name, its value and its part of the sum; keys, pointer and table tell the same. */
export const Default: Story = {
  name: 'Parts, their sum, and the way to their rows',
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Ventas por línea' });
    await expect(wordsOf(canvasElement)).toEqual([
      '$2.2\u00a0M',
      'Total',
      'Previsión familiar',
      '$1,284,350.50',
      '58.8\u00a0%',
      'Seguro',
      '$612,480.00',
      '28\u00a0%',
      'Beneficio funerario',
      '$287,560.00',
      '13.2\u00a0%',
    ]);
    await step('keys', async () => {
      plot.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await canvas.findByText('Seguro: Valor $612,480.00, Parte 28 %');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ category: 'SG', series: null });
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText(/^Seguro: Valor/)).not.toBeInTheDocument();
      await expect(plot).toHaveFocus();
    });
    await step('pointer, on the ring itself', async () => {
      const { right, top, height } = arcsOf(canvasElement)[0]?.getBoundingClientRect() ?? plot.getBoundingClientRect();
      await userEvent.pointer({ target: plot, coords: { clientX: right - 8, clientY: top + height * 0.4 } });
      await waitFor(() => expect(canvasElement.querySelector('[data-tip]')).toHaveTextContent('Previsión familiar'));
      await userEvent.pointer({ target: document.body, coords: { clientX: 0, clientY: 0 } });
    });
    await step('table', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
      await expect(canvas.getByRole('row', { name: /^Seguro \$612,480\.00 28/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '$612,480.00' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ category: 'SG', series: null });
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como gráfica' }));
    });
  },
};

/** A known thing keeps its colour, whatever else is there. */
export const KnownColors: Story = {
  name: 'A thing keeps its colour everywhere',
  args: {
    unit: 'count',
    title: 'Actividades',
    slices: [
      { id: 'unattended', name: 'Sin atender', value: 7 },
      { id: 'onTime', name: 'A tiempo', value: 42 },
      { id: 'x', name: 'Canceladas', value: 3 },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(3));
    const colors = Array.from(arcsOf(canvasElement), (arc) => arc.getAttribute('data-color'));
    await expect(colors).toEqual(['danger', 'positive', '1']);
  },
};

/** More than eight: the seven largest, and the others, which lead to no rows of their own. */
export const Many: Story = {
  name: 'More than eight become seven and the others',
  args: {
    title: 'Medios de prospección',
    unit: 'count',
    slices: Array.from({ length: 14 }, (_, place) => ({
      id: `m${place}`,
      name: `Medio ${place + 1}`,
      value: (place * 7) % 15,
    })),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(8));
    await expect(wordsOf(canvasElement)).toContain('Otros');
    plot.focus();
    await userEvent.keyboard('{End}');
    await canvas.findByText(/^Otros: Valor 21,/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Nothing, less than nothing and no figure have a label, but no arc; the sum holds them. */
export const Honest: Story = {
  name: 'Zero, negative, unknown and repeated values',
  args: {
    slices: [
      { id: 'a', name: 'Ventas', value: 900 },
      { id: 'b', name: 'Sin ventas', value: 0 },
      { id: 'c', name: 'Devoluciones', value: -200 },
      { id: 'd', name: 'Sin dato', value: Number.NaN },
      { id: 'a', name: 'Ventas otra vez', value: 100 },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(1));
    await expect(wordsOf(canvasElement)).toEqual([
      '$800.00',
      'Total',
      'Ventas',
      '$1,000.00',
      'Sin ventas',
      '$0.00',
      'Devoluciones',
      '-$200.00',
      'Sin dato',
      '—',
      'Lo negativo no se dibuja.',
    ]);
  },
};

/** All of it is nothing: a ring without arcs, and 0 in the middle. */
export const Zero: Story = {
  name: 'A sum of zero',
  args: { slices: lines.map((line) => ({ ...line, value: 0 })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(wordsOf(canvasElement)[0]).toBe('$0.00'));
    await expect(arcsOf(canvasElement)).toHaveLength(0);
  },
};

/** The table and the tooltip in the words of what is drawn. */
export const OwnWords: Story = {
  name: 'Headings in the words of the chart',
  args: { axis: { category: 'Línea de negocio', value: 'Importe neto' } },
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Ventas por línea' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText('Seguro: Importe neto $612,480.00, Parte 28 %');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const headings = await canvas.findAllByRole('columnheader');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Línea de negocio', 'Importe neto', 'Parte']);
  },
};

/** A figure beyond all counting is unknown: it has no arc, and the others keep their parts. */
export const Huge: Story = {
  args: { slices: lines.map((line, place) => (place === 0 ? { ...line, value: 1e300 } : line)) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(2));
    await expect(wordsOf(canvasElement)).toContain('—');
    await expect(drawingOf(canvasElement)?.outerHTML).not.toMatch(/NaN|Infinity/);
  },
};

/** Long names end in three dots; the tooltip and the table have the whole. */
export const LongText: Story = {
  args: {
    title: 'Ventas netas por línea de negocio, descontando cancelaciones y devoluciones del periodo elegido',
    slices: lines.map((line) => ({ ...line, name: `${line.name} con cobertura ampliada para toda la familia` })),
  },
};

export const Empty: Story = {
  name: 'FLT-04 no data',
  args: { slices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true, slices: [] } };
export const Failed: Story = {
  name: 'FLT-04 could not be fetched',
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};

/** On a phone the names stay; their figures stand below them. */
export const Phone360: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(wordsOf(canvasElement)).toContain('Previsión familiar'));
    await expect(wordsOf(canvasElement)).toContain('$612,480.00 · 28\u00a0%');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Told apart by system colours and outlines, with each value in words. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(3));
    const looks = Array.from(arcsOf(canvasElement), (arc) => getComputedStyle(arc).fill);
    await expect(new Set(looks).size).toBe(3);
    await expect(wordsOf(canvasElement)).toContain('$612,480.00');
  },
};
