import type { Meta } from '@storybook/react-vite';
import { createRef, useEffect, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { ChangingTable, showRows } from '../grid/ChangingTable.samples.tsx';
import { gridSight } from '../grid/useGridFocus.ts';
import { shownCells } from '../shownTable.ts';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableHandle, DataTableProps } from './tableProps.ts';

/*
 * By `ref` a host gives a row the focus, on whatever page it stands, and asks which rows are shown in which order: so that a
 * person who has closed one activity goes on with the next.
 */

const rows = sampleContracts(237);
const table = createRef<DataTableHandle>();

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, ref: table, search: true },
};

const test = behaviour(meta);

const contract = (row: number): string => rows[row]?.contract ?? '';

const link = (row: number) => screen.findByRole('link', { name: contract(row) });

/** Whether the focus is within the window, and within the area that the grid scrolls in. */
function isInSight(): boolean {
  const area = document.activeElement?.closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
  const box = document.activeElement?.getBoundingClientRect();
  if (!area || !box) return false;
  return box.top >= Math.max(0, area.top) && box.bottom <= Math.min(window.innerHeight, area.bottom) + 1;
}

test('It gives a row the focus, on whatever page', {}, async ({ canvas, userEvent, step }) => {
  await step('of this page', async () => {
    await expect(table.current?.focusRow('4')).toBe(true);
    await waitFor(async () => expect(await link(3)).toHaveFocus());
  });
  await step('of another one', async () => {
    await expect(table.current?.focusRow('98')).toBe(true);
    await waitFor(async () => expect(await link(97)).toHaveFocus());
    await expect(canvas.getByText('Página 10 de 24')).toBeVisible();
  });
  await step('of the last one, from elsewhere', async () => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(table.current?.focusRow('237')).toBe(true);
    await waitFor(async () => expect(await link(236)).toHaveFocus());
    await waitFor(() => expect(isInSight()).toBe(true));
  });
  await step('keys go on from there', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(await link(235)).toHaveFocus();
  });
  await step('one that is not there changes nothing', async () => {
    await expect(table.current?.focusRow('none')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Primera página' }));
    await expect(canvas.getByRole('button', { name: 'Primera página' })).toHaveFocus();
  });
});

// The button that opened something has the focus again when that is closed.
test(
  'It gives the button of a row the focus, on whatever page',
  { args: { rowButtons: () => [{ id: 'open', label: 'Abrir', onPress: () => {} }] } },
  async () => {
    await expect(table.current?.focusRow('98', 'buttons')).toBe(true);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Abrir'));
    await expect(document.activeElement).toHaveAccessibleDescription(contract(97));
    await waitFor(() => expect(isInSight()).toBe(true));
  },
);

/** As after a press of the mouse, which a test cannot make: no element takes the focus for one that keys have moved. */
function withoutKeys(): () => void {
  const spy = spyOn(Element.prototype, 'matches').mockImplementation(function matches(this: Element, selector: string) {
    return selector !== ':focus-visible' && [...document.querySelectorAll(selector)].includes(this);
  });
  return () => spy.mockRestore();
}

test(
  'It scrolls the row into sight for the mouse as well',
  { args: { defaultQuery: { pagination: { pageIndex: 0, pageSize: 100 } } }, beforeEach: withoutKeys },
  async () => {
    await expect(table.current?.focusRow('95')).toBe(true);
    await waitFor(async () => expect(await link(94)).toHaveFocus());
    await waitFor(() => expect(isInSight()).toBe(true));
  },
);

test('It says which rows are shown, in their order, of all pages', {}, async ({ canvas, userEvent, step }) => {
  await step('as they come', async () => {
    await expect(table.current?.rowIds()).toEqual(rows.map(({ id }) => id));
  });
  await step('sorted', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    const sorted = rows.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ id }) => id);
    await expect(table.current?.rowIds()).toEqual(sorted);
  });
  await step('searched: one that is left out cannot have the focus', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), contract(41));
    await waitFor(() => expect(table.current?.rowIds()).toEqual(['42']));
    await expect(table.current?.focusRow('1')).toBe(false);
    await expect(table.current?.focusRow('42')).toBe(true);
    await waitFor(async () => expect(await link(41)).toHaveFocus());
  });
});

test('The handle stays the same from render to render', { render: (args) => <ChangingTable {...args} /> }, async () => {
  const first = table.current;
  showRows(rows.slice(5));
  await waitFor(() => expect(table.current?.rowIds()).toHaveLength(232));
  await expect(table.current).toBe(first);
  await expect(first?.focusRow('1')).toBe(false);
  await expect(first?.focusRow('6')).toBe(true);
  await waitFor(async () => expect(await link(5)).toHaveFocus());
});

test('In one scrolling list it scrolls the row into sight', { args: { virtual: { height: '420px' } } }, async () => {
  await gridSight.load();
  await expect(table.current?.focusRow('200')).toBe(true);
  await waitFor(async () => expect(await link(199)).toHaveFocus());
  await waitFor(() => expect(isInSight()).toBe(true));
});

/** What a card out of sight is taken for, in px: 20rem and its edges. */
const GUESS = 350;

const highCards = rows.map((row) => ({ ...row, comments: 'Pidió que le llamen por la tarde. '.repeat(12) }));

test(
  'A card has the focus as well, and stays in sight when those above it turn out higher than was guessed',
  {
    args: { cards: cardLayout, rows: highCards, defaultQuery: { pagination: { pageIndex: 0, pageSize: 50 } } },
    globals: { viewport: { value: 'phone' } },
  },
  async () => {
    await gridSight.load();
    await expect(table.current?.focusRow('95')).toBe(true);
    await waitFor(async () => expect(await link(94)).toHaveFocus());
    const above = (await link(93)).closest('[role="row"]');
    await waitFor(() => expect(above?.getBoundingClientRect().height).toBeGreaterThan(GUESS));
    await waitFor(() => expect(isInSight()).toBe(true));
  },
);

test(
  'Beside boxes and buttons it is the first column all the same',
  { args: { onSelectedChange: fn<(ids: readonly string[]) => void>(), renderDetail: () => 'Detalles' } },
  async () => {
    await expect(table.current?.focusRow('2')).toBe(true);
    await waitFor(async () => expect(await link(1)).toHaveFocus());
  },
);

test('As long as rows are on their way there are none', { args: { loading: true } }, async () => {
  await expect(table.current?.rowIds()).toEqual([]);
  await expect(table.current?.focusRow('1')).toBe(false);
  await expect(document.body).toHaveFocus();
});

const answered = fn<() => Promise<void>>();

/** A host that fetches each page, and asks for a row of the next one before it is there. */
function Served(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>(FIRST_QUERY);
  const requested = query.pagination.pageIndex;
  const [page, setPage] = useState(0);
  const own = useRef<DataTableHandle>(null);
  useEffect(() => {
    void answered().then(() => setPage(requested));
  }, [requested]);
  // Once newer rows have been committed, as a page does that goes on with the next activity.
  useEffect(() => {
    own.current?.focusRow(String(page * 10 + 3));
  }, [page]);
  return (
    <DataTable
      {...props}
      ref={own}
      rows={rows.slice(page * 10, page * 10 + 10)}
      total={rows.length}
      refreshing={page !== requested}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

test(
  'Where a server pages, the rows of the shown page are known',
  { render: (args) => <Served {...args} />, beforeEach: () => void answered.mockResolvedValue() },
  async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await link(2)).toHaveFocus());
    const answer = Promise.withResolvers<void>();
    answered.mockReturnValue(answer.promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    answer.resolve();
    await waitFor(async () => expect(await link(12)).toHaveFocus());
    await expect(canvas.getByText('Página 2 de 24')).toBeVisible();
  },
);

test(
  'It gives TanStack Table, which changes the query and the columns',
  {},
  async ({ canvas, canvasElement, step }) => {
    await step('the query', async () => {
      table.current?.table.setSorting([{ id: 'contract', desc: true }]);
      const last = rows
        .map((row) => row.contract)
        .toSorted()
        .at(-1);
      await waitFor(() => expect(shownCells(canvasElement, 0)[0]).toBe(last));
    });
    await step('the columns', async () => {
      table.current?.table.getColumn('client')?.toggleVisibility(false);
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Cliente' })).toBeNull());
      table.current?.table.setColumnOrder(['amount', 'contract']);
      table.current?.table.setColumnPinning({ start: ['status'], end: [] });
      table.current?.table.setColumnSizing({ status: 320 });
      const status = () => canvas.getByRole('columnheader', { name: 'Estado' });
      await waitFor(() => expect(status().getBoundingClientRect().width).toBe(320));
      await expect(canvas.getAllByRole('columnheader')[0]).toBe(status());
      await expect(canvas.getAllByRole('columnheader')[1]).toHaveAccessibleName('Monto');
    });
  },
);

test(
  'A first layout of the host is kept until a person changes it',
  { args: { defaultLayout: { columnOrder: ['amount', 'contract'], columnVisibility: { client: false } } } },
  async ({ canvas, step }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monto');
    await expect(canvas.queryByRole('columnheader', { name: 'Cliente' })).toBeNull();
    await step('and after', async () => {
      table.current?.table.setColumnVisibility({});
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Cliente' })).toBeVisible());
    });
  },
);
