import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OutboxLeave } from './OutboxLeave.tsx';

const meta: Meta<typeof OutboxLeave> = {
  component: OutboxLeave,
  title: 'shell/OutboxLeave',
  args: { waiting: 3, onSend: fn(), onLeave: fn(), onStay: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The question before a log-out that would delete what was not sent yet: send it, delete it, or stay.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three answers; the focus begins on the one that loses nothing. */
export const Default: Story = {};

/** Nothing else is done meanwhile. */
export const Sending: Story = {
  args: { sending: true },
};

/** Not everything could be sent: one stays. */
export const Failed: Story = {
  args: { failed: true, waiting: 1, refused: 1 },
};

/** Nothing can be sent now: the way on is to stay. */
export const Offline: Story = {
  args: { online: false },
};

/** What was refused is not sent again by itself, so there is nothing to send. */
export const OnlyRefused: Story = {
  args: { waiting: 0, refused: 1, unknown: 1 },
};
