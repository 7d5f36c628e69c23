import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { saved } from '../samples.ts';
import { QuotationSheet } from './QuotationSheet.tsx';

const meta: Meta<typeof QuotationSheet> = {
  component: QuotationSheet,
  args: { quotation: saved, company: 'Funerales Sereno' },
  parameters: {
    docs: {
      description: {
        component:
          'A saved quotation as a document, for reading and printing. It shows the saved amounts and recalculates ' +
          'none. It is laid out with lines and font weights, so it needs no colour.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Financed over 36 months. */
export const Default: Story = {};

/** Paid at once, without a discount: lines that say nothing are left out. */
export const Cash: Story = {
  args: {
    quotation: {
      ...saved,
      payments: 0,
      discountPercent: 0,
      contractNumber: 'PF-204817',
      adviserName: null,
      figures: {
        amount: 1_849_000,
        discount: 0,
        total: 1_849_000,
        untaxed: 1_593_966,
        tax: 255_034,
        downPayment: 1_849_000,
        financed: 0,
        instalments: [],
      },
    },
  },
};

/** What a server may leave out, and names that are longer than planned. */
export const LongText: Story = {
  args: {
    company: `${german} ${german}`,
    quotation: {
      ...saved,
      number: `COT-${'0'.repeat(60)}`,
      prospectName: long300,
      productName: german,
      adviserName: german,
      line: null,
      quotedOn: null,
      validUntil: null,
    },
  },
};
