import { expect, fn, screen, spyOn, waitFor, within, type UserEventObject } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../../foundation/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import type { TableLayout } from '../model/layout.ts';
import type { TableQuery } from '../model/query.ts';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { exportTools } from '../export/TableExport.tsx';
import { storedTable } from '../state/tableMemory.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { columnIds, drop, headerOf, partOf, pull, readyToDrag } from './layoutSamples.ts';

type Row = { readonly id: string; readonly figure: number };
const figure = (row: Row): number => row.figure;
const columns: readonly TableColumn<Row>[] = [
  { id: 'id', title: 'Renglón', kind: 'text', value: (row) => row.id },
  { id: '__proto__', title: 'Prototipo', kind: 'number', value: figure },
  { id: 'constructor', title: 'Constructor', kind: 'number', value: figure },
  { id: 'toString', title: 'Texto', kind: 'number', value: figure },
];
const onQueryChange = fn<(query: TableQuery) => void>();
const onLayoutChange = fn<(layout: TableLayout) => void>();

/** The sheet as it was when the browser was asked to print. */
let sheet: readonly (string | null)[][] = [];

const rows = Array.from({ length: 12 }, (_, place): Row => ({ id: String(place + 1), figure: (place * 7) % 12 }));

const storage = new Map<string, string>();
const memory = storedTable('renglones:7', () => ({
  getItem: (key) => storage.get(key) ?? null,
  setItem: (key, text) => void storage.set(key, text),
}));

/** Takes the table away and brings it back, as leaving a screen does. */
function Revisited(props: DataTableProps<Row>) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <DataTable key={visit} {...props} />
      <Button onClick={() => setVisit(visit + 1)}>Volver a entrar</Button>
    </>
  );
}

/**
 * Columns that a host names after the fields of an answer may have the names of what every object has: they are sorted, filtered,
 * hidden, made wider, added up, printed and remembered like any other.
 */
const test = behaviour<DataTableProps<Row>>({
  component: DataTable<Row>,
  args: {
    title: 'Renglones',
    columns,
    rows,
    rowId: (row) => row.id,
    filter: true,
    columnView: true,
    print: true,
    memory,
    onQueryChange,
    onLayoutChange,
  },
  loaders: [async () => ({ code: await exportTools.load() })],
  beforeEach: async () => {
    storage.clear();
    onQueryChange.mockClear();
    onLayoutChange.mockClear();
    return readyToDrag();
  },
  render: (args) => <Revisited {...args} />,
});

/** Prints nothing, but looks at what would be. */
function catchPrint(): () => void {
  sheet = [];
  const print = spyOn(globalThis, 'print').mockImplementation(() => {
    const lines = document.querySelectorAll('body > article tfoot tr');
    sheet = Array.from(lines, ({ children }) => Array.from(children, (cell) => cell.textContent));
    window.dispatchEvent(new Event('afterprint'));
  });
  return () => print.mockRestore();
}

/** Every object has something by these names, which is no column, no filter, no width and no total. */
const ids = ['__proto__', 'constructor', 'toString'] as const;

const titleOf = (id: string): string => columns.find((column) => column.id === id)?.title ?? id;

const again = (user: UserEventObject): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Volver a entrar' }));

const figures = (root: HTMLElement): (string | null | undefined)[] =>
  Array.from(root.querySelectorAll('.body > [role="row"]'), (row) => row.children[1]?.textContent);

const widthOf = (id: string): number => Math.round(headerOf(id).getBoundingClientRect().width);

async function openPanel(user: UserEventObject, button: RegExp): Promise<ReturnType<typeof within>> {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('TBL-10 they sort, and the order is remembered', {}, async ({ canvas, canvasElement, userEvent, step }) => {
  for (const id of ids) {
    await step(id, async () => {
      await userEvent.click(canvas.getByRole('button', { name: titleOf(id) }));
      await expect(onQueryChange.mock.lastCall?.[0].sorting).toEqual([{ id, desc: false }]);
      await expect(figures(canvasElement).slice(0, 3)).toEqual(['0', '1', '2']);
      await again(userEvent);
      await expect(headerOf(id)).toHaveAttribute('aria-sort', 'ascending');
      await expect(figures(canvasElement).slice(0, 3)).toEqual(['0', '1', '2']);
    });
  }
});

test(
  'TBL-09 none filters by itself; they filter one by one and together, and that is remembered',
  {},
  async ({ canvas, userEvent, step }) => {
    await step('none by itself', async () => {
      await expect(canvas.getByText('12 filas')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Filtrar/ })).toHaveAccessibleName('Filtrar');
    });
    for (const [place, id] of ids.entries()) {
      const left = 11 - place;
      await step(id, async () => {
        const panel = await openPanel(userEvent, /^Filtrar/);
        const title = panel.getByRole('button', { name: titleOf(id) });
        await userEvent.click(title);
        const field = within(await panel.findByRole('group', { name: titleOf(id) }));
        await userEvent.type(field.getByRole('textbox', { name: 'Mínimo' }), String(place + 1));
        await userEvent.click(panel.getByRole('button', { name: 'Listo' }));
        await gone();
        await expect(await canvas.findByText(`${left} filas de 12`)).toBeVisible();
        await expect(onQueryChange.mock.lastCall?.[0].columnFilters.at(place)).toEqual({
          id,
          value: { kind: 'numberRange', min: place + 1, max: null },
        });
        await again(userEvent);
        await expect(canvas.getByText(`${left} filas de 12`)).toBeVisible();
      });
    }
    await step('a chip takes one away, and the others stay', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Quitar .*Texto/ }));
      await expect(await canvas.findByText('10 filas de 12')).toBeVisible();
    });
  },
);

test('TBL-08 they are hidden and shown, and that is remembered', {}, async ({ userEvent, step }) => {
  await expect(columnIds()).toEqual(['id', ...ids]);
  for (const id of ids) {
    await step(id, async () => {
      const panel = await openPanel(userEvent, /^Columnas/);
      await userEvent.click(panel.getByRole('checkbox', { name: titleOf(id) }));
      await userEvent.keyboard('{Escape}');
      await gone();
      await again(userEvent);
      await expect(columnIds()).toEqual(['id', ...ids.slice(ids.indexOf(id) + 1)]);
    });
  }
});

test(
  'TBL-08 each has its own width, one that a person gives it, and that is remembered',
  {
    args: { rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => undefined }] },
    decorators: [
      (StoryOfTable) => (
        <div style={{ inlineSize: 860, maxInlineSize: '100%' }}>
          <StoryOfTable />
        </div>
      ),
    ],
  },
  async ({ userEvent, step }) => {
    for (const id of ids) {
      await step(`${id} has only its own width at first`, async () => {
        headerOf(id).querySelector<HTMLElement>('button')?.focus();
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Ancho' }));
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Más ancha' })).toBeVisible());
        await expect(screen.queryByRole('menuitem', { name: 'Ancho original' })).not.toBeInTheDocument();
        await userEvent.keyboard('{Escape}{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      });
    }
    const before = ids.map((id) => widthOf(id));
    await step('all stand in one line, equally wide', async () => {
      await expect(new Set(before).size).toBe(1);
      await expect(new Set(ids.map((id) => headerOf(id).getBoundingClientRect().top)).size).toBe(1);
    });
    await step('the last one becomes wider, and those before it stay as they were', async () => {
      const edge = partOf('toString', '.edge');
      drop(edge, pull(edge, { x: 60 }));
      await waitFor(() => expect(onLayoutChange).toHaveBeenCalledTimes(1));
      const [one = 0, two = 0, three = 0] = before;
      const after = [one, two, three + 60];
      await waitFor(() => expect(ids.map((id) => widthOf(id))).toEqual(after));
      await again(userEvent);
      await expect(ids.map((id) => widthOf(id))).toEqual(after);
    });
  },
);

for (const { title, totals, line } of [
  {
    title: 'TBL-22 none has a total by itself, on the page or on paper; one that is given stands below its column',
    totals: Object.fromEntries([['__proto__', '66']]),
    line: ['Totales', '66', '', ''],
  },
  { title: 'TBL-22 where another column has a total', totals: { id: '12' }, line: ['12', 'Totales', '', ''] },
]) {
  test(title, { args: { totals }, beforeEach: catchPrint }, async ({ canvas, canvasElement, userEvent, step }) => {
    await step('on the page', async () => {
      const cells = canvasElement.querySelector('[data-line="11"]')?.children ?? [];
      await expect(Array.from(cells, (cell) => cell.textContent)).toEqual(line);
    });
    await step('on paper', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
      await waitFor(() => expect(sheet).toEqual([line]));
    });
  });
}
