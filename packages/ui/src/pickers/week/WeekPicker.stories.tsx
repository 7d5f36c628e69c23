import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { opens, week46, weekArgs } from './samples.ts';
import { WeekPicker } from './WeekPicker.tsx';

const meta: Meta<typeof WeekPicker> = {
  title: 'pickers/WeekPicker',
  component: WeekPicker,
  args: weekArgs,
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous day.',
      'ArrowDown ArrowUp': 'Moves by a week.',
      'Home End': 'Moves to the first or the last day of the week.',
      'PageDown PageUp': 'Moves by a month.',
      'Shift+PageDown Shift+PageUp': 'Moves by a year.',
      Enter: 'In the field: takes what is typed. In the calendar: chooses the week of the day.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'A business week, Wednesday to Tuesday. Any day of it chooses it; typed it is `46-2026`, its number alone or a day ' +
          'of it. The host is told the number and the days, a form is sent `ww-yyyy`. It has no clock: the host says which ' +
          'day is today.',
      },
      story: { inline: false, height: '520px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the popup. */
export const Default: Story = {};

/**
 * The open calendar: rows from Wednesday to Tuesday with their numbers, the selected week as one band, future days
 * disabled.
 */
export const Opened: Story = {
  args: { defaultValue: week46 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Semana');
  },
};

/** With help below the field. */
export const WithDescription: Story = {
  args: { label: 'Semana de corte', description: 'De miércoles a martes.', defaultValue: week46 },
};

/** An error of the host. */
export const WithError: Story = {
  args: { defaultValue: week46, error: 'Esa semana ya está firmada' },
};

/** Disabled: neither typed nor opened. */
export const Disabled: Story = {
  args: { defaultValue: week46, disabled: true },
};

/** Read-only: it can be selected and copied. */
export const ReadOnly: Story = {
  args: { defaultValue: week46, readOnly: true },
};

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { defaultValue: week46, label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the calendar is a sheet. The field's text shrinks instead of being cut. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: week46 },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Semana');
  },
};
