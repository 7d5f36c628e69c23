import { expect, within } from 'storybook/test';
import { axisTexts, findPlot, spokenText, walk } from '../storyChart.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Areas, Bars, Default, Hidden, Previous } from './SeriesSwitch.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas por día';

const coloursOf = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[data-plot] path[data-color]'), (path) => path.getAttribute('data-color'));

const legendOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('list', { name: 'Leyenda' }));

const pressed = (canvasElement: HTMLElement) =>
  legendOf(canvasElement)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

test('A press hides a series, another shows it in its colour; the axis follows', Default, async (played) => {
  const { args, canvas, canvasElement, userEvent } = played;
  const plot = await findPlot(canvasElement, title);
  const [all, ticks] = [coloursOf(canvasElement), axisTexts(canvasElement).map(({ text }) => text)];
  await expect(all).toHaveLength(3);
  await expect(ticks).toContain('$40 k');
  await userEvent.click(canvas.getByRole('button', { name: 'PF', pressed: true }));
  await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(['PF']);
  await expect(coloursOf(canvasElement)).toEqual(all.slice(1));
  await expect(axisTexts(canvasElement).map(({ text }) => text)).not.toContain('$40 k');
  await walk(plot, '{Home}');
  await expect(spokenText(plot)).toMatch(/: SG \$[\d,.]+, BF \$[\d,.]+$/);
  await userEvent.click(canvas.getByRole('button', { name: 'PF', pressed: false }));
  await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith([]);
  await expect(coloursOf(canvasElement)).toEqual(all);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).toEqual(ticks);
});

test('By keyboard the focus stays on the entry, and the last series stays drawn', Default, async (played) => {
  const { args, canvas, canvasElement, userEvent } = played;
  await findPlot(canvasElement, title);
  canvas.getByRole('button', { name: 'PF' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'PF', pressed: false })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'SG' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(pressed(canvasElement)).toEqual(['BF']);
  await userEvent.tab();
  const last = canvas.getByRole('button', { name: 'BF' });
  await expect(last).toHaveFocus();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(args.onHiddenSeriesChange).toHaveBeenCalledTimes(2);
  await expect(coloursOf(canvasElement)).toHaveLength(1);
});

test('The table keeps all series', Hidden, async ({ canvas, canvasElement, userEvent }) => {
  await findPlot(canvasElement, title);
  await expect(pressed(canvasElement)).toEqual(['SG', 'BF']);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
  const table = within(await canvas.findByRole('table'));
  await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Categoría',
    'PF',
    'SG',
    'BF',
  ]);
});

test('The previous period goes with its series', Previous, async ({ canvas, canvasElement, userEvent }) => {
  await findPlot(canvasElement, title);
  await expect(canvasElement.querySelectorAll('path[data-previous]')).toHaveLength(2);
  await expect(legendOf(canvasElement).getAllByRole('button')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'PF' }));
  await expect(canvasElement.querySelectorAll('path[data-previous]')).toHaveLength(1);
  await expect(canvas.queryByText('PF, periodo anterior')).toBeNull();
});

test(
  'The host can hold what is hidden; of all hidden ones the first is drawn',
  { args: { hiddenSeries: ['PF', 'SG', 'BF'] } },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await findPlot(canvasElement, title);
    await expect(pressed(canvasElement)).toEqual(['PF']);
    await userEvent.click(canvas.getByRole('button', { name: 'PF' }));
    await expect(args.onHiddenSeriesChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'BF' }));
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(['PF', 'SG']);
    await expect(pressed(canvasElement)).toEqual(['PF']);
  },
);

test(
  'A series of zeros alone leaves the chart and its legend',
  {
    args: {
      chart: {
        title,
        categories: [{ id: 'a', label: 'A' }],
        series: [
          { id: 'x', name: 'Nada', values: [0] },
          { id: 'y', name: 'Todo', values: [7] },
        ],
      },
      defaultHiddenSeries: ['y'],
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await findPlot(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Todo', pressed: false }));
    await expect(coloursOf(canvasElement)).toHaveLength(4);
  },
);

for (const [name, story] of Object.entries({ Areas, Bars })) {
  test(`${name} without one of them`, story, async ({ canvas, canvasElement, userEvent }) => {
    await findPlot(canvasElement, title);
    await expect(coloursOf(canvasElement)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(coloursOf(canvasElement)).toHaveLength(3);
  });
}
