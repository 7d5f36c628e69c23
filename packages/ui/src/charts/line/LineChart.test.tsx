import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChartDatum, ChartSeries } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, tap, tipText, walk } from '../storyChart.ts';
import { LineChart } from './LineChart.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Previous, AsTable, Gaps, Negative, ManySeries, Phone } from './LineChart.stories.tsx';

const test = behaviour(meta);

const inKg = (value: number): string => `${value} kg`;

const title = 'Ventas por día';

const redrawn: MutationRecord[] = [];

test(
  'DSH-04 a line for each series, its axes in words, drawn once',
  {
    ...Default,
    beforeEach: () => {
      redrawn.length = 0;
      const watch = new MutationObserver((records) => redrawn.push(...records));
      watch.observe(document.body, { attributes: true, attributeFilter: ['d', 'height'], subtree: true });
      return () => watch.disconnect();
    },
  },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await canvas.findByRole('button', { name: 'Ver como tabla' });
    await expect(redrawn).toEqual([]);
    await expect(canvas.queryByRole('list', { name: 'Leyenda' })).toBeNull();
    const texts = axisTexts(canvasElement).map(({ text }) => text);
    await expect(texts).toContain('$40 k');
    await expect(texts).toContain('23 oct');
    await expect(canvasElement.querySelectorAll('[data-plot] path[data-color]')).toHaveLength(3);
    await expectLegible(canvasElement);
  },
);

test('DSH-04 with the previous period', Previous, async ({ canvasElement, canvas }) => {
  const plot = await findPlot(canvasElement, title);
  await expect(canvasElement.querySelectorAll('path[data-previous]')).toHaveLength(1);
  await expect(canvas.getByText('PF, periodo anterior')).toBeVisible();
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toMatch(/^vie 23 oct 2026: PF \$[\d,.]+, PF, periodo anterior \$[\d,.]+$/);
});

// The previous period is loading: its legend entry is there, and the plot does not move.
test(
  'DSH-04 the previous period keeps its space in the legend',
  {
    args: { series: sampleLines(30).slice(0, 1), compareLoading: true },
    render: (args) => (
      <>
        <LineChart {...args} />
        <LineChart {...args} title="Sin respuesta" compareLoading={false} previous={[]} />
        <LineChart {...args} title="Comparadas" compareLoading={false} previous={sampleBefore(30)} />
      </>
    ),
  },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, 'Comparadas');
    const names = canvas.getAllByText('PF, periodo anterior');
    await expect(names).toHaveLength(3);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-plot]')).toHaveLength(3));
    const heights = Array.from(canvasElement.querySelectorAll('[data-plot]'), (one) => one.getAttribute('height'));
    await expect(new Set(heights).size).toBe(1);
  },
);

function Comparable(args: ComponentProps<typeof LineChart>) {
  const [previous, setPrevious] = useState<readonly ChartSeries[]>();
  return (
    <>
      <button type="button" onClick={() => setPrevious((last) => (last ? undefined : sampleBefore(30)))}>
        Comparar
      </button>
      <LineChart {...args} {...(previous && { previous })} />
    </>
  );
}

// Direct labels give way to the legend while two periods are compared, and return afterwards.
test(
  'DSH-04 compared and no longer compared',
  { render: (args) => <Comparable {...args} /> },
  async ({ canvas, canvasElement, userEvent: user }) => {
    await findPlot(canvasElement, title);
    const height = (): number => Number(canvasElement.querySelector('[data-plot]')?.getAttribute('height'));
    const whole = height();
    await expect(canvas.queryByRole('list', { name: 'Leyenda' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Comparar' }));
    await expect(canvas.getByRole('list', { name: 'Leyenda' })).toBeVisible();
    await expect(height()).toBeLessThan(whole);
    await user.click(canvas.getByRole('button', { name: 'Comparar' }));
    await expect(canvas.queryByRole('list', { name: 'Leyenda' })).toBeNull();
    await expect(height()).toBe(whole);
  },
);

// Keys alone: arrows along the days and across the lines, Home and End, Enter, Escape.
test(
  'DSH-04 keyboard navigation, announced',
  { args: { onSelect: fn<(datum: ChartDatum) => void>(), selectLabel: 'Ver los contratos' } },
  async ({ args, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(plot).toHaveAccessibleDescription(/Enter: Ver los contratos/);
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await walk(plot, '{ArrowRight}');
    await expect(spokenText(plot)).toMatch(/^vie 23 oct 2026: PF .* SG .* BF /);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(spokenText(plot)).toMatch(/^sáb 24 oct 2026: SG \$[\d,.]+$/);
    await userEvent.keyboard('{End}');
    await expect(spokenText(plot)).toMatch(/^sáb 21 nov 2026: SG/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-11-21', series: 'SG' });
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-10-23', series: null });
    await expect(tipText(canvasElement)).toContain('vie 23 oct 2026');
    await userEvent.keyboard('{Escape}');
    await expect(tipText(canvasElement)).toBeNull();
    await expect(spokenText(plot)).toBe('');
    await expect(plot).toHaveFocus();
  },
);

// A mouse hovers and opens rows by a click; the plot does not render again.
test(
  'DSH-04 pointed at with a mouse',
  { args: { onSelect: fn<(datum: ChartDatum) => void>() } },
  async ({ args, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    const drawing = canvasElement.querySelector('[data-plot]');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    if (drawing) watch.observe(drawing, { attributes: true, childList: true, subtree: true });
    for (const across of [0.3, 0.5, 0.7]) {
      await userEvent.pointer({ target: plot, coords: pointIn(plot, across, 0.5) });
    }
    await expect(tipText(canvasElement)).toMatch(/nov 2026 PF \$[\d,.]+ SG \$[\d,.]+ BF \$[\d,.]+ Ver las filas$/);
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords: pointIn(plot, 0.7, 0.2) });
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: expect.stringMatching(/^2026-11/), series: 'PF' });
    await userEvent.unhover(plot);
    await expect(tipText(canvasElement)).toBeNull();
    watch.disconnect();
    await expect(changes).toHaveLength(0);
  },
);

// A tap activates; a second one opens the rows, and so does the tooltip's button.
test(
  'DSH-04 tapped with a finger',
  { args: { onSelect: fn<(datum: ChartDatum) => void>() }, globals: { viewport: { value: 'phone' } } },
  async ({ args, canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    tap(plot, 0.5, 0.5);
    await waitFor(() => expect(tipText(canvasElement)).toContain('2026'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    tap(plot, 0.8, 0.5);
    await expect(args.onSelect).not.toHaveBeenCalled();
    tap(plot, 0.8, 0.5);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    tap(plot, 0.2, 0.5);
    const button = await canvas.findByRole('button', { name: 'Ver las filas' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await expect(height).toBeGreaterThanOrEqual(44);
    plot.focus();
    button.focus();
    await expect(plot).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-10-25', series: 'SG' });
    await expect(plot).toHaveFocus();
    await userEvent.pointer({ target: plot, coords: pointIn(plot, 0.8, 0.5) });
    await expect(canvas.queryByRole('button', { name: 'Ver las filas' })).toBeNull();
  },
);

test('DSH-04 seen as a table of the same size', AsTable, async ({ args, canvas, canvasElement }) => {
  await findPlot(canvasElement, title);
  const before = canvasElement.querySelector('[data-chart]')?.getBoundingClientRect().height;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
  const table = await canvas.findByRole('table', { name: title });
  await expect(canvasElement.querySelector('[data-chart]')?.getBoundingClientRect().height).toBe(before);
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Categoría', 'PF', 'SG', 'BF']);
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(31));
  const buttons = within(table).getAllByRole('button');
  await expect(buttons).toHaveLength(90);
  await expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-10-24', series: 'SG' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como gráfica' }));
  await findPlot(canvasElement, title);
});

test('Days without a figure are left open; a day between two of them is a point', Gaps, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Prospectos creados');
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toBe('vie 23 oct 2026: Prospectos —');
  await expect(canvasElement.querySelector('[data-plot]')?.innerHTML).not.toContain('NaN');
});

test(
  'One day is a point on its line’s height',
  { args: { categories: sampleDays(1), series: sampleLines(1) } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(canvasElement.querySelectorAll('path[data-points]')).toHaveLength(3);
    await expectLegible(canvasElement);
  },
);

test('Values above and below 0, with the line of 0 between them', Negative, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Diferencia contra la meta');
  await expect(axisTexts(canvasElement).some(({ text }) => text.startsWith('-$'))).toBe(true);
  await expectLegible(canvasElement);
});

// Both periods by their days, when the previous days are given.
test(
  'DSH-04 the tooltip names the day of the previous period',
  {
    args: {
      series: sampleLines(7).slice(0, 1),
      categories: sampleDays(14).slice(7),
      previous: sampleBefore(7),
      previousCategories: sampleDays(14).slice(0, 7),
    },
  },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    await expect(tipText(canvasElement)).toMatch(/^dom 15 nov 2026 · antes dom 8 nov 2026 PF/);
  },
);

// Too large to count: unknown in the tooltip and the table, a gap in the line.
test(
  'DSH-04 a value too large to count is unknown everywhere',
  { args: { categories: sampleDays(5), series: [{ id: 'PF', name: 'PF', values: [100, 200, 1e300, 300, 400] }] } },
  async ({ canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('$400');
    await expect(
      canvasElement.querySelector('[data-plot] path[data-color]')?.getAttribute('d')?.match(/M/g),
    ).toHaveLength(2);
    await walk(plot, '{Home}{ArrowRight}{ArrowRight}');
    await expect(spokenText(plot)).toBe('jue 19 nov 2026: PF —');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findByRole('row', { name: 'jue 19 nov 2026 —' })).toBeVisible();
  },
);

// NaN, huge values, days with one name, series shorter and longer than the days.
test(
  'Bad input does not break the plot',
  {
    args: {
      categories: [...sampleDays(5), ...sampleDays(5)],
      series: [
        { id: 'a', name: '', values: [Number.NaN, Infinity, -Infinity, null, 1e308, -1e308, 0, -0, 1e-320, 5] },
        { id: 'a', name: 'El mismo id', values: [1, 2] },
        { id: 'b', name: 'De más', values: sampleValues(40, 2, 10) },
        { id: 'c', name: 'Nada', values: [] },
      ],
    },
  },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(canvasElement.querySelector('[data-plot]')?.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    await walk(plot, '{End}{ArrowLeft}{ArrowDown}');
    await expect(tipText(canvasElement)).toContain('2026');
  },
);

test(
  'Eleven managements: the smallest become one line, ’Otros’; the table has all of them',
  ManySeries,
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    const names = within(canvas.getByRole('list', { name: 'Leyenda' })).getAllByRole('listitem');
    await expect(names).toHaveLength(8);
    await expect(names.at(-1)).toHaveTextContent('Otros');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(12);
  },
);

test(
  'A year of days: as many labels as find room',
  { args: { categories: sampleDays(365), series: sampleLines(365), axis: { category: 'Día', value: 'Importe neto' } } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await expectLegible(canvasElement);
    await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('Importe neto');
    // The first hundred rows at once, the rest when idle.
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(365));
  },
);

test(
  'Ten years of days',
  { args: { categories: sampleDays(3650), series: sampleLines(3650) } },
  async ({ canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expectLegible(canvasElement);
    await walk(plot, '{End}');
    await expect(spokenText(plot)).toContain('sáb 21 nov 2026');
    // A batch of rows that the browser renders quickly; more on request.
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(500));
    const more = canvas.getByRole('button', { name: 'Ver 500 más de 3,150' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(1000));
    await expect(canvas.getByRole('button', { name: 'Ver 500 más de 2,650' })).toHaveFocus();
  },
);

test(
  'Without data in these days it says so, as a table too',
  { args: { categories: [], series: [] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
);

test(
  'FLT-04 a failure says so, and is not taken for no data',
  { args: { failed: true } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
    await expect(canvasElement.querySelector('[data-plot]')).toBeNull();
  },
);

test('On a phone a legend replaces direct labels', Phone, async ({ canvas, canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(canvas.getByRole('list', { name: 'Leyenda' })).toBeVisible();
  await expectLegible(canvasElement);
  await expect(document.documentElement.scrollWidth).toBe(360);
});

test(
  'Names too long for direct labels are in the legend; the tooltip and the table are complete',
  {
    args: {
      title:
        'Actividades de seguimiento por gerencia de canal y semana del calendario comercial, en los últimos treinta días',
      series: sampleLines(30).map((one) => ({
        ...one,
        name: `${one.name} Subdirección de ventas del occidente y el bajío`,
      })),
    },
  },
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-plot]')).not.toBeNull());
    await expectLegible(canvasElement);
    for (const item of within(canvas.getByRole('list', { name: 'Leyenda' })).getAllByRole('listitem')) {
      await expect(item).toBeVisible();
    }
  },
);

test(
  'In forced colours the last four series are dotted',
  { ...ManySeries, beforeEach: forceColors },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const lines = [...canvasElement.querySelectorAll('path[data-color]')].map((line) => getComputedStyle(line));
    const looks = new Set(lines.map(({ stroke, strokeDasharray }) => `${stroke} ${strokeDasharray}`));
    await expect(looks.size).toBe(8);
    // The key of a dotted line is broken too.
    const broken = [...canvasElement.querySelectorAll('li > i')].map(
      (key) => new Set(getComputedStyle(key).backgroundImage.match(/rgba?\([^)]+\)/g)).size === 2,
    );
    const dotted = lines.map(({ strokeDasharray }) => strokeDasharray !== 'none');
    await expect(broken).toEqual(dotted);
    await expect(new Set(dotted).size).toBe(2);
  },
);

test('The legend has a stroke for each line', ManySeries, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const keys = [...canvasElement.querySelectorAll('li > i')].map((key) => key.getBoundingClientRect());
  await expect(keys.map(({ width, height }) => `${width} ${height}`)).toEqual(Array(8).fill('18 2'));
});

test('Its controls are in the language of the page', { globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Als Tabelle ansehen' })).toBeVisible();
});

// Ticks, tooltip and table alike.
test(
  'A unit of the host is written everywhere',
  { args: { categories: sampleDays(3), series: [{ id: 'x', name: 'Peso', values: [10, 15, 20] }], formatValue: inKg } },
  async ({ canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(axisTexts(canvasElement).map(({ text }) => text)).toEqual(expect.arrayContaining(['0 kg', '20 kg']));
    await walk(plot, '{End}');
    await expect(spokenText(plot)).toMatch(/: Peso 20 kg$/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findByRole('cell', { name: '15 kg' })).toBeVisible();
  },
);
