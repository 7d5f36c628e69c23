import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OutboxLeave } from './OutboxLeave.tsx';

const meta: Meta<typeof OutboxLeave> = {
  component: OutboxLeave,
  title: 'shell/OutboxLeave',
  args: { open: true, onOpenChange: fn(), waiting: 3, onSend: fn(), onLeave: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: 'The question before a sign-out that would delete unsent jobs: send, delete, or stay.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three buttons; the focus starts on the one that loses nothing. */
export const Default: Story = {};

/** Nothing else is possible meanwhile. */
export const Sending: Story = {
  args: { busy: true },
};

/** Not everything could be sent: one stays. */
export const Failed: Story = {
  args: { failed: true, waiting: 1, refused: 1 },
};

/** Offline: the suggestion is to stay. */
export const Offline: Story = {
  args: { online: false },
};

/** Refused jobs are not resent automatically, so there is nothing to send. */
export const OnlyRefused: Story = {
  args: { waiting: 0, refused: 1, unknown: 1 },
};
