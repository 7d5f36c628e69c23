import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BreakdownCard } from './BreakdownCard.tsx';
import type { BreakdownPart } from './breakdown/part.ts';
import { narrow, States } from './figureSamples.tsx';
import { lines } from './BreakdownCard.samples.tsx';

const states: readonly BreakdownPart[] = [
  { id: 'onTime', name: 'A tiempo', value: 42 },
  { id: 'unattended', name: 'Sin atender', value: 7 },
  { id: 'ended', name: 'Terminadas', value: 1, color: 'neutral' },
];

const meta: Meta<typeof BreakdownCard> = {
  component: BreakdownCard,
  args: { title: 'Estado de las actividades', parts: states },
  decorators: [narrow(340)],
  parameters: {
    docs: {
      description: {
        component:
          'What a whole consists of: a bar, and below it in words what its parts are, with figure and share. A thing has the same ' +
          'colour on every screen; where the system takes the colours away, patterns tell the parts apart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three parts in words, each with its figure and share. */
export const Default: Story = {};

/** The first three; the rest is one press away. */
export const More: Story = {
  args: { title: 'Ventas por línea', parts: lines, unit: 'money' },
};

/** Each part leads to its rows. */
export const Opens: Story = {
  args: { onOpen: fn() },
};

/** The filters have changed: the old parts stay, muted, and their buttons keep focus, names and positions. */
export const Refreshing: Story = {
  args: { onOpen: fn() },
  render: (args) => (
    <States>
      {[
        <BreakdownCard key={1} {...args} title="Ahora" />,
        <BreakdownCard key={2} {...args} title="Antes" refreshing />,
      ]}
    </States>
  ),
};

/** Loading, unknown, empty, all zero: as high as three parts. */
export const KeepsHeight: Story = {
  render: (args) => (
    <States>
      {[
        <BreakdownCard key={1} {...args} title="Tarjeta 1" loading />,
        <BreakdownCard key={2} {...args} title="Tarjeta 2" />,
        <BreakdownCard key={3} {...args} title="Tarjeta 3" parts={null} />,
        <BreakdownCard key={4} {...args} title="Tarjeta 4" parts={[]} />,
        <BreakdownCard key={5} {...args} title="Tarjeta 5" parts={states.map((part) => ({ ...part, value: 0 }))} />,
        <BreakdownCard key={6} {...args} title="Tarjeta 6" parts={states.slice(0, 1)} onOpen={fn()} />,
        <BreakdownCard key={7} {...args} title="Tarjeta 7" parts={lines} />,
      ]}
    </States>
  ),
};

/** Parts that a bar cannot show are listed only: negative, not a number; duplicate ids; a tiny part. */
export const BadInput: Story = {
  args: {
    shown: 6,
    unit: 'money',
    parts: [
      { id: 'a', name: 'Enorme', value: Number.MAX_VALUE / 1e280 },
      { id: 'b', name: 'Negativo', value: -5000 },
      { id: 'c', name: 'Sin número', value: Number.NaN },
      { id: 'd', name: 'Infinito', value: Number.POSITIVE_INFINITY },
      { id: 'd', name: 'Infinito', value: 1 },
      { id: 'e', name: 'NombrelarguísimosinespaciosquenocabeenunalíneadelatarjetadelTablero', value: 3 },
    ],
  },
};
