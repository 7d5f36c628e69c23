import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300, Stack } from '../samples.tsx';
import { Slider } from './Slider.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Foundations/Slider',
  component: Slider,
  args: {
    label: 'Descuento',
    defaultValue: 40,
    onChange: fn<(value: number) => void>(),
    onChangeEnd: fn<(value: number) => void>(),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    usage: [
      {
        do: () => <Slider label="Distancia máxima" min={1} max={50} defaultValue={15} />,
        dont: () => <Slider label="Monto del enganche" min={0} max={250_000} defaultValue={12_345} />,
        why: 'For what may be about right. An exact amount is typed, in a NumberField.',
      },
    ],
    keyboard: {
      'ArrowRight ArrowUp': 'A step more.',
      'ArrowLeft ArrowDown': 'A step less.',
      'PageUp PageDown': 'Ten steps more or less.',
      'Shift+ArrowUp Shift+ArrowDown': 'The same.',
      'Home End': 'To the smallest or the largest value.',
    },
    docs: {
      description: {
        component:
          'A number that is easier to feel than to type: a share, a radius, a patience. Dragged, pressed or moved by the arrow keys. Where the ' +
          'exact number matters use NumberField; for two numbers RangeSlider.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** From 0 to 100, in steps of one. */
export const Default: Story = {};

/** Written as pesos; a step is a thousand. */
export const Pesos: Story = {
  args: {
    label: 'Enganche',
    description: 'Se paga al firmar',
    min: 0,
    max: 50_000,
    step: 1000,
    defaultValue: 12_000,
    format: { style: 'currency', maximumFractionDigits: 0 },
  },
};

/** A percentage: 0.15 is "15%". */
export const Percentage: Story = { args: { max: 0.5, defaultValue: 0.15, format: { style: 'percent' } } };

/** With an error, read-only and disabled. */
export const States: Story = {
  render: () => (
    <>
      <Slider label="Con error" defaultValue={90} error="Tu tope es 60." />
      <Slider label="Solo lectura" defaultValue={30} readOnly />
      <Slider label="Apagado" defaultValue={30} disabled />
    </>
  ),
};

/** Texts of any length. */
export const LongTexts: Story = { args: { label: german, description: long300, error: long300 } };
