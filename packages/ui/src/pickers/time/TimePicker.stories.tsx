import type { TimeOfDay } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300, Stack } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { TimePicker } from './TimePicker.tsx';
import { label, opens } from './TimePicker.samples.tsx';

const meta: Meta<typeof TimePicker> = {
  title: 'pickers/TimePicker',
  component: TimePicker,
  args: {
    label,
    onChange: fn<(time: TimeOfDay | null) => void>(),
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
      'ArrowUp ArrowDown': 'In the field: a step later or earlier.',
      'Alt+ArrowDown F4': 'On the field: opens the list at the chosen time.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous time.',
      'PageDown PageUp': 'Moves by what is in sight.',
      'Home End': 'Moves to the first or the last time.',
      digits: 'Move to the time that begins with them.',
      'Enter Space': 'Chooses the time.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'A time of 24 hours, typed in any usual form or selected in a list with a time every 15 minutes. The list ' +
          'opens at the selected time, or at noon. A typed time between the steps is added to the list.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the list. */
export const Default: Story = {};

/** The list, open at the selected time; one between the steps is in its order. */
export const Opened: Story = {
  args: { defaultValue: '09:37', step: 30, min: '08:00', max: '20:00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** The first time is after the last one: field and list say so. */
export const NothingToChoose: Story = {
  args: { min: '18:00', max: '08:00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** With help below the field. */
export const WithDescription: Story = { args: { description: 'De la oficina de Monterrey' } };

/** A required time is missing. */
export const WithError: Story = { args: { error: 'Elige una hora', required: true } };

/** Disabled: neither typed nor opened. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '09:30' } };

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { label: long300, description: german, error: long300, defaultValue: '09:30' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the list is a sheet with touch-sized rows. */
export const Phone: Story = {
  args: { defaultValue: '17:30' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};
