import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../foundation/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import type { TableLayout } from '../model/layout.ts';
import { DataTable } from '../DataTable.tsx';
import { gridSight } from '../grid/useGridFocus.ts';
import { contractColumns, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { columnIds, drop, headerOf, layoutOf, middleOf, partOf, point, pull, thirtyColumns } from './layoutSamples.ts';
import { onLayoutChange, onRender, startOf, mixed } from './ColumnDrag.samples.tsx';
import meta, { BothEnds, Mixed, TooManyPinned, Phone, RoomToSpare } from './ColumnDrag.stories.tsx';

const test = behaviour(meta);

const areaOf = (): HTMLElement => {
  const area = headerOf('client').closest<HTMLElement>('[role="grid"]')?.parentElement;
  if (!area) throw new Error('No area.');
  return area;
};

const widthOf = (id: string): number => Math.round(headerOf(id).getBoundingClientRect().width);

/** The cells of a row, from the left edge of the area, in whole px. */
const cellsAt = (row: Element | null): number[] => {
  const from = areaOf().getBoundingClientRect().left;
  return [...(row?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left - from));
};

const marks = () =>
  document.querySelectorAll('.dragged-title, .drop-line, [data-dragging], [data-dragged], [data-resized]');

/** Whether a cell of the second column does not show all that it holds. */
const isCut = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('.body .cell:nth-child(2)')].some(
    (cell) => cell.scrollWidth > cell.clientWidth,
  );

const told = (): TableLayout | undefined => onLayoutChange.mock.lastCall?.[0];

const far = 2000;

test('TBL-08 the end of a header changes the width, without a render before it is let go', {}, async ({ step }) => {
  const first = widthOf('client');
  const start = startOf('client');
  const edge = partOf('client', '.edge');
  await step('It follows the pointer, and what stands before it stays where it is', async () => {
    onRender.mockClear();
    const at = pull(edge, { x: 60 });
    await expect(widthOf('client')).toBe(first + 60);
    await expect(startOf('client')).toBe(start);
    await expect(onRender).not.toHaveBeenCalled();
    await expect(onLayoutChange).not.toHaveBeenCalled();
    drop(edge, at);
  });
  await step('Let go, it stays', async () => {
    await expect(onLayoutChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    await expect(widthOf('client')).toBe(first + 60);
    await expect(startOf('client')).toBe(start);
    await expect(told()?.columnSizing).toMatchObject({ client: first + 60 });
    await expect(marks()).toHaveLength(0);
  });
  await step('It has not been sorted by that', async () => {
    await expect(headerOf('client')).toHaveAttribute('aria-sort', 'none');
  });
});

test('TBL-08 no column becomes narrower than 48 px, nor wider than 1200', {}, async () => {
  drop(partOf('phone', '.edge'), pull(partOf('phone', '.edge'), { x: -far }));
  await waitFor(() => expect(widthOf('phone')).toBe(48));
  drop(partOf('phone', '.edge'), pull(partOf('phone', '.edge'), { x: far }));
  await waitFor(() => expect(widthOf('phone')).toBe(1200));
});

test('TBL-08 Escape and a system that takes the pointer leave the width as it was', {}, async ({ userEvent }) => {
  const first = widthOf('client');
  const edge = partOf('client', '.edge');
  const at = pull(edge, { x: 80 });
  await expect(widthOf('client')).toBe(first + 80);
  await userEvent.keyboard('{Escape}');
  await expect(widthOf('client')).toBe(first);
  drop(edge, at);

  point(edge, 'pointercancel', pull(edge, { x: 80 }));
  await expect(widthOf('client')).toBe(first);
  await expect(onLayoutChange).not.toHaveBeenCalled();
  await expect(marks()).toHaveLength(0);
});

test('TBL-08 a double press on the end fits what is in sight', {}, async ({ userEvent }) => {
  await expect(isCut()).toBe(true);
  await userEvent.dblClick(partOf('client', '.edge'));
  await waitFor(() => expect(isCut()).toBe(false));
  await expect(onLayoutChange).toHaveBeenCalledTimes(1);
  const wide = widthOf('client');
  await userEvent.dblClick(partOf('time', '.edge'));
  await waitFor(() => expect(widthOf('time')).toBeLessThan(80));
  await expect(widthOf('client')).toBe(wide);
});

// With room to spare, columns share it: those before the one that is resized would give way, were they not kept.
test(
  'TBL-08 in a wide table the edge still stays under the pointer',
  { args: { columns: contractColumns.slice(0, 4) } },
  async () => {
    const [start, width] = [startOf('date'), widthOf('date')];
    const edge = partOf('date', '.edge');
    const at = pull(edge, { x: -40 });
    await expect(startOf('date')).toBe(start);
    await expect(widthOf('date')).toBe(width - 40);
    drop(edge, at);
    await waitFor(() => expect(told()?.columnSizing).toMatchObject({ date: width - 40 }));
    await expect(startOf('date')).toBe(start);
    await expect(widthOf('date')).toBe(width - 40);
  },
);

test('TBL-08 a title that is dragged moves its column, and does not sort it', {}, async ({ step }) => {
  const title = partOf('amount', '.sort');
  await step('A line says where it goes', async () => {
    const at = pull(title, { x: startOf('client') + 20 - middleOf(title).x, y: 90 });
    await expect(document.querySelector('.drop-line')).toBeVisible();
    await expect(document.querySelector('.dragged-title')).toHaveTextContent('Monto');
    const line = document.querySelector('.drop-line')?.getBoundingClientRect();
    await expect(Math.abs((line?.left ?? 0) + 1 - startOf('client'))).toBeLessThanOrEqual(1);
    await expect(onLayoutChange).not.toHaveBeenCalled();
    drop(title, at);
  });
  await step('Dropped, it stands there', async () => {
    await waitFor(() => expect(columnIds()).toEqual(['contract', 'amount', 'client', 'phone', 'date', 'time']));
    await expect(onLayoutChange).toHaveBeenCalledTimes(1);
    await expect(headerOf('amount')).toHaveAttribute('aria-sort', 'none');
    await expect(marks()).toHaveLength(0);
  });
});

test('TBL-10 a press with an unsteady hand sorts, and so does the press after a drag', {}, async ({ userEvent }) => {
  const title = partOf('client', '.sort');
  drop(title, pull(title, { x: 3 }));
  await waitFor(() => expect(headerOf('client')).toHaveAttribute('aria-sort', 'ascending'));
  drop(title, pull(title, { x: far }));
  await waitFor(() => expect(columnIds().at(-1)).toBe('client'));
  await expect(headerOf('client')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(partOf('client', '.sort'));
  await waitFor(() => expect(headerOf('client')).toHaveAttribute('aria-sort', 'descending'));
});

/** In a dialog: Escape leaves the drag alone, and the dialog stays. */
function InDialog(props: DataTableProps<SampleContract>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Contratos de la oficina" size="large" open={isOpen} onOpenChange={setOpen}>
      <DataTable {...props} />
    </Dialog>
  );
}

test(
  'TBL-08 Escape gives a drag up, and nothing else',
  { render: (args) => <InDialog {...args} /> },
  async ({ userEvent, step }) => {
    await waitFor(() => expect(document.querySelector('[data-column]')).toBeVisible());
    const before = columnIds();
    await step('By Escape, and the release that follows does not sort', async () => {
      const title = partOf('client', '.sort');
      const at = pull(title, { x: far });
      await userEvent.keyboard('{Escape}');
      await expect(marks()).toHaveLength(0);
      drop(title, at);
      await expect(headerOf('client')).toHaveAttribute('aria-sort', 'none');
      await expect(document.querySelector('[role="dialog"]')).toBeVisible();
    });
    await step('By the system', async () => {
      const title = partOf('client', '.sort');
      point(title, 'pointercancel', pull(title, { x: far }));
      await expect(marks()).toHaveLength(0);
    });
    await step('When the browser cancels the pointer', async () => {
      const title = partOf('client', '.sort');
      pull(title, { x: far });
      await fireEvent(areaOf(), new PointerEvent('lostpointercapture', { bubbles: true, pointerId: 1 }));
      await expect(marks()).toHaveLength(0);
    });
    await expect(columnIds()).toEqual(before);
    await expect(onLayoutChange).not.toHaveBeenCalled();
  },
);

/** Its host takes a column away when it is told to. */
function Shrinking(props: DataTableProps<SampleContract>) {
  const [columns, setColumns] = useState(props.columns);
  return (
    <>
      <button type="button" onClick={() => setColumns(columns.filter(({ id }) => id !== 'client'))}>
        Quitar Cliente
      </button>
      <DataTable {...props} columns={columns} />
    </>
  );
}

test(
  'TBL-08 a column that goes while it is dragged leaves nothing behind',
  { render: (args) => <Shrinking {...args} /> },
  async ({ canvas }) => {
    const take = canvas.getByRole('button', { name: 'Quitar Cliente' });
    const at = pull(partOf('client', '.sort'), { x: 300 });
    await expect(marks()).not.toHaveLength(0);
    take.click();
    await waitFor(() => expect(columnIds()).not.toContain('client'));
    point(window, 'pointermove', at);
    await expect(marks()).toHaveLength(0);
    point(window, 'pointerup', at);
    await expect(onLayoutChange).not.toHaveBeenCalled();
  },
);

test('TBL-08 a finger scrolls on a title, and changes the width at its end', {}, async () => {
  const before = columnIds();
  const title = partOf('client', '.sort');
  point(title, 'pointerup', pull(title, { x: far }, 'touch'), 'touch');
  await expect(columnIds()).toEqual(before);
  const first = widthOf('client');
  const edge = partOf('client', '.edge');
  pull(edge, { x: 20 }, 'touch');
  // The browser tells the edge that the area has taken the finger over.
  await fireEvent(edge, new PointerEvent('lostpointercapture', { bubbles: true, pointerId: 1 }));
  const { x, y } = middleOf(edge);
  point(edge, 'pointermove', { x: x + 10, y }, 'touch');
  point(edge, 'pointerup', { x: x + 10, y }, 'touch');
  await waitFor(() => expect(onLayoutChange).toHaveBeenCalledTimes(1));
  await expect(widthOf('client')).toBe(first + 30);
});

test(
  'TBL-08 pinned columns move among themselves, the others among the others',
  { args: { layout: layoutOf({ columnPinning: { start: ['date', 'contract'], end: [] } }) } },
  async ({ args, step }) => {
    await expect(columnIds()).toEqual(['date', 'contract', 'client', 'phone', 'time', 'amount']);
    await step('Dragged to the far end, a pinned one becomes the last of the pinned', async () => {
      const title = partOf('date', '.sort');
      drop(title, pull(title, { x: far }));
      await expect(told()?.columnPinning.start).toEqual(['contract', 'date']);
      await expect(told()?.columnOrder).toEqual(args.columns.map(({ id }) => id));
    });
    await step('Dragged to the beginning, another one becomes the first behind them', async () => {
      const title = partOf('amount', '.sort');
      drop(title, pull(title, { x: -far }));
      await expect(told()?.columnOrder.indexOf('amount')).toBeLessThan(told()?.columnOrder.indexOf('client') ?? -1);
      await expect(told()?.columnPinning.start).toEqual(['date', 'contract']);
    });
  },
);

test(
  'TBL-08 at the edge of the area the columns scroll on, back and forth',
  { args: { columns: thirtyColumns, layout: layoutOf({ columnPinning: { start: ['contract'], end: [] } }) } },
  async ({ userEvent }) => {
    const area = areaOf();
    const title = partOf('client', '.sort');
    const { right } = area.getBoundingClientRect();
    pull(title, { x: right - 4 - middleOf(title).x });
    await waitFor(() => expect(area.scrollLeft).toBeGreaterThan(200));
    // Over the pinned column it goes back: that is where the others vanish.
    const pinned = middleOf(headerOf('contract'));
    point(window, 'pointermove', pinned);
    await waitFor(() => expect(area.scrollLeft).toBe(0));
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.keyboard('{Escape}');
  },
);

test('TBL-08 pinned, resized, hidden and moved columns keep in line', Mixed, async ({ step }) => {
  await expect(columnIds().slice(0, 4)).toEqual(['date', 'contract', 'comments', 'status']);
  const area = areaOf();
  const rows = () => [...area.querySelectorAll('.row')].map((row) => cellsAt(row).join(' '));
  await step('All rows have the same places, header and totals included', async () => {
    await expect(new Set(rows()).size).toBe(1);
    await expect(cellsAt(area.querySelector('.row')).slice(0, 6)).toEqual([0, 44, 88, 200, 290, 434]);
  });
  await step('Scrolled, box, button and pinned columns are where they were', async () => {
    area.scrollLeft = far;
    await expect(new Set(rows()).size).toBe(1);
    await expect(cellsAt(area.querySelector('.row')).slice(0, 4)).toEqual([0, 44, 88, 200]);
    const last = area.querySelector('.trail')?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(last - area.getBoundingClientRect().left - area.clientWidth)).toBeLessThanOrEqual(1);
  });
  await step('A pinned column that becomes wider takes the next ones along', async () => {
    pull(partOf('date', '.edge'), { x: 40 });
    await expect(cellsAt(area.querySelector('.row')).slice(0, 4)).toEqual([0, 44, 88, 240]);
    point(window, 'pointercancel', { x: 0, y: 0 });
  });
});

test(
  'TBL-08 a column pinned at the end stays before the actions, and keeps the others clear of it',
  BothEnds,
  async ({ step }) => {
    const area = areaOf();
    const actions = () => area.querySelector('.head .trail')?.getBoundingClientRect().left ?? 0;
    await step('Wherever it is scrolled to', async () => {
      for (const left of [0, 200, far]) {
        area.scrollLeft = left;
        await expect(Math.abs(headerOf('amount').getBoundingClientRect().right - actions())).toBeLessThanOrEqual(1);
      }
      area.scrollLeft = 0;
    });
    await step('What has the focus is scrolled clear of it', async () => {
      const title = partOf('payments', '.sort');
      await gridSight.load();
      title.focus();
      await waitFor(() =>
        expect(headerOf('payments').getBoundingClientRect().right).toBeLessThanOrEqual(
          headerOf('amount').getBoundingClientRect().left + 1,
        ),
      );
    });
  },
);

// In reading direction from the right, the pointer's way to the left is the way to the end.
test(
  'Read from the right, widths and places follow the reading direction',
  {
    args: mixed,
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ step }) => {
    const area = areaOf();
    const fromRight = (): number[] =>
      [...(area.querySelector('.row')?.children ?? [])].map((cell) =>
        Math.round(area.getBoundingClientRect().right - cell.getBoundingClientRect().right),
      );
    await step('Pinned columns stay at the right', async () => {
      await expect(fromRight().slice(0, 6)).toEqual([0, 44, 88, 200, 290, 434]);
      area.scrollLeft = -far;
      await expect(fromRight().slice(0, 4)).toEqual([0, 44, 88, 200]);
      area.scrollLeft = 0;
    });
    await step('To the left it becomes wider', async () => {
      const first = widthOf('comments');
      pull(partOf('comments', '.edge'), { x: -50 });
      await expect(widthOf('comments')).toBe(first + 50);
      point(window, 'pointercancel', { x: 0, y: 0 });
    });
    await step('To the left it moves towards the end', async () => {
      const title = partOf('comments', '.sort');
      drop(title, pull(title, { x: startOf('status') + 10 - middleOf(title).x }));
      const order = told()?.columnOrder ?? [];
      await expect(order.indexOf('comments')).toBe(order.indexOf('status') + 1);
    });
  },
);

test('TBL-08 however many columns are pinned, the others can be reached', TooManyPinned, async () => {
  const area = areaOf();
  area.scrollLeft = far;
  const cells = cellsAt(area.querySelector('.row'));
  await expect(cells.slice(0, 3)).toEqual([0, 136, 336]);
  await expect(cells[4]).toBeLessThan(300);
  await expect(partOf('comments', '.sort')).toBeVisible();
  await expect(cells[9]).toBeGreaterThan(496);
});

test('TBL-08 on a phone the first column stays', Phone, async () => {
  const area = areaOf();
  await expect(cellsAt(area.querySelector('.head .row'))).toEqual(cellsAt(area.querySelector('.body .row')));
  area.scrollLeft = far;
  const [box, , first, second] = cellsAt(area.querySelector('.row'));
  await expect(first).toBe(0);
  await expect(box).toBeLessThan(-100);
  await expect(second).toBeLessThan(0);
});

// A first column wider than the phone would hide all others: then it scrolls too.
test(
  'TBL-08 a first column wider than the phone scrolls with the others',
  { args: { layout: layoutOf({ columnSizing: { contract: 500 } }) }, globals: { viewport: { value: 'phone' } } },
  async () => {
    const area = areaOf();
    area.scrollLeft = 520;
    await expect(cellsAt(area.querySelector('.row'))[0]).toBeLessThan(-500);
  },
);

test('TBL-08 where all columns are narrow, the actions keep their place at the end', RoomToSpare, async () => {
  const area = areaOf();
  const [contract, client, actions] = cellsAt(area.querySelector('.body .row'));
  await expect([contract, client]).toEqual([0, 100]);
  await expect(actions).toBe(area.clientWidth - 44);
  await expect(widthOf('client')).toBe(200);
});
