import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoalCard } from './GoalCard.tsx';
import { heightsOf, narrow, States } from './figureSamples.tsx';

const meta = {
  component: GoalCard,
  args: { label: 'Contratos del mes', goal: 30, reached: 12, elapsedDays: 15, days: 30 },
  decorators: [narrow(280)],
  parameters: {
    docs: {
      description: {
        component:
          'A goal: what has been reached, what is missing, and whether that is the pace that reaches it in time. The line in the ' +
          'bar is the pace of today. Things that are counted are missing as wholes.',
      },
    },
  },
} satisfies Meta<typeof GoalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Behind the pace: an icon and words say so. */
export const Default: Story = {
  name: 'What remains, and what is missing to the pace',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contratos del mes: 12 de 30')).toBeInTheDocument();
    await expect(canvas.getByText('Faltan 18')).toBeVisible();
    await expect(canvas.getByText('Faltan 3 para ir al ritmo')).toBeVisible();
    await expect(canvas.getByText('Día 15 de 30')).toBeVisible();
  },
};

/** On pace. */
export const OnPace: Story = {
  name: 'On pace',
  args: { reached: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Al ritmo')).toBeVisible();
    await expect(canvas.getByText('50 %')).toBeVisible();
  },
};

/** One is missing: the singular. */
export const OneLeft: Story = {
  name: 'One is missing',
  args: { reached: 29, elapsedDays: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falta 1')).toBeVisible();
    await expect(canvas.getByText('Falta 1 para ir al ritmo')).toBeVisible();
  },
};

/** Reached to the point, and exceeded: the bar is full and the words say by how much. */
export const Reached: Story = {
  name: 'Reached and exceeded',
  render: () => (
    <States>
      {[
        <GoalCard key={1} label="Contratos" goal={30} reached={30} elapsedDays={15} days={30} />,
        <GoalCard
          key={2}
          label="Ventas"
          goal={1_000_000}
          reached={1_300_000.5}
          unit="pesos"
          elapsedDays={9}
          days={30}
        />,
      ]}
    </States>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meta alcanzada')).toBeVisible();
    await expect(canvas.getByText('Meta superada por $300,000.50')).toBeVisible();
    await expect(canvas.getByText('130 %')).toBeVisible();
  },
};

/** No goal, nobody knows, on their way: as high as any other. */
export const KeepsHeight: Story = {
  name: 'FLT-04 loading, empty and without a goal are equally high',
  render: (args) => (
    <States>
      {[
        <GoalCard key={1} {...args} loading />,
        <GoalCard key={2} {...args} />,
        <GoalCard key={3} {...args} goal={0} />,
        <GoalCard key={4} {...args} reached={null} />,
        <GoalCard key={5} {...args} goal={Number.NaN} reached={Number.NaN} />,
        <GoalCard key={6} {...args} reached={45} />,
        <GoalCard key={7} {...args} reached={-4} />,
      ]}
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
    await expect(canvas.getAllByText('Sin meta')).toHaveLength(2);
    await expect(canvas.getByText('Contratos del mes: sin datos de 30')).toBeInTheDocument();
  },
};

/** Amounts of twelve digits in a narrow card. */
export const Huge: Story = {
  name: 'Long words and amounts wrap and are never cut',
  args: {
    label: 'Importe de los contratos de asistencia funeraria de la gerencia de Occidente',
    goal: 987_654_321_098.76,
    reached: 123_456_789_012.34,
    unit: 'pesos',
  },
  decorators: [narrow(150)],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[aria-busy]');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** In another language; pesos are written as in Mexico. */
export const Japanese: Story = {
  name: 'FMT-01 in another language',
  args: { label: '売上', goal: 1_000_000, reached: 420_000, unit: 'pesos' },
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ペースまであと$80,000.00')).toBeVisible();
  },
};

/** On a phone. */
export const Phone360: Story = { decorators: [narrow(328)] };

/** In the dark theme. */
export const Dark: Story = { args: { reached: 22 }, globals: { theme: 'dark' } };
