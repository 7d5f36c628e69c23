import { createRowModel, FIRST_QUERY, pageAt, type TableQuery } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { cellText } from './cells/cellText.ts';
import { cellValue, valueKind } from './cells/column.ts';
import { DataTable } from './DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './tableProps.ts';

const words = { yes: 'Sí', no: 'No' };
const everything = sampleContracts(2_431);
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
const answer = (query: TableQuery): SampleContract[] =>
  Array.from(model.view({ ...query, searched: contractColumns.map(({ id }) => id) })).flatMap(
    (place) => everything[place] ?? [],
  );

/** How long the pretended server takes, in ms. */
const LATENCY = 80;

type Answer = { readonly query: TableQuery; readonly rows: readonly SampleContract[]; readonly total: number };

/** A host that asks a server: it holds the query and fetches the page that is asked for. */
function Host(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState(FIRST_QUERY);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const isFetching = answered?.query !== query;
  useEffect(() => {
    const timer = setTimeout(() => {
      const all = answer(query);
      const { from, to } = pageAt(query.page, all.length, query.pageSize);
      setAnswered({ query, rows: all.slice(from, to), total: all.length });
    }, LATENCY);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <DataTable
      {...props}
      rows={answered?.rows ?? []}
      total={answered?.total ?? 0}
      loading={answered === null}
      refreshing={isFetching && answered !== null}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange?.(next);
      }}
      loadAll={async (asked) => answer(asked)}
    />
  );
}

const asked = fn<(query: TableQuery) => void>();

const meta = {
  title: 'data-table/DataTable/From a server',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.map(({ total: _left, ...column }) => column),
    rows: [],
    search: true,
    csv: true,
    columnView: true,
    filter: true,
    onQueryChange: asked,
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstContract = (canvasElement: HTMLElement): string | null | undefined =>
  canvasElement.querySelector('[data-line="1"]')?.firstElementChild?.textContent;

export const Asking: Story = {
  name: 'TBL-10 TBL-11 the server sorts, searches and pages; the rows stay until the next ones are there',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the first page', async () => {
      await expect(await canvas.findByText('2,431 filas')).toBeVisible();
      await expect(canvas.getByText('Página 1 de 244')).toBeVisible();
    });
    await step('the next page is asked for, and keeps the rows of this one meanwhile', async () => {
      const before = firstContract(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
      await expect(firstContract(canvasElement)).toBe(before);
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(firstContract(canvasElement)).toBe(everything[10]?.contract));
      await expect(canvas.getByText('11–20 de 2,431')).toBeVisible();
    });
    await step('a sort leads to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await expect(asked).toHaveBeenLastCalledWith({
        ...FIRST_QUERY,
        sort: [{ id: 'amount', descending: false }],
      });
    });
    await step('letters typed one after the other are one question', async () => {
      asked.mockClear();
      await userEvent.type(canvas.getByRole('searchbox'), 'zamora');
      await expect(canvas.getByRole('searchbox')).toHaveValue('zamora');
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
      const found = everything.filter(({ client }) => client.includes('Zamora')).length;
      await expect(await canvas.findByText(`${found} filas`)).toBeVisible();
    });
  },
};
