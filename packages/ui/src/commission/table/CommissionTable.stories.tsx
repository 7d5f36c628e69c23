import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { cancelled, line, lines, oddSale } from '../samples.ts';
import { CommissionTable } from './CommissionTable.tsx';

const meta: Meta<typeof CommissionTable> = {
  component: CommissionTable,
  args: { lines, onExplain: fn<() => void>(), onRetry: fn<() => void>(), csv: true, print: true },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'The lines of a week’s commissions with their totals in cents, what remains of each and whether its accounts hold. The columns ' +
          'that say the same in every row start hidden (the adviser too, unless there are several); the chooser of columns has them.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A week with a sale whose remainder differs in the ERP, and a cancellation. */
export const Default: Story = {};

/** Loading: space is reserved. */
export const Loading: Story = {
  args: { lines: [], loading: true },
};

/** Refreshing. */
export const Refreshing: Story = { args: { refreshing: true } };

/** A week without commissions. */
export const Empty: Story = {
  args: { lines: [] },
};

/** Loading failed. */
export const Failed: Story = {
  args: { lines: [], failed: true },
};

/** Some lines could not be read: the week is incomplete. */
export const Unreadable: Story = {
  args: { unreadable: 2 },
};

/** An unknown kind is shown as it is, and amounts too large to count are not added. */
export const BadInput: Story = {
  args: {
    lines: [
      cancelled,
      oddSale,
      line({ type: 'Ajuste raro', contract: `PF-${'9'.repeat(40)}`, clientName: long300, adviserName: german }),
      line({ type: 'ENGANCHE', contract: 'PF-1', totalCommission: 1e15, toPay: -1e15 }),
      line({ type: 'ENGANCHE', contract: 'PF-1' }),
    ],
  },
};

/** On a phone each line has two lines; a press tells the rest. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
