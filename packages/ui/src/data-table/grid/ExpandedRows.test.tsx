import type { ExpandedState } from '@tanstack/react-table';
import { expect, fn } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

const rows = sampleContracts(3);
const onExpandedChange = fn<(expanded: ExpandedState) => void>();

const test = behaviour<DataTableProps<SampleContract>>({
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, renderDetail: ({ comments }) => <p>{comments}</p>, onExpandedChange },
});

const details = (index: number) => ({ name: `Detalles de ${rows[index]?.contract}` });

test(
  'Details are open as the host says, which is asked for each change',
  { args: { expanded: { 2: true } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { ...details(1), expanded: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', details(0)));
    await expect(onExpandedChange).toHaveBeenLastCalledWith({ 1: true, 2: true });
    await expect(canvas.getByRole('button', { ...details(0), expanded: false })).toBeVisible();
  },
);

test(
  'All may be open at first, of which one is closed',
  { args: { defaultExpanded: true } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', details(1)));
    await expect(onExpandedChange).toHaveBeenLastCalledWith({ 1: true, 2: false, 3: true });
    await expect(canvas.getAllByRole('button', { name: /^Detalles de/u, expanded: true })).toHaveLength(2);
  },
);
