import { emptyQuotationForm } from '@sereno/domain/quotation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { Banner } from '../../foundation/index.ts';
import { complete, options } from '../samples.ts';
import { QuotationForm } from './QuotationForm.tsx';
import type { QuotationFormProps } from './quotationFormProps.ts';

/** A host that holds the form. */
function Host(props: QuotationFormProps) {
  const [form, setForm] = useState(props.form);
  return (
    <QuotationForm
      {...props}
      form={form}
      onChange={(next) => {
        setForm(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof QuotationForm> = {
  component: QuotationForm,
  render: (args) => <Host {...args} />,
  args: {
    form: emptyQuotationForm,
    options,
    onChange: fn<QuotationFormProps['onChange']>(),
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Quotes a plan: line of business, plan, pieces, discount, term and down payment, with what that comes to at each key. ' +
          'The host holds what was typed and keeps it as a draft; rules and figures are those of the domain. What is wrong is ' +
          'said next to its field, once saving was tried.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};

/** Valid: a restored draft. */
export const Filled: Story = { args: { form: complete } };

/** Invalid figures, each with its limit, after an attempt to save. */
export const Wrong: Story = {
  args: { form: { ...complete, pieces: '100', discountPercent: '15.01', downPayment: '1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByRole('alert');
  },
};

/** Plans and prices are loading. */
export const Loading: Story = {
  args: { options: undefined },
};

/** A company without plans: it says so and shows no empty list. */
export const NoProducts: Story = {
  args: { options: { ...options, products: [] } },
};

/** Refused: the reason is at the button, a price change above the fields. */
export const Refused: Story = {
  args: {
    form: complete,
    problem: 'Los precios cambiaron mientras cotizabas. Revisa las cifras y guarda otra vez.',
    notice: (
      <Banner tone="warning" title="Cambió lo que se ofrece">
        Plan Familiar: de $41,000.00 a $42,600.50
      </Banner>
    ),
  },
};

/** Names of plans and sentences far longer than planned, and the largest amounts. */
export const LongText: Story = {
  args: {
    form: { ...complete, pieces: '99', downPayment: '999999999' },
    options: {
      ...options,
      products: [{ code: 'PF-FAM', name: `${german} ${long300}`, line: 'PF', price: 90_000_000_000, services: 1_000 }],
      terms: [0, 3, 6, 9, 12, 18, 24, 36],
    },
    problem: `${long300}. ${long300}.`,
  },
};

/** On a phone the total and the button stay at the bottom, at any scroll position. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { form: complete },
};
