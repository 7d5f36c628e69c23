import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, TextField } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { longRows, rows } from './Grid.samples.tsx';
import { UnevenRows } from './GridUnevenRows.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Keyboard',
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows },
  parameters: {
    docs: {
      description: {
        component:
          'The rows are an ARIA grid: one stop of the Tab key, from where arrows, Home, End, Page Up and Page Down lead to every cell. ' +
          'F2 and Enter go into a cell, Escape comes back. Shift+Space selects a row, Shift with an arrow the next one too, ' +
          'Ctrl+A all; Enter presses the row. Alt+↓ on a title opens the menu of its column. A host may give keys of its own to the row ' +
          'that has the focus (`onRowKeyDown`). The focus goes with its row, and where that has gone, to the one that took its place; ' +
          'a key that was down when it came presses nothing there.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** The cell that has the focus. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  },
};

/** A title that has the focus shows the button of its menu. */
export const Title: Story = {
  args: { columnView: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columnas' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};

/** Rows that Shift and arrows have chosen. */
export const Chosen: Story = {
  args: { onSelectedChange: fn<(ids: readonly string[]) => void>() },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>} {ArrowDown}{ArrowDown}{/Shift}');
  },
};

/** What an expanded row holds is reached by Tab, and by arrows on the way. */
export const Details: Story = {
  args: {
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    renderDetail: (row) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField label={`Nota de ${row.contract}`} defaultValue="Llamar el lunes" />
        <Button>Guardar {row.contract}</Button>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Detalles de/ });
    await userEvent.click(button ?? document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Expanded rows of a long list. */
export const LongDetails: Story = {
  args: {
    rows: longRows,
    renderDetail: ({ comments }) => <p>{comments}</p>,
    defaultExpanded: { 2: true, 3: true },
    virtual: { height: '24rem', Rows: UnevenRows },
  },
};

/** A table within a row is a grid of its own. */
export const Nested: Story = {
  args: {
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    onRowClick: fn<(row: SampleContract) => void>(),
    renderDetail: (row) => (
      <DataTable
        title={`Pagos de ${row.contract}`}
        columns={contractColumns.slice(3, 6)}
        rows={rows.slice(0, 3)}
        rowId={({ id }) => id}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Detalles de/ });
    await userEvent.click(button ?? document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
