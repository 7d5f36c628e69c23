import { FINANCIAL_MIN_YEAR } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { monthArgs, opens } from './samples.ts';

const meta: Meta<typeof MonthPicker> = {
  title: 'pickers/MonthPicker',
  component: MonthPicker,
  args: monthArgs,
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous month.',
      'ArrowDown ArrowUp': 'Moves by a row.',
      'Home End': 'Moves to the first or the last month of the row.',
      'PageDown PageUp': 'Moves by a year.',
      Enter: 'In the field: takes what is typed. In the calendar: chooses the month.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'A month, up to the current one. The popup shows the months of a year, and behind its caption the years. A table goes ' +
          'back to 1800, the financial dashboard to 2021. It has no clock: the host says which day is today.',
      },
      story: { inline: false, height: '520px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the popup. */
export const Default: Story = {};

/** The open months of a year: the selected one, the current one, and disabled future ones. */
export const Opened: Story = {
  args: { defaultValue: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Mes');
  },
};

/** The years page, with years before the first one disabled: the financial dashboard begins in 2021. */
export const Years: Story = {
  args: { minYear: FINANCIAL_MIN_YEAR },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await userEvent.click(await canvas.findByRole('button', { name: '2026, elegir otro año' }));
    await canvas.findByRole('button', { name: '2021' });
  },
};

/** With help below the field. */
export const WithDescription: Story = {
  args: { description: 'El mes en que se pagó.', defaultValue: '2026-08' },
};

/** An error of the host. */
export const WithError: Story = {
  args: { defaultValue: '2026-08', error: 'Ese mes ya está cerrado' },
};

/** Disabled: neither typed nor opened. */
export const Disabled: Story = {
  args: { defaultValue: '2026-08', disabled: true },
};

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { defaultValue: '2026-08', label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the months are a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Mes');
  },
};
