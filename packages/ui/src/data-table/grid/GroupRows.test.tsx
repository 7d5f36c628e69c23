import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

const [lead, ...led] = sampleContracts(4);
const leading: readonly SampleContract[] = lead === undefined ? [] : [lead];
const onRowClick = fn<(row: SampleContract) => void>();

/** A table whose first row leads the others. */
function Led(props: DataTableProps<SampleContract>) {
  const [isOpen, setOpen] = useState(false);
  const rows = isOpen ? [...leading, ...led] : leading;
  return (
    <DataTable
      {...props}
      rows={rows}
      total={rows.length}
      groups={{ isOpen: (row) => (row === lead ? isOpen : null), onToggle: () => setOpen((before) => !before) }}
    />
  );
}

/** Rows that lead others, which the host shows below them. */
const test = behaviour<DataTableProps<SampleContract>>({
  component: Led,
  args: { ...contractTable, rows: leading, onRowClick },
});

test('A press and Enter open and close what a row leads; the others lead none', {}, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: `Detalles de ${lead?.contract}` });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await canvas.findByText(led[0]?.contract ?? '');
  await expect(canvas.getAllByRole('button', { name: /^Detalles de/u })).toHaveLength(1);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByText(led[0]?.contract ?? '')).toBeNull();
  await expect(onRowClick).not.toHaveBeenCalled();
});
