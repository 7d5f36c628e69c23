import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HeatGrid } from './HeatGrid.tsx';
import { plans, codes, values } from './HeatGrid.samples.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof HeatGrid> = {
  component: HeatGrid,
  args: {
    title: 'Ventas por código postal y plan',
    rows: plans,
    columns: codes,
    values,
    csv: true,
    png: true,
    print: true,
    onSelect: fn(),
  },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'A value for each of two kinds of things, printed in its cell and shaded: where much comes together, and where nothing does. The names ' +
          'of the rows stay in sight while it scrolls inside itself. A value that is not there leaves its cell empty; 0 is printed.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Every value in its cell; arrows walk in four directions. */
export const Default: Story = {};

/** Long amounts are written short; the tooltip has them in full. */
export const Pesos: Story = {
  args: { unit: 'money', values: values.map((one) => ({ ...one, value: one.value * 43_210.55 })) },
};

/** More than fits: rows and columns scroll inside, their names stay. */
export const Large: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, place) => ({ id: `r${place}`, label: `Municipio número ${place + 1}` })),
    columns: Array.from({ length: 30 }, (_, place) => ({ id: `c${place}`, label: `C${place + 1}` })),
    values: Array.from({ length: 1200 }, (_, place) => ({
      row: `r${place % 40}`,
      column: `c${place % 30}`,
      value: place % 91,
    })),
  },
};

/** Cells without a value and combined ones cannot be opened. */
export const Others: Story = {
  args: {
    rows: [...plans.slice(0, 1), { id: 'others', label: 'Otros planes' }],
    columns: codes.slice(0, 2),
    values: [
      { row: 'Plan Esencial', column: '44100', value: 4 },
      { row: 'others', column: '44130', value: 9 },
    ],
  },
};

/** There is nothing to show. */
export const Empty: Story = {
  args: { values: [] },
};

/** It is on its way. */
export const Loading: Story = { args: { loading: true, values: [] } };

/** Texts of any length. */
export const LongText: Story = {
  args: {
    rows: plans.map((plan) => ({ ...plan, label: `${plan.label} con cobertura ampliada para toda la familia` })),
    columns: codes.map((code) => ({ ...code, label: `Código postal ${code.label}` })),
  },
};
