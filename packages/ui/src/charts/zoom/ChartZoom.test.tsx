import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { findPlot, spokenText, walk } from '../storyChart.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Areas, Bars, Default, Previous, Zoomed } from './ChartZoom.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas por día';
const ends = ['Días, desde', 'Días, hasta'];

const thumbs = (canvasElement: HTMLElement) => ends.map((name) => within(canvasElement).getByRole('slider', { name }));

const texts = (canvasElement: HTMLElement) =>
  thumbs(canvasElement).map((thumb) => thumb.getAttribute('aria-valuetext'));

test('By keyboard: a range in the words of its categories; Escape shows all again', Default, async (played) => {
  const { args, canvasElement, userEvent } = played;
  const plot = await findPlot(canvasElement, title);
  await expect(texts(canvasElement)).toEqual(['lun 24 ago 2026', 'sáb 21 nov 2026']);
  const [from, to] = thumbs(canvasElement);
  from?.focus();
  await userEvent.keyboard('{PageUp}{ArrowRight}');
  await expect(args.onRangeChange).toHaveBeenLastCalledWith([11, 89]);
  await expect(from).toHaveAttribute('aria-valuetext', 'vie 4 sep 2026');
  await userEvent.tab();
  await expect(to).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onRangeChange).toHaveBeenLastCalledWith([11, 88]);
  await userEvent.keyboard('{PageDown}');
  await expect(args.onRangeChange).toHaveBeenLastCalledWith([11, 78]);
  await userEvent.keyboard('{Escape}');
  await expect(args.onRangeChange).toHaveBeenLastCalledWith(null);
  await expect(to).toHaveFocus();
  await expect(texts(canvasElement)).toEqual(['lun 24 ago 2026', 'sáb 21 nov 2026']);
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toMatch(/^lun 24 ago 2026: /);
});

test('By pointer: the track moves the nearer thumb', Default, async ({ args, canvasElement }) => {
  await findPlot(canvasElement, title);
  const [from, to] = thumbs(canvasElement).map((thumb) => thumb.getBoundingClientRect());
  const [start, end] = [from?.left ?? 0, to?.right ?? 0];
  const at = { clientX: start + (end - start) / 4, clientY: (from?.top ?? 0) + (from?.height ?? 0) / 2 };
  const target = document.elementFromPoint(at.clientX, at.clientY);
  await expect(target).not.toBeNull();
  if (target === null) return;
  await fireEvent.pointerDown(target, { ...at, button: 0, buttons: 1, pointerType: 'mouse' });
  await fireEvent.pointerUp(target, { ...at, button: 0, pointerType: 'mouse' });
  await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith([22, 89]));
});

test('The chart and its table have the categories of the range', Zoomed, async (played) => {
  const { canvas, canvasElement, userEvent } = played;
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toMatch(/^dom 8 nov 2026: /);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
  await expect(within(await canvas.findByRole('table')).getAllByRole('rowheader')).toHaveLength(14);
});

test('The previous period is cut as well', Previous, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toMatch(/^mié 23 sep 2026 · antes jue 25 jun 2026: PF \$[\d,.]+, PF, periodo/);
});

for (const [given, drawn] of [
  [
    [-5, 400],
    ['lun 24 ago 2026', 'sáb 21 nov 2026'],
  ],
  [
    [88, 400],
    ['vie 20 nov 2026', 'sáb 21 nov 2026'],
  ],
  [
    [9, 2],
    ['mié 2 sep 2026', 'mié 2 sep 2026'],
  ],
  [
    [Number.NaN, 1],
    ['lun 24 ago 2026', 'mar 25 ago 2026'],
  ],
] as const) {
  test(
    `The range ${String(given)} of the host is within the categories`,
    { args: { range: given } },
    async (played) => {
      await findPlot(played.canvasElement, title);
      await expect(texts(played.canvasElement)).toEqual(drawn);
    },
  );
}

test('Escape with all categories is for what is around it', Default, async ({ args, canvasElement, userEvent }) => {
  await findPlot(canvasElement, title);
  const around = fn<() => void>();
  canvasElement.addEventListener('keydown', around, { once: true });
  thumbs(canvasElement)[0]?.focus();
  await userEvent.keyboard('{Escape}');
  await expect(around).toHaveBeenCalledOnce();
  await expect(args.onRangeChange).not.toHaveBeenCalled();
});

test(
  'One category has no range',
  { args: { categories: [{ id: 'a', label: 'A' }], series: [{ id: 'x', name: 'X', values: [1] }] } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
);

for (const [name, story, first] of [
  ['Areas', Areas, /^vie 23 oct 2026: /],
  ['Bars', Bars, /^lun 24 ago 2026: /],
] as const) {
  test(`${name} draw the range`, story, async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    await expect(spokenText(plot)).toMatch(first);
  });
}
