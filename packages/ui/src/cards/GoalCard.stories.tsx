import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoalCard } from './GoalCard.tsx';
import { narrow, States } from './figureSamples.tsx';

const meta: Meta<typeof GoalCard> = {
  component: GoalCard,
  args: { label: 'Contratos del mes', goal: 30, reached: 12, elapsedDays: 15, days: 30 },
  decorators: [narrow(280)],
  parameters: {
    docs: {
      description: {
        component:
          'A goal: what has been reached, what is missing, and whether that is the pace that reaches it in time. The line in the ' +
          'bar is the pace of today. Things that are counted are missing as wholes.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Behind pace: an icon and text say so. */
export const Default: Story = {};

/** On pace. */
export const OnPace: Story = {
  args: { reached: 15 },
};

/** Reached exactly, and exceeded: the bar is full and the text says by how much. */
export const Reached: Story = {
  render: () => (
    <States>
      {[
        <GoalCard key={1} label="Contratos" goal={30} reached={30} elapsedDays={15} days={30} />,
        <GoalCard
          key={2}
          label="Ventas"
          goal={1_000_000}
          reached={1_300_000.5}
          unit="money"
          elapsedDays={9}
          days={30}
        />,
      ]}
    </States>
  ),
};

/** Without a goal, without a figure and loading, the card is as high as with them. */
export const KeepsHeight: Story = {
  render: (args) => (
    <States>
      {[
        <GoalCard key={1} {...args} loading />,
        <GoalCard key={2} {...args} />,
        <GoalCard key={3} {...args} goal={0} />,
        <GoalCard key={4} {...args} reached={null} />,
        <GoalCard key={8} {...args} goal={null} reached={null} />,
        <GoalCard key={5} {...args} goal={Number.NaN} reached={Number.NaN} />,
        <GoalCard key={6} {...args} reached={45} />,
        <GoalCard key={7} {...args} reached={-4} />,
      ]}
    </States>
  ),
};

/** Amounts of twelve digits in a narrow card. */
export const Huge: Story = {
  args: {
    label: 'Importe de los contratos de asistencia funeraria de la gerencia de Occidente',
    goal: 987_654_321_098.76,
    reached: 123_456_789_012.34,
    unit: 'money',
  },
  decorators: [narrow(150)],
};
