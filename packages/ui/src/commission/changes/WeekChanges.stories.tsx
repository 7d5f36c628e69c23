import { compareWeeks } from '@sereno/domain/commission';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { comparison, line, lines, week, weekBefore } from '../samples.ts';
import { WeekChanges } from './WeekChanges.tsx';

const meta: Meta<typeof WeekChanges> = {
  component: WeekChanges,
  args: { comparison, thisWeek: week, otherWeek: weekBefore, onRetry: fn<() => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'What a week pays otherwise than the one before, contract by contract: what is new, gone or changed, with what was, what is ' +
          'and the difference, and what all differences come to.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** One is paid more, three are new, one is gone, two are unchanged. */
export const Default: Story = {};

/** Both weeks pay the same. */
export const Same: Story = {
  args: { comparison: compareWeeks(lines, lines) },
};

/** The other week is loading. */
export const Loading: Story = {
  args: { comparison: null, loading: true },
};

/** The other week failed to load. */
export const Failed: Story = {
  args: { comparison: null, failed: true },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: { comparison: compareWeeks([line({ contract: german, type: german, clientName: long300, toPay: -1 })], []) },
};

/** On a phone each change has two lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
