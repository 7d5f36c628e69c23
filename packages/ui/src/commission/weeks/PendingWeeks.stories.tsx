import type { BusinessWeek } from '@sereno/domain/week';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pendingWeeks, week } from '../samples.ts';
import { PendingWeeks } from './PendingWeeks.tsx';

const meta: Meta<typeof PendingWeeks> = {
  component: PendingWeeks,
  args: { weeks: pendingWeeks, current: week, onChoose: fn<(week: BusinessWeek) => void>() },
  parameters: {
    docs: { description: { component: 'The weeks that await the signed-in adviser, each with its pay.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three await; the displayed one is marked. */
export const Default: Story = {};

/** One awaits, and another one is displayed. */
export const One: Story = {
  args: { weeks: pendingWeeks.slice(1, 2), current: null },
};
