import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { long300 } from '../../foundation/samples.tsx';
import { saved } from '../samples.ts';
import { QuotationDialog } from './QuotationDialog.tsx';

const meta: Meta<typeof QuotationDialog> = {
  component: QuotationDialog,
  args: { open: true, onOpenChange: fn(), quotation: saved, company: 'Funerales Sereno' },
  parameters: {
    docs: {
      description: {
        component:
          'A saved quotation above the page, to read and to print. While it is open the browser prints the document alone, in black, ' +
          'on whatever paper is in the printer.',
      },
      story: { inline: false, height: '640px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** To be read, printed and closed. */
export const Default: Story = {};

/** It is on its way: nothing can be printed yet. */
export const Loading: Story = {
  args: { quotation: undefined },
};

/** It could not be fetched. */
export const Failed: Story = {
  args: { quotation: null, onRetry: fn() },
};

/** Names that are far longer than planned. */
export const LongText: Story = {
  args: { company: long300, quotation: { ...saved, prospectName: long300, productName: long300 } },
};

/** On a phone it comes from the lower edge, with its buttons in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
