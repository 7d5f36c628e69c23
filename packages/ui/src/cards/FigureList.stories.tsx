import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureList } from './FigureList.tsx';
import { narrow } from './figureSamples.tsx';
import { figures } from './FigureList.samples.tsx';

const meta: Meta<typeof FigureList> = {
  component: FigureList,
  args: { figures },
  decorators: [narrow(516)],
  parameters: {
    docs: {
      description: {
        component:
          'Many figures of one thing, inside a card: lines two by two, with label and figure at their ends, or below one another ' +
          'where it is narrow. For figures that count by themselves there is the figure card.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure in its unit, averages always with decimals. */
export const Default: Story = {};

/** A loss has its sign, an arrow and a word; its colour only repeats them. */
export const Negative: Story = {
  args: {
    figures: [
      { label: 'Importe de ventas', value: 0, unit: 'money' },
      { label: 'Margen bruto', value: -16_000.5, unit: 'money', loss: 'Pérdida' },
    ],
  },
};

/** An unknown figure is a dash, read as words. */
export const NoData: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, value: figure.label === 'Leads' ? Number.NaN : null })) },
};

/** Loading: the final height. */
export const Loading: Story = {
  render: (args) => (
    <>
      {[true, false].map((loading) => (
        <div key={String(loading)} data-state>
          <FigureList {...args} loading={loading} />
        </div>
      ))}
    </>
  ),
};

/** Refreshing: the old figures are muted. */
export const Refreshing: Story = { args: { refreshing: true } };

/** Huge amounts and long labels wrap, and nothing is cut. */
export const LongText: Story = {
  decorators: [narrow(264)],
  args: {
    figures: [
      { label: 'Durchschnittliche Reaktionszeit', value: 123_456_789.5, unit: 'minutes', explanation: 'Was es ist.' },
      {
        label: 'Importe de ventas',
        value: -90_071_992_547_409,
        unit: 'money',
        explanation: 'Qué es.',
        loss: 'Pérdida',
      },
    ],
  },
};

/** On a phone the figure is below its label, two figures per row. */
export const Phone360: Story = {
  decorators: [narrow(296)],
};
