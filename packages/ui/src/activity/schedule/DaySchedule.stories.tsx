import type { TimeSlot } from '@sereno/domain/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { activity, busyDay, fullDay } from '../samples.ts';
import { DaySchedule } from './DaySchedule.tsx';

const meta: Meta<typeof DaySchedule> = {
  component: DaySchedule,
  args: {
    date: '2026-11-24',
    slot: { start: '10:00', end: '10:30' },
    activities: busyDay,
    durationMinutes: 30,
    onUseSlot: fn<(slot: TimeSlot) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What a day holds already, beside the time that is being planned. The strip is for the eye; the sentence below it and the ' +
          'list say the same in words, and the sentence is announced when it changes. It never keeps anybody from planning.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The planned time is free. The next free slot can be selected. */
export const Default: Story = {};

/** The planned time overlaps two activities; shows the next free slot. */
export const Overlap: Story = {
  args: { slot: { start: '11:40', end: '13:40' } },
};

/** The day is full until midnight. */
export const NoGap: Story = {
  args: {
    slot: { start: '22:40', end: '23:10' },
    activities: [activity(21, { startTime: '22:30', endTime: '23:50', activityTypeId: 1, activityTypeName: 'Cita' })],
  },
};

/** An empty day. */
export const Empty: Story = {
  args: { activities: [] },
};

/** The first day is loading. */
export const Loading: Story = { args: { activities: undefined } };

/** The day is unknown; planning continues. */
export const Failed: Story = {
  args: { activities: null },
};

/** Thirty activities: a few around the planned time, and the rest on request. */
export const FullDay: Story = {
  args: { activities: fullDay(30), slot: { start: '12:00', end: '12:30' } },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    slot: { start: '11:40', end: '12:10' },
    activities: busyDay.map((one) => ({ ...one, prospectName: `${long300} ${german}`, activityTypeName: german })),
  },
};
