import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300, Stack } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { DatesPicker } from './DatesPicker.tsx';
import { datesArgs, label, many, opens, three } from './DatesPicker.samples.ts';

const meta: Meta<typeof DatesPicker> = {
  title: 'pickers/DatesPicker',
  component: DatesPicker,
  args: datesArgs,
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on the first chosen day, or on today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous day.',
      'ArrowDown ArrowUp': 'Moves by a week.',
      'Home End': 'Moves to the first or the last day of the week.',
      'PageDown PageUp': 'Moves by a month.',
      'Shift+PageDown Shift+PageUp': 'Moves by a year.',
      'Enter Space': 'In the calendar: chooses the day, or no longer. Enter in the field takes what is typed.',
      Escape: 'Closes it; what is chosen stays.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'Several days. They are chosen one by one in a calendar that stays open, or typed or pasted as a list: separated by ' +
          'commas, semicolons, lines or the cells of a sheet. The value is in order and has each day once. The field shows all ' +
          'days while they fit, and their number where they do not; with the focus in it always the list. For all days from one ' +
          'to another use a DateRangePicker.',
      },
      story: { inline: false, height: '520px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the calendar. */
export const Default: Story = {};

/** The open calendar: the selected days, today, and disabled days. */
export const Opened: Story = {
  args: { defaultValue: three, min: '2026-11-03', max: '2026-12-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** As many as are allowed: the other days cannot be selected. */
export const Full: Story = {
  args: { defaultValue: three, maxDates: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** More days than the field has room for. */
export const Many: Story = {
  args: { defaultValue: many },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** Required, with help; with an error of the host; read-only; disabled. */
export const States: Story = {
  render: (args) => (
    <>
      <DatesPicker {...args} defaultValue={three} required description="Los días en que cubres la guardia." />
      <DatesPicker {...args} defaultValue={three} error="El 12 ya tiene guardia" />
      <DatesPicker {...args} defaultValue={three} readOnly />
      <DatesPicker {...args} defaultValue={three} disabled />
    </>
  ),
};

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  ...Many,
  args: { label: `${german} ${german}`, description: long300, error: long300, defaultValue: many },
};

/** On a phone the calendar is a sheet at the bottom. */
export const Phone: Story = {
  args: { defaultValue: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};
