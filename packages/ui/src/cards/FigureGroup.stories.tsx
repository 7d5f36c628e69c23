import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FigureCard } from './FigureCard.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { narrow, netSales } from './figureSamples.tsx';

const cards = (loading: boolean) => [
  <FigureCard key={1} {...netSales} loading={loading} onOpen={fn()} />,
  <FigureCard key={2} label="Contratos" value={186} previous={163} loading={loading} onOpen={fn()} />,
  <FigureCard
    key={3}
    label="Ticket promedio"
    value={11_744.03}
    unit="money"
    parts={[{ label: 'Por servicio', value: 9812.4, unit: 'money' }]}
    explanation="Ventas netas entre contratos."
    loading={loading}
  />,
  <FigureCard
    key={4}
    label="Enganches"
    value={418_260}
    unit="money"
    previous={431_000}
    parts={[{ label: 'Canceladas', value: 104_310, unit: 'money' }]}
    loading={loading}
  />,
  <FigureCard key={5} label="Canceladas" value={9} previous={7} better="less" tone="danger" loading={loading} />,
];

const meta: Meta<typeof FigureGroup> = {
  component: FigureGroup,
  args: { label: 'Ventas del periodo', children: cards(false) },
  parameters: {
    docs: {
      description: {
        component:
          'Figures that belong together. The group asks its own width and fills its lines at every width: where they do not ' +
          'divide evenly the first cards are wider, so put those first that count most.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Five figures in one line. */
export const Default: Story = {
  decorators: [narrow(1140)],
};

/** Ten figures on a phone, two per row; with text twice as large one per row. */
export const Dense: Story = {
  decorators: [narrow(328)],
  args: {
    dense: true,
    children: Array.from({ length: 10 }, (_, place) => (
      <FigureCard
        key={place}
        label={place % 2 === 0 ? 'Importe neto' : 'Ticket promedio por servicio'}
        value={2_184_390.5 + place}
        unit="money"
        previous={1_900_000}
        parts={[{ label: 'Cancelado', value: 104_310, unit: 'money' }]}
        explanation="Suma de los contratos vendidos en el periodo."
        onOpen={fn()}
      />
    )),
  },
};

/** The longest figure sets the size of all, with rows behind it or without. */
export const OneSize: Story = {
  decorators: [narrow(1140)],
  args: {
    children: [
      <FigureCard key={1} label="Contratos" value={186} onOpen={fn()} />,
      <FigureCard key={2} label="Importe" value={2_391_700.5} unit="money" />,
      <FigureCard key={3} label="Descuento" value={207_309.5} unit="money" onOpen={fn()} />,
      <FigureCard key={4} label="Neto" value={123_184_390.5} unit="money" onOpen={fn()} />,
      <FigureCard key={5} label="Meta" value={-123_456_789_012.34} unit="money" />,
    ],
  },
};

/** All loading: the final height. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FigureGroup {...args}>{cards(true)}</FigureGroup>
      <FigureGroup {...args}>{cards(false)}</FigureGroup>
    </div>
  ),
};
