import { expect, userEvent } from 'storybook/test';
import { axisTexts, expectLegible, findPlot } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Areas, Bars, Combined, Lines, Lying, Phone, Points, Spread } from './Thresholds.stories.tsx';

const test = behaviour(meta);

const sales = 'Ventas por día';
/** The dashed lines of that tone, on the page. */
const lineOf = (root: HTMLElement, tone: string) =>
  root.querySelector(`.lines path[data-color='${tone}']`)?.getBoundingClientRect() ?? new DOMRect();
const textOf = (root: HTMLElement, text: string) =>
  axisTexts(root).find((one) => one.text === text)?.box ?? new DOMRect();
const middleOf = ({ top, height }: DOMRect) => top + height / 2;
const middleAcross = ({ left, width }: DOMRect) => left + width / 2;

const expectNear = (own: number, other: number) => expect(Math.abs(own - other)).toBeLessThan(1.5);

for (const [kind, story] of Object.entries({ Lines, Bars, Areas, Combined })) {
  test(`${kind}: the axis reaches to both lines, each with its label after the plot`, story, async (stage) => {
    const { canvasElement } = stage;
    await findPlot(canvasElement, sales);
    const [goal, least] = [lineOf(canvasElement, 'positive'), lineOf(canvasElement, 'danger')];
    const [zero, sixty] = [middleOf(textOf(canvasElement, '$0')), middleOf(textOf(canvasElement, '$60 k'))];
    await expectNear(middleOf(goal), sixty);
    // A quarter of the way.
    await expectNear(middleOf(least), zero + (sixty - zero) / 4);
    for (const [line, text] of [
      [goal, textOf(canvasElement, 'Meta')],
      [least, textOf(canvasElement, 'Mínimo')],
    ] as const) {
      await expect(text.left).toBeGreaterThan(line.right);
      await expect(Math.abs(middleOf(text) - middleOf(line))).toBeLessThan(40);
    }
    await expectLegible(canvasElement);
  });
}

for (const [kind, story] of Object.entries({ Lines, Bars, Areas, Combined })) {
  test(
    `${kind}: the axis grows for a line above every value`,
    { ...story, args: { thresholds: [{ value: 100_000, label: 'Récord', tone: 'info' }] } },
    async ({ canvasElement }) => {
      await findPlot(canvasElement, sales);
      await expectNear(middleOf(lineOf(canvasElement, 'info')), middleOf(textOf(canvasElement, '$100 k')));
      await expectLegible(canvasElement);
    },
  );
}

test('Bars that lie have the labels above them, over their lines', Lying, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Prospectos por medio');
  for (const [tone, label] of [
    ['positive', 'Meta de prospectos'],
    ['info', 'Récord'],
  ] as const) {
    const [line, text] = [lineOf(canvasElement, tone), textOf(canvasElement, label)];
    await expect(text.bottom).toBeLessThanOrEqual(line.top + 1);
    await expect([text.left < line.left, text.right > line.right]).toEqual([true, true]);
  }
  await expectNear(lineOf(canvasElement, 'positive').left, middleAcross(textOf(canvasElement, '30')));
  // No line goes through the figure of a bar that ends before it.
  const figures = axisTexts(canvasElement).filter(({ box }) => box.top > lineOf(canvasElement, 'info').top);
  const crossed = figures.filter(({ box }) =>
    ['positive', 'info'].some((tone) => {
      const { left, bottom } = lineOf(canvasElement, tone);
      return box.bottom < bottom && box.left < left && box.right > left;
    }),
  );
  await expect(crossed.map(({ text }) => text)).toEqual([]);
  await expectLegible(canvasElement);
});

test('Over points the axis of y reaches to it', Points, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Ventas por antigüedad');
  await expectNear(middleOf(lineOf(canvasElement, 'positive')), middleOf(textOf(canvasElement, '$60 k')));
  await expectLegible(canvasElement);
});

test('The intervals of a histogram reach to it', Spread, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Días hasta la venta');
  const line = lineOf(canvasElement, 'danger');
  const ends = axisTexts(canvasElement).filter(({ text, box }) => /^\d+$/.test(text) && box.top > line.bottom);
  const [before, after] = [
    ends.findLast(({ text }) => Number(text) <= 15),
    ends.find(({ text }) => Number(text) >= 15),
  ];
  await expect(line.left).toBeGreaterThanOrEqual(middleAcross(before?.box ?? new DOMRect()) - 1.5);
  await expect(line.left).toBeLessThanOrEqual(middleAcross(after?.box ?? new DOMRect()) + 1.5);
  await expectLegible(canvasElement);
});

test(
  'They are said with the keys of the plot and the caption of its table',
  Lines,
  async ({ canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, sales);
    const said = 'Líneas de referencia: Meta $60,000.00, Mínimo $15,000.00.';
    await expect(plot).toHaveAccessibleDescription(expect.stringContaining(said));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findByRole('table', { name: `${sales}. ${said}` })).toBeVisible();
  },
);

test('A short label is whole on a phone', { args: {}, globals: { viewport: { value: 'phone' } } }, async (stage) => {
  await findPlot(stage.canvasElement, sales);
  await expect(axisTexts(stage.canvasElement).map(({ text }) => text)).toContain('Mínimo');
});

test('A long label is shortened on a phone', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, sales);
  await expect(axisTexts(canvasElement).some(({ text }) => /^Meta .*…$/.test(text))).toBe(true);
  await expectLegible(canvasElement);
});

test(
  'What cannot be drawn is left out',
  { args: { thresholds: [NaN, Infinity].map((value) => ({ value, label: 'Meta' })) } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, sales);
    await expect(canvasElement.querySelector(".lines path[data-color='neutral']")).toBeNull();
    await expect(plot).not.toHaveAccessibleDescription(expect.stringContaining('Meta'));
  },
);

test('In forced colours a line is of a system colour', { beforeEach: forceColors }, async ({ canvasElement }) => {
  await findPlot(canvasElement, sales);
  const lines = [...canvasElement.querySelectorAll('.lines path[data-color]')].slice(-2);
  await expect(lines.map((line) => getComputedStyle(line).strokeDasharray)).toEqual(['6px, 4px', '6px, 4px']);
  await expect(lines.every((line) => getComputedStyle(line).stroke.startsWith('rgb'))).toBe(true);
});
