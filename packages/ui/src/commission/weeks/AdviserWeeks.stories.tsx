import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { adviserWeeks } from '../samples.ts';
import { AdviserWeeks } from './AdviserWeeks.tsx';

const meta: Meta<typeof AdviserWeeks> = {
  component: AdviserWeeks,
  args: {
    rows: adviserWeeks,
    zone: 'America/Mexico_City',
    onChoose: fn<(slpCode: number) => void>(),
    onRetry: fn<() => void>(),
  },
  parameters: {
    docs: { description: { component: 'Which advisers signed a week, which dispute it, and which are pending.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each status, with counts above. */
export const Default: Story = {};

/** Loading. */
export const Loading: Story = { args: { rows: [], loading: true } };

/** A week without commissions. */
export const Empty: Story = {
  args: { rows: [] },
};

/** Loading failed. */
export const Failed: Story = {
  args: { rows: [], failed: true },
};

/** Names of any length, and a moment that is none. */
export const LongTexts: Story = {
  args: { rows: adviserWeeks.map((row) => ({ ...row, adviserName: `${german} ${long300}`, decidedAt: 'ayer' })) },
};

/** On a phone each adviser is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
