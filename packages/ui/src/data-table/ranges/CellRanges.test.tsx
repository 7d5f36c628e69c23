import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { userEvent as hands } from 'vitest/browser';
import { useState } from 'react';
import { behaviour } from '../../testing/behaviour.ts';
import { DataTable } from '../DataTable.tsx';
import { contract, place } from '../grid/Grid.samples.tsx';
import { gridSight } from '../grid/useGridFocus.ts';
import { drop, middleOf, point, pull, readyToDrag } from '../layout/layoutSamples.ts';
import { type SampleContract, sampleContracts } from '../samples.ts';
import meta, { InGroups } from './CellRanges.stories.tsx';

const test = behaviour(meta);

type Place = readonly [line: number, column: number];

const placeOf = (cell: Element | undefined): Place => [
  Number(cell?.closest('[data-line]')?.getAttribute('data-line')),
  [...(cell?.parentElement?.children ?? [])].findIndex((other) => other === cell),
];

/** The first and the last marked cell, the header being line 0, and how many there are; null for none. */
function marked(): { from: Place; to: Place; count: number } | null {
  const cells = [...document.querySelectorAll('[aria-selected="true"][role="gridcell"]')];
  return cells.length === 0 ? null : { from: placeOf(cells[0]), to: placeOf(cells.at(-1)), count: cells.length };
}

function cellAt(line: number, column: number): HTMLElement {
  const cell = document.querySelector(`[data-line="${line}"]`)?.children[column];
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no cell ${column} in line ${line}.`);
  return cell;
}

/** Copies as the browser does, and gives what is in the clipboard then. */
function copied(): { text: string; html: string; isLeft: boolean } {
  const clipboardData = new DataTransfer();
  const isLeft = (document.activeElement ?? document).dispatchEvent(
    new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
  );
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html'), isLeft };
}

const told = (): string | null => document.querySelector('[role$="grid"] ~ output')?.textContent ?? null;
const tells = (text: string) => waitFor(() => expect(told()).toBe(text));

const onRowClick = fn<(row: SampleContract) => void>();
const onRender = fn<() => void>();

const pointed = { args: { onRowClick }, beforeEach: readyToDrag };

test('A drag marks the cells up to where the pointer is, and presses nothing', pointed, async ({ step, userEvent }) => {
  await step('a press marks nothing, and is one of the row', async () => {
    await userEvent.click(cellAt(2, 3));
    await expect(onRowClick).toHaveBeenCalledTimes(1);
    await expect(marked()).toBeNull();
  });
  await step('a drag marks, without a press or marked text', async () => {
    const [from, to] = [middleOf(cellAt(2, 1)), middleOf(cellAt(4, 3))];
    const at = pull(cellAt(2, 1), { x: to.x - from.x, y: to.y - from.y });
    await expect(marked()).toEqual({ from: [2, 1], to: [4, 3], count: 9 });
    drop(cellAt(4, 3), at);
    await expect(onRowClick).toHaveBeenCalledTimes(1);
    await expect(getSelection()?.isCollapsed).not.toBe(false);
  });
  await step('it may go back the other way', async () => {
    const [from, to] = [middleOf(cellAt(4, 3)), middleOf(cellAt(3, 2))];
    drop(cellAt(3, 2), pull(cellAt(4, 3), { x: to.x - from.x, y: to.y - from.y }));
    await expect(marked()).toEqual({ from: [3, 2], to: [4, 3], count: 4 });
  });
  await step('within a cell it marks text, and a finger scrolls', async () => {
    drop(cellAt(2, 4), pull(cellAt(2, 4), { x: 10 }));
    await expect(marked()).toBeNull();
    drop(cellAt(2, 4), pull(cellAt(2, 4), { y: 120 }, 'touch'));
    await expect(marked()).toBeNull();
  });
  await step('Escape gives a drag up', async () => {
    pull(cellAt(2, 4), { y: 120 });
    await expect(marked()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(marked()).toBeNull();
  });
});

test(
  'A drag to the edge of the area scrolls there',
  {
    args: { virtual: { height: '300px' } },
    beforeEach: async () => {
      await gridSight.load();
      return readyToDrag();
    },
  },
  async ({ canvas }) => {
    const area = canvas.getByRole('grid').parentElement;
    const bottom = area?.getBoundingClientRect().bottom ?? 0;
    const at = pull(cellAt(3, 1), { y: bottom + 20 - middleOf(cellAt(3, 1)).y });
    await waitFor(() => expect(area?.scrollTop).toBeGreaterThan(300));
    await waitFor(() => expect(marked()?.to[0]).toBeGreaterThan(12));
    point(document.body, 'pointerup', at);
    await expect(marked()?.to[1]).toBe(1);
  },
);

test(
  'Shift with the keys of the grid marks from the focus, which stays',
  {
    args: { defaultSelected: [], onSelectedChange: fn<(ids: readonly string[]) => void>() },
    render: (args) => <DataTable {...args} rowLabel={(row) => (onRender(), row.contract)} />,
  },
  async ({ args, step, userEvent }) => {
    await userEvent.tab();
    // The text of a day fits: Escape would close the popup of one that is cut off first.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(place()).toEqual([2, 4]);
    await step('arrows, without a render of a row, in place of rows', async () => {
      onRender.mockClear();
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(marked()).toEqual({ from: [2, 4], to: [3, 5], count: 4 });
      await expect(onRender).not.toHaveBeenCalled();
      await expect(place()).toEqual([2, 4]);
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
      await tells('2 filas × 2 columnas marcadas');
    });
    await step('to the ends of the row, the page and the table', async () => {
      await userEvent.keyboard('{Shift>}{End}{/Shift}');
      await expect(marked()).toEqual({ from: [2, 4], to: [3, 10], count: 14 });
      await userEvent.keyboard('{Shift>}{Home}{/Shift}');
      await expect(marked()).toEqual({ from: [2, 1], to: [3, 4], count: 8 });
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(marked()?.to[0]).toBe(10);
      await userEvent.keyboard('{Shift>}{PageUp}{PageUp}{/Shift}');
      await expect(marked()).toEqual({ from: [1, 1], to: [2, 4], count: 8 });
      await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
      await expect(marked()).toEqual({ from: [2, 4], to: [10, 10], count: 63 });
    });
    await step('Escape ends it, and so does an arrow', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(marked()).toBeNull();
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(marked()).toEqual({ from: [1, 4], to: [2, 4], count: 2 });
      await userEvent.keyboard('{ArrowRight}');
      await expect(marked()).toBeNull();
      await expect(place()).toEqual([2, 5]);
    });
    await step('Shift with the space bar selects the row', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['2']);
    });
  },
);

test(
  'Read from the right, the arrow to the left marks the next column',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
    await expect(marked()).toEqual({ from: [1, 0], to: [1, 1], count: 2 });
  },
);

test('A press with Shift marks from the focus, links too', pointed, async ({ args, userEvent }) => {
  await userEvent.click(cellAt(4, 3));
  await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(cellAt(2, 0).querySelector('a') ?? cellAt(2, 0));
  await userEvent.keyboard('{/Shift}');
  await expect(marked()).toEqual({ from: [2, 0], to: [4, 3], count: 12 });
  await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  await tells('3 filas × 4 columnas marcadas');
  await userEvent.click(cellAt(3, 3));
  await expect(marked()).toBeNull();
});

test('Ctrl+C copies what the cells show, as lines and as a table', {}, async ({ step, userEvent }) => {
  await userEvent.tab();
  await step('the cell of the focus', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(copied().text).toBe(contract(0));
    await tells('Celda copiada');
  });
  await step('a block, by the keys of the browser itself', async () => {
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const clipboard: string[] = [];
    const read = ({ clipboardData }: ClipboardEvent) =>
      clipboard.push(clipboardData?.getData('text/plain') ?? '', clipboardData?.getData('text/html') ?? '');
    document.addEventListener('copy', read, { once: true });
    await hands.keyboard('{Control>}c{/Control}');
    const [one, two] = sampleContracts(2);
    await expect(clipboard).toEqual([
      `${one?.contract}\t${one?.client}\n${two?.contract}\t${two?.client}`,
      `<table><tr><td>${one?.contract}</td><td>${one?.client}</td></tr><tr><td>${two?.contract}</td><td>${two?.client}</td></tr></table>`,
    ]);
    await tells('2 filas × 2 columnas copiadas');
  });
  await step('the header, and text that is marked, are left to the browser', async () => {
    await userEvent.keyboard('{ArrowRight}');
    getSelection()?.selectAllChildren(cellAt(1, 1));
    await expect(copied().isLeft).toBe(true);
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(copied().isLeft).toBe(true);
  });
});

test('The rows of groups are left out', InGroups, async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowRight}');
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
  await expect(document.querySelector('.group [aria-selected]')).toBeNull();
  await expect(copied().text.split('\n')).toHaveLength(60);
});

test('A sort and a turn of the page end it', {}, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const mark = () => userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await mark();
  await expect(marked()).not.toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
  await expect(marked()).toBeNull();
  await mark();
  await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
  await expect(marked()).toBeNull();
});

test(
  'It stays while other rows of the page are drawn again',
  {
    render: function Other(args) {
      const [isLate, setLate] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setLate(true)}>
            Actualizar
          </button>
          <DataTable {...args} rows={isLate ? args.rows.map((row) => ({ ...row, status: 'Cancelado' })) : args.rows} />
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(cellAt(1, 3));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect(marked()).toEqual({ from: [1, 3], to: [2, 3], count: 2 });
  },
);

/** More than are copied at once. */
const many = sampleContracts(5000);

/** What the browser is given for a clipboard that it fills later. */
async function writtenLater(): Promise<string> {
  const [items] = write.mock.lastCall ?? [];
  return (await items?.[0]?.getType('text/plain'))?.text() ?? '';
}
const write = fn<(items: ClipboardItem[]) => Promise<void>>();

test(
  'Of a long list all rows are copied, also those that are not in the document',
  {
    args: { rows: many, virtual: { height: '400px' } },
    beforeEach: () => {
      write.mockReset().mockImplementation(async ([item]) => void (await item?.getType('text/plain')));
      const spy = spyOn(navigator.clipboard, 'write').mockImplementation(write);
      return () => spy.mockRestore();
    },
  },
  async ({ canvas, step, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}{Shift>}{End}{/Shift}{/Control}');
    await tells('5,000 filas × 9 columnas marcadas');
    await step('the last row comes into sight, marked', async () => {
      await waitFor(() => expect(cellAt(5000, 9)).toHaveAttribute('aria-selected', 'true'));
      await expect(place()).toEqual([1, 1]);
    });
    await step('rows that are scrolled to are marked', async () => {
      canvas.getByRole('grid').parentElement?.scrollTo(0, 50_000);
      await waitFor(() => expect(cellAt(1250, 1)).toHaveAttribute('aria-selected', 'true'));
    });
    await step('the copy has all of them', async () => {
      await expect(copied().isLeft).toBe(false);
      await tells('5,000 filas × 9 columnas copiadas');
      const lines = (await writtenLater()).split('\n');
      await expect(lines).toHaveLength(5000);
      await expect(lines.at(-1)).toMatch(new RegExp(`^${many.at(-1)?.client}\\t.*\\t${many.at(-1)?.comments}$`));
    });
    await step('where the browser refuses, it says so', async () => {
      write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      copied();
      await tells('No se pudo copiar');
    });
  },
);
