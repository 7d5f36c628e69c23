import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityStandingChip } from './ActivityStandingChip.tsx';

const meta: Meta<typeof ActivityStandingChip> = {
  component: ActivityStandingChip,
  args: { standing: 'late' },
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

/** It was not attended in time. */
export const Default: Story = {};

/** Somebody has started it. */
export const Started: Story = {
  args: { standing: 'started' },
};

/** What was done with it waits for the network. */
export const Queued: Story = {
  args: { standing: 'queued' },
};
