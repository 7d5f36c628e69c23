import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { contract, longRows } from './Grid.samples.tsx';
import meta, { LongDetails } from './Grid.stories.tsx';

const test = behaviour(meta);

const areaOf = (grid: HTMLElement): HTMLElement => grid.parentElement ?? grid;
const rowOf = (index: number): Element | null => document.querySelector(`.body > [data-line="${index + 1}"]`);
const topOf = (element: Element | null | undefined): number =>
  Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
const bottomOf = (element: Element | null | undefined): number =>
  Math.round(element?.getBoundingClientRect().bottom ?? Number.NaN);

/** Rows follow one another without a gap and without lying over each other. */
async function expectInLine(): Promise<void> {
  const lines = [...document.querySelectorAll('.body > [role="row"]')];
  await waitFor(() => expect(lines.slice(1).map(topOf)).toEqual(lines.slice(0, -1).map(bottomOf)));
}

test(
  'What expanded rows say moves those below, and the list is as long as all of it',
  LongDetails,
  async ({ canvas, userEvent }) => {
    const area = areaOf(canvas.getByRole('grid'));
    await expect(document.querySelectorAll('.body > .detail-row')).toHaveLength(2);
    await expectInLine();
    await expect(document.querySelectorAll('.body > [role="row"]').length).toBeLessThan(60);
    const before = area.scrollHeight;
    const height = rowOf(1)?.nextElementSibling?.getBoundingClientRect().height ?? Number.NaN;
    await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(1, longRows)}` }));
    await waitFor(() => expect(area.scrollHeight).toBe(before - Math.round(height)));
    await expectInLine();
  },
);

test('A detail that grows by itself makes room', LongDetails, async ({ canvas }) => {
  const area = areaOf(canvas.getByRole('grid'));
  const before = area.scrollHeight;
  const detail = rowOf(1)?.nextElementSibling?.querySelector('p');
  const height = detail?.getBoundingClientRect().height ?? Number.NaN;
  detail?.style.setProperty('block-size', `${height + 200}px`);
  await waitFor(() => expect(area.scrollHeight).toBe(before + 200));
});

test(
  'Keys lead to the end of the list and back, and what has the focus keeps it',
  LongDetails,
  async ({ canvas, userEvent }) => {
    const area = areaOf(canvas.getByRole('grid'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}{ArrowUp}');
    const last = rowOf(longRows.length - 1);
    await expect(last).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await waitFor(() => expect(bottomOf(last)).toBeLessThanOrEqual(bottomOf(area)));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}');
    const focused = document.activeElement;
    await expect(rowOf(1)).toContainElement(focused instanceof HTMLElement ? focused : null);
    area.scrollTop = 100_000;
    await fireEvent.scroll(area);
    await waitFor(() => expect(rowOf(2440) ?? rowOf(2430)).not.toBeNull());
    await expect(document.activeElement).toBe(focused);
    await expect(focused).toBeInTheDocument();
  },
);

const onEndReached = fn<() => void>();
test(
  'A list that grows asks for its next rows',
  { args: { ...LongDetails.args, rows: longRows.slice(0, 50), total: 90, onEndReached } },
  async ({ canvas }) => {
    await expect(onEndReached).not.toHaveBeenCalled();
    const area = areaOf(canvas.getByRole('grid'));
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(onEndReached).toHaveBeenCalledOnce());
  },
);
