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
    docs: { description: { component: 'Which advisers have signed a week, which dispute it, and who still waits.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each standing, with the counts above. */
export const Default: Story = {};

/** They are on their way. */
export const Loading: Story = { args: { rows: [], loading: true } };

/** Nobody has commissions in this week. */
export const Empty: Story = {
  args: { rows: [] },
};

/** They could not be fetched. */
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
