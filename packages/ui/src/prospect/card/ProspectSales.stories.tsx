import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../../foundation/index.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { ProspectContracts } from './ProspectContracts.tsx';
import { ProspectQuotations, type ProspectQuotationsProps } from './ProspectQuotations.tsx';
import { contracts, quotations } from './samples.ts';

const meta: Meta<ProspectQuotationsProps> = {
  tags: ['internal'],
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
        component: 'Quotations and contracts of a prospect, compact enough for a side column.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A quotation is valid on its last day. */
export const Quotations: Story = {};

/** Cancelled contracts do not count. */
export const Contracts: Story = {
  render: () => <ProspectContracts contracts={contracts} />,
};

/** Loading. */
export const Loading: Story = {
  args: { quotations: undefined },
  render: (args) => (
    <>
      <ProspectQuotations {...args} />
      <ProspectContracts contracts={undefined} />
    </>
  ),
};

/** Empty. */
export const Empty: Story = {
  args: { quotations: [] },
  render: (args) => (
    <>
      <ProspectQuotations {...args} />
      <ProspectContracts contracts={[]} />
    </>
  ),
};

const [quotation] = quotations;
const [contract] = contracts;

/** Texts and amounts of any length. */
export const LongTexts: Story = {
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
