import type { Meta } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { mexicanFormats, toFormats } from '../locale/index.ts';
import { behaviour } from '../testing/behaviour.ts';
import { createRowModel } from './source/rowModel.ts';
import { FIRST_QUERY, type TableQuery } from './model/query.ts';
import { pageAt } from './model/page.ts';
import { cellText } from './cells/cellText.ts';
import { cellValue, valueKind } from './cells/column.ts';
import { DataTable } from './DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './state/tableProps.ts';

const everything = sampleContracts(2_431);
const requested = fn<(query: TableQuery) => void>();

const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
const model = createRowModel(
  everything,
  contractColumns.map((column) => ({
    id: column.id,
    kind: valueKind(column),
    value: (row: SampleContract) => cellValue(column, row),
    text: (row: SampleContract) => cellText(column, row, words),
  })),
  'es',
);

/** All rows of a query, in its order, as a server would answer it. */
const answer = ({ globalFilter: search, sorting, columnFilters: filters }: TableQuery): SampleContract[] =>
  Array.from(model.view({ search, sorting, filters, searched: contractColumns.map(({ id }) => id) })).flatMap(
    (place) => everything[place] ?? [],
  );

/** The server has answered. */
const answered = fn<() => Promise<void>>();

type Answer = { readonly query: TableQuery; readonly rows: readonly SampleContract[]; readonly total: number };

/** A host that asks a server: it holds the query and fetches the page that is asked for. */
function Host(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState(FIRST_QUERY);
  const [last, setLast] = useState<Answer | null>(null);
  const isFetching = last?.query !== query;
  useEffect(() => {
    let isLatest = true;
    void answered().then(() => {
      const all = answer(query);
      const { from, to } = pageAt(query.pagination.pageIndex, all.length, query.pagination.pageSize);
      if (isLatest) setLast({ query, rows: all.slice(from, to), total: all.length });
    });
    return () => {
      isLatest = false;
    };
  }, [query]);
  return (
    <DataTable
      {...props}
      rows={last?.rows ?? []}
      total={last?.total ?? 0}
      loading={last === null}
      refreshing={isFetching && last !== null}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange?.(next);
      }}
      loadAll={async (whole) => answer(whole)}
    />
  );
}

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.map(({ total: _left, ...column }) => column),
    rows: [],
    search: true,
    csv: true,
    columnView: true,
    filter: true,
    onQueryChange: requested,
  },
  beforeEach: () => void answered.mockResolvedValue(),
  render: (args) => <Host {...args} />,
};

const test = behaviour(meta);

const firstContract = (canvasElement: HTMLElement): string | null | undefined =>
  canvasElement.querySelector('[data-line="1"]')?.firstElementChild?.textContent;

test(
  'TBL-10 TBL-11 the server sorts, searches and pages; the rows stay until the next ones are there',
  {},
  async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the first page', async () => {
      await expect(await canvas.findByText('2,431 filas')).toBeVisible();
      await expect(canvas.getByText('Página 1 de 244')).toBeVisible();
    });
    await step('the next page is asked for, and keeps the rows of this one meanwhile', async () => {
      const before = firstContract(canvasElement);
      const page = Promise.withResolvers<void>();
      answered.mockReturnValueOnce(page.promise);
      await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
      await expect(firstContract(canvasElement)).toBe(before);
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      page.resolve();
      await waitFor(() => expect(firstContract(canvasElement)).toBe(everything[10]?.contract));
      await expect(canvas.getByText('11–20 de 2,431')).toBeVisible();
    });
    await step('a sort leads to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await expect(requested).toHaveBeenLastCalledWith({
        ...FIRST_QUERY,
        sorting: [{ id: 'amount', desc: false }],
      });
    });
    await step('letters typed one after the other are one question', async () => {
      requested.mockClear();
      for (const end of [1, 2, 3, 4, 5, 6]) {
        void fireEvent.change(canvas.getByRole('searchbox'), { target: { value: 'zamora'.slice(0, end) } });
      }
      await expect(canvas.getByRole('searchbox')).toHaveValue('zamora');
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
      const found = everything.filter(({ client }) => client.includes('Zamora')).length;
      await expect(await canvas.findByText(`${found} filas`)).toBeVisible();
    });
  },
);

/** A host that appends the next rows as a person comes near the last of them. */
function Growing(props: DataTableProps<SampleContract>) {
  const [rows, setRows] = useState(everything.slice(0, 50));
  const [isFetching, setFetching] = useState(false);
  const fetchMore = (): void => {
    props.onEndReached?.();
    setFetching(true);
    void answered().then(() => {
      setRows(everything.slice(0, Math.min(rows.length + 50, props.total ?? 0)));
      setFetching(false);
    });
  };
  return <DataTable {...props} rows={rows} refreshing={isFetching} onEndReached={fetchMore} />;
}

const onEndReached = fn<() => void>();

test(
  'In one scrolling area the next rows are asked for before the last ones are reached, once each',
  {
    args: { total: 120, virtual: { height: '400px' }, onEndReached },
    render: (args) => <Growing {...args} />,
    beforeEach: () => {
      onEndReached.mockReset();
      answered.mockResolvedValue();
    },
  },
  async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    const area = grid.parentElement;
    const toEnd = (): void => area?.scrollTo({ top: area.scrollHeight, behavior: 'instant' });
    await expect(canvas.getByText('120 filas')).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '121');
    await expect(onEndReached).not.toHaveBeenCalled();
    await step('while they are on their way they are not asked for again', async () => {
      const page = Promise.withResolvers<void>();
      answered.mockReturnValueOnce(page.promise);
      toEnd();
      await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
      area?.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(grid.querySelector('[data-line="1"]')).not.toBeNull());
      toEnd();
      await waitFor(() => expect(grid.querySelector('[data-line="50"]')).not.toBeNull());
      await expect(onEndReached).toHaveBeenCalledTimes(1);
      page.resolve();
      await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    });
    await step('up to the last of all', async () => {
      await waitFor(async () => {
        toEnd();
        await expect(grid.querySelector('[data-line="120"]')).not.toBeNull();
      });
      await expect(onEndReached).toHaveBeenCalledTimes(2);
    });
  },
);
