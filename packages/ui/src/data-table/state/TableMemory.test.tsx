import type { Meta } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { PLAIN_LAYOUT } from '../model/layout.ts';
import type { TableView } from '../model/tableView.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from './tableProps.ts';
import type { TableMemory } from './savedTable.ts';
import { storedTable, tableMemory } from './tableMemory.ts';

/*
 * How a table was left outlives a reload: sort, filters, page and its size, and the columns. A search does not.
 */

const rows = sampleContracts(60);
const own = {
  ...contractTable,
  rows,
  search: true,
};

/** Takes the table away and brings it back, as leaving a screen does. */
function Revisited(props: DataTableProps<SampleContract>) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <DataTable key={visit} {...props} />
      <Button onClick={() => setVisit(visit + 1)}>Volver a entrar</Button>
    </>
  );
}

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: own,
  render: (args) => <Revisited {...args} />,
};

const test = behaviour(meta);

/** A storage of this page alone, so that a test finds nothing of another one. */
function createStorage() {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: fn((key: string): string | null => saved.get(key) ?? null),
    setItem: fn((key: string, text: string): void => void saved.set(key, text)),
  };
}

const holding = (view: Partial<TableView>, page = 0): TableMemory =>
  tableMemory({ read: () => JSON.stringify({ page, view }), write: () => undefined });

const sortOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, title: string): string | null =>
  canvas.getByRole('columnheader', { name: new RegExp(title) }).getAttribute('aria-sort');

const titles = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-column'));

const pageText = (): string => screen.getByText(/^Página/).textContent;

const session = createStorage();

test(
  'TBL-05 TBL-10 TBL-11 what is asked comes back, the search does not',
  { args: { memory: storedTable('contratos:7', () => session) }, beforeEach: () => session.saved.clear() },
  async ({ canvas, userEvent, step }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Volver a entrar' }));
    await step('a first visit writes nothing', async () => {
      await again();
      await expect(session.setItem).not.toHaveBeenCalled();
    });
    await step('sort, page and its size', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await userEvent.selectOptions(canvas.getByLabelText('Filas por página'), '20');
      await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
      await again();
      await expect(sortOf(canvas, 'Monto')).toBe('descending');
      await expect(canvas.getByLabelText('Filas por página')).toHaveValue('20');
      await expect(pageText()).toBe('Página 2 de 3');
    });
    await step('a search is neither kept nor written at each letter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Primera página' }));
      session.setItem.mockClear();
      await userEvent.type(canvas.getByRole('searchbox'), 'garcia');
      await expect(session.setItem).not.toHaveBeenCalled();
      await again();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(sortOf(canvas, 'Monto')).toBe('descending');
    });
  },
);

test(
  'TBL-08 TBL-09 filters and the column layout are restored',
  {
    args: {
      memory: holding({
        columnFilters: [{ id: 'status', value: { kind: 'oneOf', values: ['Firmado'] } }],
        layout: {
          columnOrder: ['amount', 'client', 'contract'],
          columnVisibility: { phone: false, gone: false },
          columnPinning: { start: ['status'], end: [] },
          columnSizing: { client: 333 },
        },
      }),
    },
  },
  async ({ canvas }) => {
    // What was not there when it was kept stands behind its neighbour: the payments behind the amount.
    await expect(titles()).toEqual([
      'status',
      'amount',
      'payments',
      'isInsured',
      'comments',
      'client',
      'date',
      'time',
      'contract',
    ]);
    const client = canvas.getByRole('columnheader', { name: /Cliente/ });
    await expect(Math.round(client.getBoundingClientRect().width)).toBe(333);
    await expect(canvas.queryByText('Cancelado')).not.toBeInTheDocument();
  },
);

const shared = createStorage();

function TwoUsers(props: DataTableProps<SampleContract>) {
  const [user, setUser] = useState(1);
  const key = `contratos:${user}`;
  return (
    <>
      <DataTable key={key} {...props} memory={storedTable(key, () => shared)} />
      <DataTable {...props} title="Pagos" memory={storedTable(`pagos:${user}`, () => shared)} key={`pagos:${user}`} />
      <Button onClick={() => setUser(3 - user)}>Cambiar de usuario</Button>
    </>
  );
}

// Two tables, and two people at one computer: each finds what is theirs. The memory may be another object at each render.
test(
  'One place for each user and table',
  { beforeEach: () => shared.saved.clear(), render: (args) => <TwoUsers {...args} /> },
  async ({ canvas, userEvent }) => {
    const table = (title: string) => within(canvas.getByRole('region', { name: title }));
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Cambiar de usuario' }));
    await userEvent.click(table('Contratos').getByRole('button', { name: 'Monto' }));
    await change();
    await expect(sortOf(table('Contratos'), 'Monto')).toBe('none');
    await userEvent.click(table('Pagos').getByRole('button', { name: 'Fecha' }));
    await change();
    await expect(sortOf(table('Contratos'), 'Monto')).toBe('ascending');
    await expect(sortOf(table('Contratos'), 'Fecha')).toBe('none');
    await expect(sortOf(table('Pagos'), 'Fecha')).toBe('none');
    await change();
    await expect(sortOf(table('Pagos'), 'Fecha')).toBe('ascending');
    await expect([...shared.saved.keys()].toSorted()).toEqual(['contratos:1', 'pagos:2']);
  },
);

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function Refusing(props: DataTableProps<SampleContract>) {
  return (
    <>
      <DataTable {...props} title="Prohibido" memory={storedTable('a', refuse)} />
      <DataTable {...props} title="Lleno" memory={storedTable('b', () => ({ getItem: () => null, setItem: refuse }))} />
      <DataTable {...props} title="Dañado" memory={tableMemory({ read: () => '{"view":[[', write: refuse })} />
    </>
  );
}

// Storage that is forbidden, full or holds something else: the table works on without.
test(
  'Without storage the table works on',
  { render: (args) => <Refusing {...args} /> },
  async ({ canvas, userEvent }) => {
    for (const title of ['Prohibido', 'Lleno', 'Dañado']) {
      const table = within(canvas.getByRole('region', { name: title }));
      await userEvent.click(table.getByRole('button', { name: 'Monto' }));
      await expect(sortOf(table, 'Monto')).toBe('ascending');
    }
  },
);

const heldQuery: TableQuery = { ...FIRST_QUERY, sorting: [{ id: 'date', desc: false }] };

// What the host holds counts more than what was kept, which counts more than what the host begins with.
test(
  'A query that the host holds counts more',
  {
    args: {
      query: heldQuery,
      defaultQuery: { sorting: [{ id: 'client', desc: false }] },
      onQueryChange: fn<(query: TableQuery) => void>(),
      memory: holding({
        sorting: [{ id: 'amount', desc: true }],
        layout: { ...PLAIN_LAYOUT, columnVisibility: { phone: false } },
      }),
    },
  },
  async ({ args, canvas }) => {
    await expect(sortOf(canvas, 'Fecha')).toBe('ascending');
    await expect(sortOf(canvas, 'Monto')).toBe('none');
    await expect(titles()).not.toContain('phone');
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
);

// A server has to be asked for what was kept, so the host is told of it once, and keeps a search that it begins with.
test(
  'The host is told what the table starts with',
  {
    args: {
      total: 60,
      rows: rows.slice(0, 10),
      defaultQuery: { globalFilter: 'ana', sorting: [{ id: 'client', desc: false }] },
      onQueryChange: fn<(query: TableQuery) => void>(),
      memory: holding({ sorting: [{ id: 'amount', desc: true }], pageSize: 20 }, 2),
    },
  },
  async ({ args, canvas }) => {
    const requested = {
      globalFilter: 'ana',
      sorting: [{ id: 'amount', desc: true }],
      columnFilters: [],
      pagination: { pageIndex: 2, pageSize: 20 },
    };
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(requested));
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('ana');
  },
);

/** The host of a server: its answer has fewer pages than there were. */
function Served({ memory }: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState(FIRST_QUERY);
  const { pageIndex: page, pageSize } = query.pagination;
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize);
  return <DataTable {...own} rows={shown} total={60} onQueryChange={setQuery} memory={memory} />;
}

// A page that is gone by now: the last one there is takes its place, fetched and named alike.
test(
  'TBL-11 a page that is gone leads to the last one',
  { args: { memory: holding({ pageSize: 20 }, 9) }, render: (args) => <Served {...args} /> },
  async ({ canvas }) => {
    await waitFor(() => expect(pageText()).toBe('Página 3 de 3'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'SG-204859' })).toBeInTheDocument());
  },
);

// A view that came with a link counts more than what was kept. What was kept stays until something is changed.
test(
  'A link counts more than the memory',
  {
    args: {
      defaultView: {
        ...heldQuery,
        globalFilter: 'pf',
        pageSize: 10,
        layout: { ...PLAIN_LAYOUT, columnVisibility: { client: false } },
      },
      memory: { ...holding({ sorting: [{ id: 'amount', desc: true }] }, 2), write: fn<(text: string) => void>() },
    },
  },
  async ({ args, canvas }) => {
    await expect(sortOf(canvas, 'Fecha')).toBe('ascending');
    await expect(canvas.getByRole('searchbox')).toHaveValue('pf');
    await expect(titles()).not.toContain('client');
    await expect(pageText()).toMatch(/^Página 1 /);
    await expect(args.memory?.write).not.toHaveBeenCalled();
  },
);

const strict = createStorage();

// StrictMode renders and mounts twice: the saved state is not overwritten before a change.
test(
  'In StrictMode the saved state is not overwritten before a change',
  {
    args: { memory: storedTable('contratos', () => strict) },
    beforeEach: () => {
      strict.saved.clear();
      strict.saved.set('contratos', '{"view":{"sorting":[{"id":"amount","desc":true}],"other":"version"}}');
    },
    render: (args) => (
      <StrictMode>
        <Revisited {...args} />
      </StrictMode>
    ),
  },
  async ({ canvas, userEvent }) => {
    await expect(sortOf(canvas, 'Monto')).toBe('descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a entrar' }));
    await expect(sortOf(canvas, 'Monto')).toBe('descending');
    await expect(strict.setItem).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
    await expect(strict.setItem).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a entrar' }));
    await expect(sortOf(canvas, 'Monto')).toBe('none');
  },
);

// The page as a server sends it does not read the memory, hydration finds the same, and then comes what was kept.
test(
  'On a page that a server rendered hydration finds the same, and then comes what was kept',
  { render: () => <main /> },
  async ({ canvasElement, step }) => {
    const read = fn(() => '{"view":{"sorting":[{"id":"amount","desc":true}]}}');
    const write = fn<(text: string) => void>();
    const problem = fn<(error: unknown) => void>();
    const table = <DataTable {...own} memory={tableMemory({ read, write })} />;
    const place = canvasElement.querySelector('main') ?? canvasElement;
    await step('the server', async () => {
      place.innerHTML = renderToString(table);
      await expect(read).not.toHaveBeenCalled();
      await expect(sortOf(within(place), 'Monto')).toBe('none');
    });
    const root = hydrateRoot(place, table, { onRecoverableError: problem, onUncaughtError: problem });
    await step('the browser', async () => {
      await waitFor(() => expect(sortOf(within(place), 'Monto')).toBe('descending'));
      await expect(problem).not.toHaveBeenCalled();
      await expect(read).toHaveBeenCalledOnce();
    });
    root.unmount();
  },
);

// Where no server renders, the first picture shows what was kept: nothing jumps.
test('The first render shows what was kept', { render: () => <main /> }, async ({ canvasElement }) => {
  const place = canvasElement.querySelector('main') ?? canvasElement;
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    const monto = place.querySelector('[data-column="amount"]');
    if (monto) seen.push(monto.getAttribute('aria-sort'));
  });
  observer.observe(place, { subtree: true, childList: true, attributes: true });
  const root = createRoot(place);
  root.render(<DataTable {...own} memory={holding({ sorting: [{ id: 'amount', desc: true }] })} />);
  await waitFor(() => expect(seen.length).toBeGreaterThan(0));
  await expect(new Set(seen)).toEqual(new Set(['descending']));
  observer.disconnect();
  root.unmount();
});
