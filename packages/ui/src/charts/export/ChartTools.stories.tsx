import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DonutChart } from '../donut/DonutChart.tsx';

const slices = [
  { id: 'PF', name: 'Previsión familiar', value: 1_284_350.5 },
  { id: 'SG', name: '=Seguro', value: 612_480 },
  { id: 'BF', name: 'Beneficio, funerario', value: -87_560 },
];

const meta: Meta<typeof DonutChart> = {
  tags: ['internal'],
  component: DonutChart,
  args: { title: 'Ventas: línea/mes', unit: 'money', slices, csv: true, png: true, print: true },
  parameters: {
    docs: {
      description: {
        component:
          'What takes the figures of a chart elsewhere, behind one quiet button: copied as a table, as a file, as a picture on a light surface, on paper. ' +
          'Copying is always there; the rest is offered by the rights of the person (TBL-13, TBL-14).',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu is named after the chart, and has the permitted actions. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Exportar / }));
    await screen.findByRole('menuitem', { name: 'Copiar' });
  },
};

/** Without data the button is disabled. */
export const NotYet: Story = {
  args: { loading: true },
};
