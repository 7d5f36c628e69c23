import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { bonus, line, newSale, oddSale } from '../samples.ts';
import { LineOrigin } from './LineOrigin.tsx';

const meta: Meta<typeof LineOrigin> = {
  component: LineOrigin,
  args: { open: true, onOpenChange: fn(), line: newSale },
  parameters: {
    docs: {
      description: {
        component:
          'How the amounts of a line are calculated, and whether they agree to the cent. It shows no rate: no answer carries one.',
      },
      story: { inline: false, height: '640px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A line whose amounts agree. */
export const Default: Story = {};

/** The ERP's remainder is two cents more than its own figures give. */
export const HoldsNot: Story = {
  args: { line: oddSale },
};

/** A bonus has no contract, and the answer omits its remainder. */
export const Unstated: Story = {
  args: { line: bonus },
};

/** Amounts too large to count are not explained. */
export const Uncounted: Story = {
  args: { line: line({ totalCommission: 1e17 }) },
};

/** Texts of any length. */
export const LongTexts: Story = { args: { line: { ...newSale, contract: german, clientName: long300, type: german } } };
