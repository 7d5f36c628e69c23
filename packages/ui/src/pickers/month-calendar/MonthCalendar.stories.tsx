import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MonthCalendar } from './MonthCalendar.tsx';

const marks: ReadonlyMap<CalendarDate, number> = new Map<CalendarDate, number>([
  ['2026-11-03', 2],
  ['2026-11-04', 1],
  ['2026-11-09', 5],
  ['2026-11-12', 3],
  ['2026-11-17', 12],
  ['2026-11-20', 3],
  ['2026-11-23', 1],
  ['2026-11-27', 8],
  ['2026-12-01', 4],
]);

const meta: Meta<typeof MonthCalendar> = {
  title: 'pickers/MonthCalendar',
  component: MonthCalendar,
  args: { today: '2026-11-20', marks, onChange: fn(), onMonthChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: {
      Tab: 'Moves to the chosen day, or to today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous day.',
      'ArrowDown ArrowUp': 'Moves by a week.',
      'Home End': 'Moves to the first or the last day of the week.',
      'PageDown PageUp': 'Moves by a month.',
      'Shift+PageDown Shift+PageUp': 'Moves by a year.',
      Enter: 'Chooses the day.',
    },
    docs: {
      description: {
        component:
          'One month, for selecting a day and for seeing which days have activities. Such a day has a dot; from 480 ' +
          'px of its own width the calendar shows their number. It is always as high as six weeks, so that nothing ' +
          'below it moves. It has no clock: the host passes the current day.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No selected day: today, and dots on days with activities. */
export const Default: Story = {};

/** A selected day. */
export const Chosen: Story = { args: { defaultValue: '2026-11-12' } };

/** This month is both the first and the last allowed one. */
export const Limits: Story = { args: { minMonth: '2026-11', maxMonth: '2026-11' } };

/** Its marks are loading; a day can still be selected. */
export const Loading: Story = { args: { loading: true, value: '2026-11-12' } };

/** A month without activities. */
export const Empty: Story = { args: { marks: new Map() } };

/** With enough width it shows the number of activities per day. */
export const Wide: Story = {
  args: { value: '2026-11-17' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 600, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
