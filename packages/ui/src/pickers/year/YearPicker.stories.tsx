import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { YearPicker } from './YearPicker.tsx';
import { opens, yearArgs } from './YearPicker.samples.ts';

const meta: Meta<typeof YearPicker> = {
  title: 'pickers/YearPicker',
  component: YearPicker,
  args: yearArgs,
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on this year.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous year.',
      'ArrowDown ArrowUp': 'Moves by a row.',
      'Home End': 'Moves to the first or the last year of the row.',
      'PageDown PageUp': 'Moves by twelve years.',
      Enter: 'In the field: takes what is typed. Among the years: chooses one.',
      Escape: 'Closes it and changes nothing.',
    },
    docs: {
      description: {
        component:
          'A year, up to the current one; `max` allows those that are planned. It has no clock: the host says which day is today. ' +
          'For one of three or four known years use a Select.',
      },
      story: { inline: false, height: '520px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the popup. */
export const Default: Story = {};

/** The open years: the selected one, the current one, and disabled future ones. */
export const Opened: Story = {
  args: { defaultValue: '2024' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Año');
  },
};

/** Required, with help; with an error of the host; read-only; disabled. */
export const States: Story = {
  render: (args) => (
    <>
      <YearPicker {...args} defaultValue="2024" required description="El año de la venta." />
      <YearPicker {...args} defaultValue="2024" error="Ese año ya está cerrado" />
      <YearPicker {...args} defaultValue="2024" readOnly />
      <YearPicker {...args} defaultValue="2024" disabled />
    </>
  ),
};

/** A given year outside the limits is shown with its error. */
export const OutsideLimits: Story = { args: { value: '1999', minYear: 2021, max: '2030' } };

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { defaultValue: '2024', label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the years are a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '2024' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Año');
  },
};
