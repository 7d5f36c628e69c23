import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { QuarterPicker } from './QuarterPicker.tsx';
import { opens, quarterArgs } from './QuarterPicker.samples.ts';

const meta: Meta<typeof QuarterPicker> = {
  title: 'pickers/QuarterPicker',
  component: QuarterPicker,
  args: quarterArgs,
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on this quarter.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous quarter.',
      'PageDown PageUp': 'Moves by a year.',
      Enter: 'In the field: takes what is typed. Among the quarters: chooses one.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'A quarter of a calendar year, up to the current one; `max` allows those that are planned. The popup shows the four ' +
          'of a year with their months, and behind its caption the years. The value is `2026-Q3` in every language; it is shown, ' +
          'and can be typed, as each language writes it: `T3 2026`, `Q3 2026`, `2026年第3季度`. It has no clock: the host says ' +
          'which day is today.',
      },
      story: { inline: false, height: '520px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the popup. */
export const Default: Story = {};

/** The open quarters of a year: the selected one, the current one, and a disabled future one. */
export const Opened: Story = {
  args: { defaultValue: '2026-Q2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Trimestre');
  },
};

/** Required, with help; with an error of the host; read-only; disabled. */
export const States: Story = {
  render: (args) => (
    <>
      <QuarterPicker {...args} defaultValue="2026-Q2" required description="El trimestre de la venta." />
      <QuarterPicker {...args} defaultValue="2026-Q2" error="Ese trimestre ya está cerrado" />
      <QuarterPicker {...args} defaultValue="2026-Q2" readOnly />
      <QuarterPicker {...args} defaultValue="2026-Q2" disabled />
    </>
  ),
};

/** A given quarter outside the limits is shown with its error. */
export const OutsideLimits: Story = { args: { value: '2020-Q4', minYear: 2021, max: '2027-Q1' } };

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { defaultValue: '2026-Q2', label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the quarters are a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '2026-Q2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Trimestre');
  },
};
