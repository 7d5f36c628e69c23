import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../foundation/samples.tsx';
import { line, lines, newSale } from '../samples.ts';
import { TypeTotals } from './TypeTotals.tsx';

const meta: Meta<typeof TypeTotals> = {
  component: TypeTotals,
  args: { lines },
  parameters: {
    docs: { description: { component: 'The total of the week, in cents, and then each kind of line.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What is paid for the week, and one tile for each kind, in the order in which a sale earns. */
export const Default: Story = {};

/** Loading. */
export const Loading: Story = { args: { lines: [], loading: true } };

/** Amounts too large to count are not added. */
export const Uncounted: Story = {
  args: { lines: [newSale, line({ toPay: 1e17 })] },
};

/** A kind with a name of any length. */
export const LongTexts: Story = {
  args: { lines: [newSale, line({ type: `${german} ${german}`, toPay: 90_000_000_000.01 })] },
};
