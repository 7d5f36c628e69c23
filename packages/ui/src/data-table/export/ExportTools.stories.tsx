import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, spyOn } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { exportTools } from './TableExport.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { file, ofServer, pending, rows, server, sheet } from './ExportTools.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, csv: true, print: true },
  loaders: [async () => ({ code: await exportTools.load() })],
  parameters: {
    docs: {
      description: {
        component:
          'What takes the rows out of a table: a file for spreadsheets, and a sheet of paper. Both hold all rows that the query leaves, ' +
          'with the visible columns. Where that takes a moment, the button makes way for its progress and a way to give it up.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** A file for spreadsheets, and a sheet of paper. */
export const Default: Story = {};

/** Before the rows are there, neither is made. */
export const NotReady: Story = { args: { rows: [], loading: true } };

/** The duration of a server request is unknown; cancelling the file aborts it. */
export const Waiting: Story = {
  args: ofServer,
  beforeEach: () => {
    server.mockReset().mockReturnValue(pending);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByRole('progressbar');
  },
};

/** Errors reported to the page's monitoring. */
function catchErrors(): () => void {
  const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  return () => told.mockRestore();
}

/** It says what to do; the button is there again, and has the focus. */
export const Failed: Story = {
  args: ofServer,
  beforeEach: () => {
    server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    return catchErrors();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByRole('alert');
  },
};

/** It asks before it prints more than 2,000 rows, and says so where a browser may not manage that many sheets. */
export const Asks: Story = {
  args: { rows: sampleContracts(100_000), columns: contractColumns.slice(0, 6) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await screen.findByRole('alertdialog');
  },
};
