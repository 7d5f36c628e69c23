import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300, Stack } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { DatePicker } from './DatePicker.tsx';
import { label, opens } from './DatePicker.samples.tsx';

const meta: Meta<typeof DatePicker> = {
  title: 'pickers/DatePicker',
  component: DatePicker,
  args: {
    label,
    today: '2026-11-21',
    onChange: fn<(date: CalendarDate | null) => void>(),
    onProblem: fn<(problem: string | null) => void>(),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous day.',
      'ArrowDown ArrowUp': 'Moves by a week.',
      'Home End': 'Moves to the first or the last day of the week.',
      'PageDown PageUp': 'Moves by a month.',
      'Shift+PageDown Shift+PageUp': 'Moves by a year.',
      Enter: 'In the field: takes what is typed. In the calendar: chooses the day.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'One day. It is typed, in any form that people write a day in, or chosen in a calendar that hangs at the field; on a phone ' +
          'the calendar is a sheet at the lower edge. What is typed is never changed while the person types; what cannot be read ' +
          'stays, with what is wrong and what is expected.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the calendar. */
export const Default: Story = {};

/** The open calendar: the selected day, today, and disabled days. */
export const Opened: Story = {
  args: { defaultValue: '2026-11-12', min: '2026-11-05', max: '2026-11-27' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** With help below the field. */
export const WithDescription: Story = { args: { description: 'El día en que visitas al prospecto' } };

/** A required day is missing. */
export const WithError: Story = { args: { required: true, error: 'Elige una fecha' } };

/** Disabled: neither typed nor opened. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-12' } };

/** Read-only: it can be selected and copied. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-11-12' } };

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { label: long300, description: german, error: long300, defaultValue: '2026-11-12' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the calendar is a sheet at the bottom, as wide as the page. */
export const Phone: Story = {
  args: { defaultValue: '2026-11-12' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};
