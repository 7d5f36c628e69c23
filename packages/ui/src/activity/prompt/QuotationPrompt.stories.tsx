import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuotationPrompt } from './QuotationPrompt.tsx';

const meta: Meta<typeof QuotationPrompt> = {
  component: QuotationPrompt,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Asks whether to quote, after an activity was started that calls for it. Whatever closes it says no. The Spanish words are ' +
          'those of the specification, English and accents included.',
      },
      story: { inline: false, height: '320px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown when an activity with a quotation prompt was started. */
export const Default: Story = {};

/** On a phone the buttons are stacked. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
