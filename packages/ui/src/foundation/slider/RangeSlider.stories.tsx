import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../samples.tsx';
import { RangeSlider, type NumberPair } from './RangeSlider.tsx';

const meta: Meta<typeof RangeSlider> = {
  title: 'Foundations/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Importe',
    min: 0,
    max: 50_000,
    step: 500,
    defaultValue: [10_000, 30_000],
    format: { style: 'currency', maximumFractionDigits: 0 },
    onChange: fn<(value: NumberPair) => void>(),
    onChangeEnd: fn<(value: NumberPair) => void>(),
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
      Tab: 'Moves to the other thumb.',
      'ArrowRight ArrowUp': 'A step more, up to the other thumb.',
      'ArrowLeft ArrowDown': 'A step less, down to the other thumb.',
      'PageUp PageDown': 'Ten steps more or less.',
    },
    docs: {
      description: {
        component:
          'A range of numbers, both ends included. Each thumb has a name of its own; a thumb that is dragged against the other pushes it along.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A range within a range. */
export const Default: Story = {};

/** From the first to the last: everything, until a person narrows it. */
export const Everything: Story = { args: { defaultValue: undefined } };

/** Both thumbs on one number. */
export const OneNumber: Story = { args: { defaultValue: [20_000, 20_000] } };

/** With an error, read-only and disabled. */
export const States: Story = {
  render: () => (
    <>
      <RangeSlider label="Con error" defaultValue={[20, 90]} error="Elige hasta 60." />
      <RangeSlider label="Solo lectura" defaultValue={[20, 40]} readOnly />
      <RangeSlider label="Apagado" defaultValue={[20, 40]} disabled />
    </>
  ),
};
