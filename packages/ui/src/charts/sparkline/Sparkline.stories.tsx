import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleValues } from '../samples.ts';
import { Sparkline } from './Sparkline.tsx';

const meta: Meta<typeof Sparkline> = {
  component: Sparkline,
  args: { label: 'Ventas por día', values: sampleValues(30, 1, 46_000), unit: 'money' },
  parameters: {
    docs: {
      description: {
        component:
          'How a figure ran, in the size of a word: in a sentence, a card or the cell of a table. It has no axes and no tooltip; ' +
          'its accessible name says the first, the last, the lowest and the highest value. Where values are read, take a LineChart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A month, in the first colour of the charts. The dot is today. */
export const Default: Story = {};

/** Days without a figure are left open. */
export const Gaps: Story = { args: { values: [4, 7, null, NaN, 3, 9, 8, null, 6], unit: 'count' } };

/** Nothing changed: the line is in the middle. */
export const Flat: Story = { args: { values: [5, 5, 5, 5], unit: 'count' } };

/** Nothing is known: the place stays, and the name says so. */
export const Empty: Story = { args: { values: [] } };

/** In a sentence, in another colour. */
export const InText: Story = {
  args: { color: 'danger', width: 48, height: 14 },
  render: (args) => (
    <p>
      Las cancelaciones <Sparkline {...args} label="Cancelaciones" values={[9, 7, 8, 5, 4, 4, 2]} unit="count" /> bajan
      desde el lunes.
    </p>
  ),
};
