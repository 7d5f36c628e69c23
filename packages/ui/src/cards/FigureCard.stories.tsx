import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { FigureCard } from './FigureCard.tsx';
import { narrow, netSales, States } from './figureSamples.tsx';

const meta: Meta<typeof FigureCard> = {
  component: FigureCard,
  args: { label: 'Contratos', value: 186 },
  decorators: [narrow(280)],
  parameters: {
    usage: [
      {
        do: () => <FigureCard label="Vendido" value={182_450.5} unit="money" previous={171_300} />,
        dont: () => <FigureCard label="Total de ventas del equipo en pesos este mes" value={182_450.5} />,
        why: 'A short label; the unit writes itself, and what it is compared with says whether it is good.',
      },
    ],
    docs: {
      description: {
        component:
          'A figure, large, with what it is made of and compared with, small. It takes the width that it is given and writes ' +
          'the figure as large as that allows; nothing is ever cut. Put it into a FigureGroup. For plain counts side by side ' +
          'there is the smaller counter card.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure with its name. */
export const Default: Story = {};

/** Everything that a card can show. */
export const Full: Story = {
  args: netSales,
};

/** A loss has its sign, an arrow and a word; its colour only repeats them. */
export const Loss: Story = {
  args: { label: 'Margen bruto', value: -283_149.5, unit: 'money', loss: 'Pérdida' },
};

/** More, less and equal, where more is better and where less is; a sign, an arrow and a word each. */
export const Comparisons: Story = {
  render: () => (
    <States>
      {[
        <FigureCard key={1} label="Contratos" value={186} previous={163} />,
        <FigureCard key={2} label="Contratos" value={140} previous={163} />,
        <FigureCard key={3} label="Cancelados" value={12} previous={9} better="less" />,
        <FigureCard key={4} label="Descuento" value={900.5} previous={450.25} unit="money" better="neither" />,
        <FigureCard key={5} label="Conversión" value={12.5} previous={11.2} unit="percent" />,
        <FigureCard key={6} label="Contratos" value={186} previous={186} />,
        <FigureCard key={7} label="Contratos" value={5} previous={0} />,
        <FigureCard key={8} label="Contratos" value={5} previous={null} />,
      ]}
    </States>
  ),
};

/** Loading, full and empty are equally high, so that nothing below moves. */
export const KeepsHeight: Story = {
  render: () => (
    <States>
      {[
        <FigureCard key={1} {...netSales} loading />,
        <FigureCard key={2} {...netSales} />,
        <FigureCard key={3} {...netSales} compareLoading />,
        <FigureCard
          key={4}
          {...netSales}
          value={null}
          previous={null}
          parts={netSales.parts?.map((part) => ({ ...part, value: null }))}
        />,
        <FigureCard key={5} {...netSales} value={123_456_789_012.34} previous={98_765_432_109.87} onOpen={fn()} />,
      ]}
    </States>
  ),
};

/** Its breakdown, while the pointer rests on the figure; the rest is one press away. */
export const Details: Story = {
  args: netSales,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('$2,184,390.50'));
    await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
  },
};

/** Labels, parts and an explanation of many words wrap. */
export const LongText: Story = {
  args: {
    ...netSales,
    label: 'Importe de los contratos de asistencia funeraria vendidos por asesores de la gerencia de Occidente',
    parts: [{ label: 'Descuentoautorizadoporlasubdirecciónregional', value: 1_207_309.5, unit: 'money' }],
    collapsible: true,
  },
};

/** A coloured mark before the label. */
export const Tones: Story = {
  render: (args) => (
    <States>
      {(['neutral', 'primary', 'positive', 'warning', 'danger', 'info'] as const).map((tone) => (
        <FigureCard key={tone} {...args} tone={tone} label={tone} />
      ))}
    </States>
  ),
};
