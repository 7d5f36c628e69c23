import { expect, fn } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import type { TableColumn } from './column.ts';
import { behaviour } from '../../testing/behaviour.ts';

type Answer = { readonly id: string; readonly held: unknown };

const values: readonly (readonly [string, unknown])[] = [
  ['figure', 42],
  ['true', true],
  ['false', false],
  ['object', { name: 'Ana' }],
  ['list', ['Ana', 'Luis']],
  ['null', null],
  ['missing', undefined],
  ['NaN', Number.NaN],
  ['text', 'zeta'],
];
const rows = values.map(([id, value]): Answer => ({ id, held: value }));

/** What a server answers is not always what its types promise: it is handed on as it came. */
const held = (row: object): string | null => Reflect.get(row, 'held');
const href = (row: Answer): string => `/contratos/${row.id}`;

const columns: readonly TableColumn<Answer>[] = [
  { id: 'id', title: 'Renglón', kind: 'text', value: (row) => row.id },
  { id: 'text', title: 'Texto', kind: 'text', value: held, filter: 'oneOf' },
  { id: 'date', title: 'Fecha', kind: 'date', value: held },
  { id: 'time', title: 'Hora', kind: 'time', value: held },
  { id: 'badge', title: 'Estado', kind: 'badge', value: held },
  { id: 'link', title: 'Contrato', kind: 'link', value: held, href },
  { id: 'person', title: 'Cliente', kind: 'person', value: () => 'Ana', detail: held },
];

/**
 * Cells that should hold a text, and for which a server answers something else. Figures, yes and no are shown as they came; what has
 * no words is left empty. One such value never takes the table away.
 */
const test = behaviour<DataTableProps<Answer>>({
  component: DataTable<Answer>,
  args: { title: 'Respuestas', columns, rows, rowId: (row) => row.id, search: true, filter: true },
});

const endless = 'a'.repeat(1000);

const heldId = (row: object): string => Reflect.get(row, 'held');

/** So many cells that say the same. */
const all = (text: string): string[] => Array.from({ length: 5 }, () => text);

const lines = (root: HTMLElement): (string | null)[][] =>
  Array.from(root.querySelectorAll('.body > [role="row"]'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );

const ids = (root: HTMLElement): (string | null | undefined)[] => lines(root).map(([id]) => id);

// The same value in a column of each kind that holds texts.
test('TBL-18 figures, yes and no, objects and NaN in columns of texts', {}, async ({ canvasElement }) => {
  await expect(lines(canvasElement)).toEqual([
    ['figure', ...all('42'), 'AAna 42'],
    ['true', ...all('true'), 'AAna true'],
    ['false', ...all('false'), 'AAna false'],
    ...['object', 'list', 'null', 'missing', 'NaN'].map((id) => [id, ...all(''), 'AAna']),
    ['text', ...all('zeta'), 'AAna zeta'],
  ]);
});

// Nothing that one can ask of the rows stumbles over them either.
test(
  'TBL-05 TBL-10 odd values are sorted and searched like any other',
  {},
  async ({ canvas, canvasElement, userEvent, step }) => {
    for (const title of ['Texto', 'Fecha', 'Hora', 'Estado']) {
      await step(`sorted by ${title}`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: title }));
        // What holds nothing stands at the end, as it came.
        await expect(ids(canvasElement).slice(-3)).toEqual(['null', 'missing', 'NaN']);
        await expect(new Set(ids(canvasElement))).toEqual(new Set(rows.map(({ id }) => id)));
      });
    }
    await step('searched', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '42');
      await expect(ids(canvasElement)).toEqual(['figure']);
    });
  },
);

test(
  'A row whose name is no text has boxes and buttons all the same',
  { args: { rowLabel: heldId, onSelectedChange: fn<(chosen: readonly string[]) => void>() } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1 + rows.length);
    await expect(canvas.getByRole('checkbox', { name: 'Elegir 42' })).toBeVisible();
    // Nothing else tells these from the others: their first column does.
    await expect(canvas.getByRole('checkbox', { name: 'Elegir missing' })).toBeVisible();
  },
);

// The whole of a name stands in its cell; what its box and buttons say of it is cut to what a listener can follow.
for (const { title, args } of [
  { title: 'What is pressed in a row of an endless name is spoken of with 100 letters of it', args: { id: endless } },
  {
    title: 'Where the host names its rows, 100 letters of that name are spoken too',
    args: { id: '1', rowLabel: () => endless },
  },
]) {
  const { id, ...naming } = args;
  const spoken = `${'a'.repeat(100)}…`;
  test(
    title,
    {
      args: {
        rows: [{ id, held: 'x' }],
        onSelectedChange: fn<(chosen: readonly string[]) => void>(),
        rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => undefined }],
        renderDetail: () => 'x',
        ...naming,
      },
    },
    async ({ canvasElement }) => {
      const pressed = canvasElement.querySelectorAll('.body [data-act]');
      await expect(Array.from(pressed, (control) => control.getAttribute('aria-label'))).toEqual([
        `Elegir ${spoken}`,
        expect.stringContaining(`de ${spoken}`),
        `Acciones de ${spoken}`,
      ]);
    },
  );
}
