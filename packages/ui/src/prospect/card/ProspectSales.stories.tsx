import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Card } from '../../foundation/index.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { ProspectContracts } from './ProspectContracts.tsx';
import { ProspectQuotations, type ProspectQuotationsProps } from './ProspectQuotations.tsx';
import { contracts, quotations } from './samples.ts';

const meta = {
  component: ProspectQuotations,
  subcomponents: { ProspectContracts },
  args: {
    quotations,
    today: '2026-11-21',
    href: (id) => `/quotation?Id=${id}`,
    onNavigate: fn<(href: string) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'What was quoted to a prospect and what the person bought, small enough to stand beside the rest.',
      },
    },
  },
} satisfies Meta<ProspectQuotationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On its last day a quotation still holds. */
export const Quotations: Story = {
  name: 'UND-11 its quotations, and whether they still hold',
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Cotizaciones' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'COT-000501Vigente$34,500.00Plan Familiar · 24 mensualidades · 02/11/2026',
      'COT-000502Vencida$34,500.00Plan Familiar · 1 mensualidad · 01/10/2026',
      'COT-000503Contratada$34,500.00Plan Familiar · Contado · 02/11/2026',
      'COT-000504Vigente$34,500.0024 mensualidades · Sin fecha',
    ]);
    const link = canvas.getByRole('link', { name: 'COT-000501' });
    await expect(link).toHaveAttribute('href', '/quotation?Id=501');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('/quotation?Id=501');
  },
};

/** What was cancelled counts for nothing. */
export const Contracts: Story = {
  name: 'UND-11 its contracts, and what those in force come to',
  render: () => <ProspectContracts contracts={contracts} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'PF-204817$34,500.50PF · Vendido el 14/03/2026',
      'SG-101010Cancelado$12,000.00SG · Vendido el 08/01/2025',
      'BF-000003$1,000.25Sin fecha de venta',
    ]);
    await expect(canvas.getByText('$35,500.75')).toBeVisible();
  },
};

/** While they come. */
export const Loading: Story = {
  args: { quotations: undefined },
  render: (args) => (
    <>
      <ProspectQuotations {...args} />
      <ProspectContracts contracts={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Cargando…')).toHaveLength(2);
  },
};

/** There are none. */
export const Empty: Story = {
  args: { quotations: [] },
  render: (args) => (
    <>
      <ProspectQuotations {...args} />
      <ProspectContracts contracts={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin cotizaciones')).toBeVisible();
    await expect(canvas.getByText('Sin contratos')).toBeVisible();
    await expect(canvas.queryByText('Total vigente')).not.toBeInTheDocument();
  },
};

const [quotation] = quotations;
const [contract] = contracts;

const longTexts: Story = {
  render: (args) => (
    <>
      <ProspectQuotations
        {...args}
        quotations={
          quotation && [{ ...quotation, number: german, productName: `${long300} ${arabic}`, total: 999_999_999_99 }]
        }
      />
      <ProspectContracts
        contracts={contract && [{ ...contract, number: `${german}${german}`, total: 999_999_999_99 }]}
      />
    </>
  ),
};

/** Texts and amounts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In the dark theme. */
export const Dark: Story = { ...Contracts, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
