import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenActivityStatusChip } from './OpenActivityStatusChip.tsx';

const meta: Meta<typeof OpenActivityStatusChip> = {
  component: OpenActivityStatusChip,
  args: { status: 'late' },
  parameters: {
    docs: {
      description: {
        component:
          'What is particular about an open activity. One that may be started, and one that waits for its day, say nothing: ' +
          'only the exception is marked.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Not attended in time. */
export const Default: Story = {};

/** Started. */
export const Started: Story = {
  args: { status: 'started' },
};

/** Queued while offline. */
export const Queued: Story = {
  args: { status: 'queued' },
};
