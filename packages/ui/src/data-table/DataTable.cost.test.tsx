import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { behaviour } from '../testing/behaviour.ts';
import type { TableColumn } from './cells/column.ts';
import { DataTable } from './DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './state/tableProps.ts';

/** The rows that have been written since it was last cleared; by their id, because React writes twice in development. */
const written = new Set<string>();

const isFirst = (column: TableColumn<SampleContract>): boolean => column.id === 'contract';

/** The columns of the samples; the first one counts the rows that are rendered. */
const columns = contractColumns.map((column): TableColumn<SampleContract> => {
  if (column.kind !== 'link' || !isFirst(column)) return column;
  return {
    ...column,
    href(row) {
      written.add(row.id);
      return column.href(row);
    },
  };
});
const rows = sampleContracts(10_000);

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns,
    rows,
    search: true,
    columnView: true,
    filter: true,
    onSelectedChange: () => undefined,
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => undefined }],
    defaultQuery: { pagination: { pageIndex: 0, pageSize: 100 } },
  },
};

const test = behaviour(meta);

test('A page of a hundred rows is little more than its cells', {}, async ({ canvasElement }) => {
  const cells = canvasElement.querySelectorAll('[role="gridcell"]').length;
  const nodes = canvasElement.querySelectorAll('.body *').length;
  // A row, a box, a button; a link, a person's initial and detail, a telephone, a badge.
  await expect(nodes).toBeLessThanOrEqual(cells + 100 * 8);
  await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await expect(canvasElement.querySelectorAll('.body svg')).toHaveLength(0);
});

/** How many rows are drawn by what is done. */
async function drawn(act: () => Promise<unknown>): Promise<number> {
  written.clear();
  await act();
  return written.size;
}

test('Each action draws only the rows that it changes', {}, async ({ canvas, userEvent, step }) => {
  const box = canvas.getByRole('checkbox', { name: /^Elegir .*-204800$/ });
  await step('selecting one draws one', async () => {
    await expect(await drawn(() => userEvent.click(box))).toBe(1);
  });
  await step('moving the focus draws none', async () => {
    await expect(await drawn(() => userEvent.keyboard('{ArrowDown}{ArrowRight}{End}{Home}'))).toBe(0);
  });
  await step('the next page draws each of its rows once', async () => {
    const next = canvas.getByRole('button', { name: 'Página siguiente' });
    await expect(await drawn(() => userEvent.click(next))).toBe(100);
  });
  await step('a sort draws each row of the page once', async () => {
    const sort = canvas.getByRole('button', { name: 'Monto' });
    await expect(await drawn(() => userEvent.click(sort))).toBe(100);
  });
  await step('what is announced draws none', async () => {
    await expect(
      await drawn(() => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ordenado por Monto'))),
    ).toBe(0);
  });
});

/** A host that creates its buttons at each render, sometimes with another appearance. */
function Careless(props: DataTableProps<SampleContract>) {
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Otra cosa {count}</Button>
      <Button onClick={() => setBusy(!isBusy)}>Ocupar la primera</Button>
      <DataTable
        {...props}
        rowButtons={(row) => [
          { id: 'start', label: 'Iniciar', icon: <i />, busy: isBusy && row.id === '1', onPress: () => setCount(0) },
          { id: 'postpone', label: 'Reprogramar', variant: 'ghost', onPress: () => setCount(-1) },
        ]}
        onRowKeyDown={() => undefined}
      />
    </>
  );
}

test(
  'Buttons created at each render rerender only the rows where they look different',
  { render: (args) => <Careless {...args} /> },
  async ({ canvas, userEvent, step }) => {
    const [start] = canvas.getAllByRole('button', { name: 'Iniciar' });
    await step('the host renders for another reason: none', async () => {
      const other = canvas.getByRole('button', { name: /^Otra cosa/ });
      await expect(await drawn(() => userEvent.click(other))).toBe(0);
    });
    await step('one is busy: its row', async () => {
      const busy = canvas.getByRole('button', { name: 'Ocupar la primera' });
      await expect(await drawn(() => userEvent.click(busy))).toBe(1);
      await expect(start).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(busy);
    });
    await step('the focus among them: none', async () => {
      start?.focus();
      await expect(await drawn(() => userEvent.keyboard('{ArrowDown}{Enter}{Escape}{Home}'))).toBe(0);
    });
    await step('a press does what the last render said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Otra cosa/ }));
      await userEvent.click(start ?? document.body);
      await expect(canvas.getByRole('button', { name: 'Otra cosa 0' })).toBeVisible();
    });
  },
);

test(
  'Of a long list the rows in sight are there, and a few around them',
  { args: { virtual: { height: '480px' } } },
  async ({ canvas, canvasElement, step }) => {
    const area = canvas.getByRole('grid').parentElement;
    const lines = () => canvasElement.querySelectorAll('.body [data-line]').length;
    await step('at first', async () => {
      await expect(lines()).toBeLessThanOrEqual(60);
    });
    await step('anywhere in between, with no gap in sight', async () => {
      area?.scrollTo({ top: 200_000 });
      await waitFor(() => expect(canvasElement.querySelector('[data-line="5001"]')).not.toBeNull());
      await expect(lines()).toBeLessThanOrEqual(60);
    });
    await step('a small movement draws none', async () => {
      written.clear();
      const ended = Promise.withResolvers<unknown>();
      area?.addEventListener('scrollend', ended.resolve, { once: true });
      area?.scrollBy({ top: 41 });
      await ended.promise;
      await expect(written.size).toBeLessThanOrEqual(12);
    });
  },
);
