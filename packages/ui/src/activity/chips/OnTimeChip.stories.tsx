import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnTimeChip } from './OnTimeChip.tsx';

const meta: Meta<typeof OnTimeChip> = {
  component: OnTimeChip,
  args: { onTime: true },
  parameters: {
    docs: {
      description: {
        component: 'Whether an activity was attended on time. On time is positive and late is danger, as everywhere.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** On time. */
export const Default: Story = {};

/** Late. */
export const Late: Story = {
  args: { onTime: false },
};

/** Unknown: a dash on screen, a sentence for screen readers. */
export const Unknown: Story = {
  args: { onTime: null },
};
