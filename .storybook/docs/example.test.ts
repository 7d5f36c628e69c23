import { expect, it } from 'vitest';
import { exampleOf, exportsOf } from './example.ts';

const foundation = exportsOf(`export { Button, type ButtonProps } from './button/Button.tsx';
export type { MenuItem } from './popup/menuItems.ts';
export { Dialog } from './dialog/Dialog.tsx';
export { asField as toField } from './field.ts';
`);
const shelves = new Map([
  ['data-table', new Set(['DataTable', 'cellEditing'])],
  ['foundation', foundation],
]);

it('knows what a subpath exports, its types apart', () => {
  expect([...foundation]).toEqual(['Button', 'Dialog', 'toField']);
});

it('shows the elements of a story below what they are imported from', () => {
  const code = `const Busy = () => (
  <Dialog
    title="Cita"
    onOpenChange={fn()}
    footer={<Button busy>Guardar</Button>}
  >
    <p>Button()</p>
  </Dialog>
);
`;
  expect(exampleOf(code, shelves)).toBe(`import { Button, Dialog } from '@sereno/ui/foundation';

<Dialog
  title="Cita"
  onOpenChange={() => {}}
  footer={<Button busy>Guardar</Button>}
>
  <p>Button()</p>
</Dialog>`);
});

it('leaves a story that does more as it is, and imports the functions that it calls from their subpath', () => {
  const code = `const Edited = () => {
  const editing = cellEditing<Row>({ onSave: fn<() => void>() });
  return <DataTable editing={editing} rows={sampleRows(3)} />;
};`;
  expect(exampleOf(code, shelves)).toBe(`import { DataTable, cellEditing } from '@sereno/ui/data-table';

${code.replace('fn<() => void>()', '() => {}')}`);
});

it('imports each name from its own subpath', () => {
  const code = 'const Default = () => <DataTable rows={rows} tools={<Button>Nuevo</Button>} />;';
  expect(exampleOf(code, shelves)).toBe(`import { DataTable } from '@sereno/ui/data-table';
import { Button } from '@sereno/ui/foundation';

<DataTable rows={rows} tools={<Button>Nuevo</Button>} />`);
});

it('shows one line as one line, and what imports nothing without imports', () => {
  expect(exampleOf('const Default = () => <Sample onPress={fn()} />;\n', shelves)).toBe(
    '<Sample onPress={() => {}} />',
  );
});
