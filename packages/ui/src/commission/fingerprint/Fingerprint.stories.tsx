import type { Meta, StoryObj } from '@storybook/react-vite';
import { fingerprint } from '../samples.ts';
import { Fingerprint } from './Fingerprint.tsx';

const meta: Meta<typeof Fingerprint> = {
  component: Fingerprint,
  args: { value: fingerprint },
  parameters: {
    docs: { description: { component: 'The fingerprint of what is signed, to compare by eye and to copy.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In groups of four; what is copied has no spaces. */
export const Default: Story = {};

/** When room is scarce: its ends, and the whole with an explanation on a press. */
export const Folded: Story = {
  args: { folded: true },
};
