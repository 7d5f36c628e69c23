import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { saved } from '../samples.ts';
import { QuotationSheet } from './QuotationSheet.tsx';

const meta = {
  component: QuotationSheet,
  args: { quotation: saved, company: 'Funerales Sereno' },
  parameters: {
    docs: {
      description: {
        component:
          'A saved quotation as a document, to read and to print: nothing of it is reckoned anew. Lines and weights carry it, so ' +
          'it needs no colour.',
      },
    },
  },
} satisfies Meta<typeof QuotationSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The amount of a line. */
const amountOf = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(`^${name} `) });

/** Financed over 36 months. */
export const Default: Story = {
  name: 'UND-32 a quotation of 36 payments, to the cent',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'COT-000214' })).toBeVisible();
    await expect(canvas.getByText('19/12/2026')).toBeVisible();
    await expect(amountOf(canvas, 'Precio')).toHaveTextContent('$85,201.00');
    await expect(canvas.getByRole('row', { name: 'Descuento (7.5%) -$6,390.08' })).toBeVisible();
    await expect(amountOf(canvas, 'Total')).toHaveTextContent('$78,810.92');
    await expect(amountOf(canvas, 'Sin IVA')).toHaveTextContent('$67,940.45');
    const first = within(canvas.getByRole('table', { name: 'Mensualidades 1 a 12' }));
    await expect(first.getAllByRole('row')).toHaveLength(13);
    await expect(first.getByRole('row', { name: '3 $1,966.97' })).toBeVisible();
    await expect(first.getByRole('row', { name: '4 $1,966.96' })).toBeVisible();
    const last = within(canvas.getByRole('table', { name: 'Mensualidades 25 a 36' }));
    await expect(last.getByRole('row', { name: '36 $1,966.96' })).toBeVisible();
    await expect(canvas.getByText('Precios en pesos mexicanos, IVA incluido')).toBeVisible();
    await expect(canvas.getByText('Firma del prospecto')).toBeVisible();
    await expect(canvas.getByText('Firma del asesor')).toHaveTextContent('Firma del asesorJorge Camacho');
  },
};

/** Paid at once, without a discount: lines that say nothing are left out. */
export const Cash: Story = {
  name: 'UND-32 cash has neither discount nor instalments',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un solo pago de $18,490.00')).toBeVisible();
    await expect(canvas.queryByText(/Descuento|Enganche|Mensualidades|^Asesor$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('PF-204817')).toBeVisible();
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

/** On a phone the tables stand below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
