import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from './tableProps.ts';

/*
 * A server is asked for a search once typing has stopped. What somebody does in the meantime is asked at once, and neither of
 * the two takes the other back.
 */

const requested = fn<(query: TableQuery) => void>();
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

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractTable.columns.slice(0, 6).map(({ total: _left, ...column }) => column),
    rows: sampleContracts(10),
    total: 237,
    search: true,
    columnView: true,
    onQueryChange: requested,
  },
};

const test = behaviour(meta);

/** Types, and leaves no time for the search to be asked before what follows. */
const type = (text: string): void =>
  void fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: text } });

const sorting = [{ id: 'amount', desc: false }];

const hosts = [
  ['the host holds the query', { render: (args: DataTableProps<SampleContract>) => <Host {...args} /> }, [1, 2, 3, 4]],
  ['the table holds the query', {}, []],
] as const;

for (const [where, state, renders] of hosts) {
  test(
    `TBL-05 TBL-10 a search that waits keeps the sort and the size asked meanwhile, where ${where}`,
    state,
    async ({ canvas, step }) => {
      await step('a sort is asked at once, without the search', async () => {
        type('zamora');
        void fireEvent.click(canvas.getByRole('button', { name: 'Monto' }));
        await expect(requested.mock.calls).toEqual([[{ ...FIRST_QUERY, sorting }]]);
        await expect(canvas.getByRole('searchbox')).toHaveValue('zamora');
      });
      await step('the search keeps it', async () => {
        await waitFor(() =>
          expect(requested).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sorting, globalFilter: 'zamora' }),
        );
        await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'ascending');
      });
      await step('so does a size of the pages', async () => {
        type('cruz');
        void fireEvent.change(canvas.getByLabelText('Filas por página'), { target: { value: '20' } });
        await expect(requested).toHaveBeenLastCalledWith({
          ...FIRST_QUERY,
          sorting,
          globalFilter: 'zamora',
          pagination: { pageIndex: 0, pageSize: 20 },
        });
        await waitFor(() =>
          expect(requested).toHaveBeenLastCalledWith({
            ...FIRST_QUERY,
            sorting,
            globalFilter: 'cruz',
            pagination: { pageIndex: 0, pageSize: 20 },
          }),
        );
        await expect(canvas.getByLabelText('Filas por página')).toHaveValue('20');
        await expect(requested).toHaveBeenCalledTimes(4);
      });
      await step('and each is asked of the host as it is by then', async () => {
        await expect(told.mock.calls.flat()).toEqual(renders);
      });
    },
  );
}

test('TBL-05 TBL-10 a menu that was open meanwhile keeps the search', {}, async ({ canvas, userEvent }) => {
  const header = canvas.getByRole('columnheader', { name: /Monto/ });
  await userEvent.hover(header);
  await userEvent.click(canvas.getByRole('button', { name: 'Opciones de Monto' }));
  const item = await screen.findByRole('menuitem', { name: 'Orden ascendente' });
  // The page is out of reach while a menu is open, but not what waits on it.
  type('zamora');
  await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...FIRST_QUERY, globalFilter: 'zamora' }));
  await userEvent.click(item);
  await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...FIRST_QUERY, sorting, globalFilter: 'zamora' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
