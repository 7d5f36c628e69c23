import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { narrow, States } from './figureSamples.tsx';
import { RankingCard } from './RankingCard.tsx';
import { advisersWithSales, countiesWithCodes } from './samples.ts';

const meta: Meta<typeof RankingCard> = {
  component: RankingCard,
  args: { title: 'Asesores con más ventas', unit: 'money', rows: advisersWithSales(42) },
  decorators: [narrow(380)],
  parameters: {
    docs: {
      description: {
        component:
          'Who has the most: the first few with bars relative to the best, all of them to be searched one press further. Those of ' +
          'one value share a place. The own row is marked by a word, and in sight wherever it stands.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The first six of forty-two. */
export const Default: Story = {};

/** All of them, searchable by any part of a name. */
export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los 42' }));
    await screen.findByRole('dialog', { name: 'Asesores con más ventas' });
  },
};

/** The viewer's own row, far down: it takes the last visible slot. */
export const Own: Story = {
  args: { highlight: '238' },
};

/** Each row is a link. */
export const Opens: Story = {
  args: { onOpen: fn(), highlight: '201' },
};

/** Rows that consist of others: a button unfolds a municipality into its postal codes, whose bars are relative to the best row. */
export const Unfolds: Story = {
  args: { title: 'Municipios con más ventas', rows: countiesWithCodes, onOpen: fn() },
  decorators: [narrow(760)],
};

/** Refreshing: the old rows are muted, keep the focus and open nothing. */
export const Refreshing: Story = {
  args: { onOpen: fn(), refreshing: true },
};

/** Ties share a position; negative values have no bar; NaN has no position; ids can repeat; names can be long. */
export const BadInput: Story = {
  args: {
    shown: 8,
    rows: [
      {
        id: '1',
        name: 'María de los Ángeles Fernández de la Reguera y Montemayor Villaseñor',
        value: 123_456_789_012.34,
      },
      { id: '2', name: 'Ana', value: 500, note: 'Gerencia Occidente, equipo Las Águilas Descalzas de Zapopan' },
      { id: '3', name: 'Eva', value: 500 },
      { id: '3', name: 'Eva', value: 100 },
      { id: '4', name: 'Ivo', value: -2000 },
      { id: '5', name: 'Uma', value: Number.NaN },
      { id: '6', name: 'Teo', value: Number.POSITIVE_INFINITY },
      { id: '7', name: '', value: 0 },
    ],
  },
};

/** Loading, unknown, empty, a single row: as high as six rows. */
export const KeepsHeight: Story = {
  render: (args) => (
    <States>
      {[
        <RankingCard key={1} {...args} title="Tarjeta 1" loading />,
        <RankingCard key={2} {...args} title="Tarjeta 2" />,
        <RankingCard key={3} {...args} title="Tarjeta 3" highlight="238" />,
        <RankingCard key={4} {...args} title="Tarjeta 4" rows={null} />,
        <RankingCard key={5} {...args} title="Tarjeta 5" rows={[]} emptyText="Nadie vendió en este periodo" />,
        <RankingCard key={6} {...args} title="Tarjeta 6" rows={advisersWithSales(1)} />,
      ]}
    </States>
  ),
};
