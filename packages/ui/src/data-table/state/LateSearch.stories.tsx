import { FIRST_QUERY, type TableQuery } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const asked = fn<(query: TableQuery) => void>();
const told = fn<(render: number) => void>();

/** Holds the query, as a screen does that asks a server; says which of its renders was asked. */
function Host(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState(FIRST_QUERY);
  const [renders, setRenders] = useState(1);
  return (
    <DataTable
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        setRenders(renders + 1);
        told(renders);
        props.onQueryChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'data-table/DataTable/Late search',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractTable.columns.slice(0, 6).map(({ total: _left, ...column }) => column),
    rows: sampleContracts(10),
    total: 237,
    search: true,
    columnView: true,
    onQueryChange: asked,
  },
  beforeEach: () => {
    asked.mockClear();
    told.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'A server is asked for a search once nobody types any more. What somebody does in the meantime is asked at once, and ' +
          'neither of the two takes the other back.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** Types, and leaves no time for the search to be asked before what follows. */
const type = (canvas: Canvas, text: string): void =>
  void fireEvent.change(canvas.getByRole('searchbox', { hidden: true }), { target: { value: text } });
const sort = [{ id: 'amount', descending: false }];

const waiting: Play = async ({ canvas, step }) => {
  await step('a sort is asked at once, without the search', async () => {
    type(canvas, 'zamora');
    void fireEvent.click(canvas.getByRole('button', { name: 'Monto' }));
    await expect(asked.mock.calls).toEqual([[{ ...FIRST_QUERY, sort }]]);
    await expect(canvas.getByRole('searchbox')).toHaveValue('zamora');
  });
  await step('the search keeps it', async () => {
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sort, search: 'zamora' }));
    await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'ascending');
  });
  await step('so does a size of the pages', async () => {
    type(canvas, 'cruz');
    void fireEvent.change(canvas.getByLabelText('Filas por página'), { target: { value: '20' } });
    await expect(asked).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sort, search: 'zamora', pageSize: 20 });
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sort, search: 'cruz', pageSize: 20 }));
    await expect(canvas.getByLabelText('Filas por página')).toHaveValue('20');
    await expect(asked).toHaveBeenCalledTimes(4);
  });
};

export const HostHolds: Story = {
  name: 'TBL-05 TBL-10 a search that waits keeps the sort and the size asked meanwhile, where the host holds the query',
  render: Host,
  play: async (context) => {
    await waiting(context);
    await context.step('and each is asked of the host as it is by then', async () => {
      await expect(told.mock.calls.flat()).toEqual([1, 2, 3, 4]);
    });
  },
};

export const TableHolds: Story = {
  name: 'TBL-05 TBL-10 the same where the table holds the query',
  play: waiting,
};

/** A menu is made when it opens; what it does later must not take back what was asked since. */
export const OpenMenu: Story = {
  name: 'TBL-05 TBL-10 a menu that was open meanwhile keeps the search',
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Monto/ });
    await userEvent.hover(header);
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de Monto' }));
    const item = await screen.findByRole('menuitem', { name: 'Orden ascendente' });
    // The page is out of reach while a menu is open, but not what waits on it.
    type(canvas, 'zamora');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...FIRST_QUERY, search: 'zamora' }));
    await userEvent.click(item);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sort, search: 'zamora' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
