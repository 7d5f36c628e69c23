import { expect, waitFor } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { lines } from './DonutChart.samples.tsx';
import meta, { Default, KnownColors, Many, Honest, Empty, Phone360 } from './DonutChart.stories.tsx';

const test = behaviour(meta);

const drawingOf = (root: HTMLElement) => root.querySelector<SVGSVGElement>('svg[data-plot]');

const wordsOf = (root: HTMLElement) =>
  Array.from(drawingOf(root)?.querySelectorAll('text') ?? [], (text) => text.textContent);

const arcsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] .arc');

test(
  'Parts, their sum, and the link to their rows',
  Default,
  async ({ args, canvas, canvasElement, step, userEvent }) => {
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
);

test(
  'In the small ring of a phone the sum stays clear of it',
  { ...Phone360, args: { slices: lines.map((line) => ({ ...line, value: line.value / 2.4 })), unit: 'money' } },
  async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(3));
    const box = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const ring = Array.from(arcsOf(canvasElement), (arc) => arc.getBoundingClientRect());
    const outer = Math.max(...ring.map(({ right }) => right)) - Math.min(...ring.map(({ left }) => left));
    await expect(box('.total').width).toBeGreaterThan(0);
    await expect(box('.total').width).toBeLessThan(outer * 0.66);
  },
);

test('An id keeps its colour everywhere', KnownColors, async ({ canvasElement }) => {
  await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(3));
  const colors = Array.from(arcsOf(canvasElement), (arc) => arc.getAttribute('data-color'));
  await expect(colors).toEqual(['danger', 'positive', '1']);
});

test('More than eight become seven and the others', Many, async ({ args, canvas, canvasElement, userEvent }) => {
  const plot = await canvas.findByRole('application');
  await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(8));
  await expect(wordsOf(canvasElement)).toContain('Otros');
  plot.focus();
  await userEvent.keyboard('{End}');
  await canvas.findByText(/^Otros: Valor 21,/);
  await userEvent.keyboard('{Enter}');
  await expect(args.onSelect).not.toHaveBeenCalled();
});

test(
  'Zero, negative, unknown and duplicate values have a label and no arc; the sum includes them',
  Honest,
  async ({ canvasElement }) => {
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
);

test(
  'A sum of zero is a ring without arcs',
  { args: { slices: lines.map((line) => ({ ...line, value: 0 })) } },
  async ({ canvasElement }) => {
    await waitFor(() => expect(wordsOf(canvasElement)[0]).toBe('$0.00'));
    await expect(arcsOf(canvasElement)).toHaveLength(0);
  },
);

// The table and the tooltip use the chart's axis titles.
test(
  'Headings from the axis titles',
  { args: { axis: { category: 'Línea de negocio', value: 'Importe neto' } } },
  async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Ventas por línea' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText('Seguro: Importe neto $612,480.00, Parte 28 %');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const headings = await canvas.findAllByRole('columnheader');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Línea de negocio', 'Importe neto', 'Parte']);
  },
);

test(
  'A value too large to count is unknown: it has no arc, and the others keep their percentages',
  { args: { slices: lines.map((line, place) => (place === 0 ? { ...line, value: 1e300 } : line)) } },
  async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(2));
    await expect(wordsOf(canvasElement)).toContain('—');
    await expect(drawingOf(canvasElement)?.outerHTML).not.toMatch(/NaN|Infinity/);
  },
);

test('FLT-04 no data', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test('FLT-04 failed to load', { args: { failed: true } }, async ({ canvas }) => {
  await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
});

test(
  'In forced colours parts differ by system colours and outlines, with each value as text',
  { beforeEach: forceColors },
  async ({ canvasElement }) => {
    await waitFor(() => expect(arcsOf(canvasElement)).toHaveLength(3));
    const looks = Array.from(arcsOf(canvasElement), (arc) => getComputedStyle(arc).fill);
    await expect(new Set(looks).size).toBe(3);
    await expect(wordsOf(canvasElement)).toContain('$612,480.00');
  },
);

test('On a phone names stay; figures are below them', Phone360, async ({ canvasElement }) => {
  await waitFor(() => expect(wordsOf(canvasElement)).toContain('Previsión familiar'));
  await expect(wordsOf(canvasElement)).toContain('$612,480.00 · 28\u00a0%');
});
