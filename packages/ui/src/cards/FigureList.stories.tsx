import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FigureList, type ListedFigure } from './FigureList.tsx';
import { heightsOf, narrow, noPeek, realInput, realInputOnly } from './figureSamples.tsx';

const figures: readonly ListedFigure[] = [
  { label: 'Leads', value: 80, explanation: 'Personas que respondieron a la campaña en el mes.' },
  { label: 'Ventas', value: 4, explanation: 'Contratos que salieron de esos leads.' },
  { label: 'Presupuesto', value: 20_000, unit: 'pesos', explanation: 'Lo asignado a la campaña en el mes.' },
  { label: 'Ejercido', value: 16_000, unit: 'pesos', explanation: 'Lo gastado del presupuesto de la campaña.' },
  { label: 'Costo por lead', value: 200, unit: 'pesos', explanation: 'Ejercido ÷ leads.' },
  { label: 'Margen bruto', value: 164_000, unit: 'pesos', explanation: 'Importe de ventas − ejercido.' },
  { label: 'Importe de ventas', value: 180_000, unit: 'pesos', explanation: 'Suma de los contratos.' },
  { label: 'Conversión', value: 0.05, unit: 'ratio', explanation: 'Ventas ÷ leads.' },
  { label: 'Tiempo de respuesta', value: 12.5, unit: 'minutes', explanation: 'Promedio hasta la primera atención.' },
  { label: 'Días de conversión', value: 6.25, unit: 'days', explanation: 'Promedio del lead a la venta.' },
];

const meta = {
  component: FigureList,
  args: { figures },
  decorators: [narrow(516)],
  parameters: {
    docs: {
      description: {
        component:
          'Many figures of one thing, inside a card: lines two by two, with label and figure at their ends, or below one another ' +
          'where it is narrow. For figures that count by themselves there is the figure card.',
      },
    },
  },
} satisfies Meta<typeof FigureList>;

export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (root: HTMLElement, label: string): string => {
  const term = within(root).getByText(label, { selector: '.label' });
  return term.closest('div')?.querySelector('dd')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
};

/** Each figure in its unit, the decimals of an average always there. */
export const Default: Story = {
  name: 'FIN-05 to FIN-14 FMT-05 to FMT-07 ten figures, each in its unit',
  play: async ({ canvasElement }) => {
    await expect(figures.map(({ label }) => valueOf(canvasElement, label))).toEqual([
      '80',
      '4',
      '$20,000.00',
      '$16,000.00',
      '$200.00',
      '$164,000.00',
      '$180,000.00',
      '0.050',
      '12.50 min',
      '6.3 días',
    ]);
  },
};

/** What a figure means, by the mouse. */
export const ExplainedByHover: Story = {
  name: 'FIN-15 hover explains a figure with its formula',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Qué significa Costo por lead' });
    await expect(button).toHaveAccessibleDescription('Ejercido ÷ leads.');
    await userEvent.hover(button);
    const peek = await screen.findByRole('dialog', { name: 'Qué significa Costo por lead' });
    await waitFor(() => expect(peek).toBeVisible());
    await expect(peek).toHaveTextContent('Ejercido ÷ leads.');
    await userEvent.unhover(button);
    await noPeek();
  },
};

/** … and by the keyboard: each explanation is one Tab further, and Escape puts it away. */
export const ExplainedByKeyboard: Story = {
  ...realInputOnly,
  name: 'FIN-15 keyboard focus explains each figure in turn',
  play: async ({ canvas }) => {
    const keys = await realInput();
    canvas.getByRole('button', { name: 'Qué significa Leads' }).focus();
    await keys.keyboard('{Tab}');
    await screen.findByRole('dialog', { name: 'Qué significa Ventas' });
    await expect(canvas.getByRole('button', { name: 'Qué significa Ventas' })).toHaveFocus();
    await keys.keyboard('{Escape}');
    await noPeek();
    await expect(canvas.getByRole('button', { name: 'Qué significa Ventas' })).toHaveFocus();
  },
};

/** A loss has its sign, an arrow and a word, and its colour only repeats them. */
export const Negative: Story = {
  name: 'FIN-10 a loss is told by sign, arrow and word, not by colour alone',
  args: {
    figures: [
      { label: 'Importe de ventas', value: 0, unit: 'pesos' },
      { label: 'Margen bruto', value: -16_000.5, unit: 'pesos', loss: 'Pérdida' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(valueOf(canvasElement, 'Margen bruto')).toContain('-$16,000.50');
    await expect(canvas.getByText('Pérdida')).toBeInTheDocument();
    await expect(canvas.getByTitle('Pérdida').querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelectorAll('dd > svg')).toHaveLength(1);
  },
};

/** What nobody knows is a dash, and read aloud as words. */
export const NoData: Story = {
  name: 'FLT-04 a figure that nobody knows is a dash',
  args: { figures: figures.map((figure) => ({ ...figure, value: figure.label === 'Leads' ? Number.NaN : null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('sin datos')).toHaveLength(10);
    await expect(canvas.getAllByText('—')).toHaveLength(10);
  },
};

/** On their way: as high as when they are there. */
export const Loading: Story = {
  name: 'Loading keeps the height',
  render: (args) => (
    <>
      {[true, false].map((loading) => (
        <div key={String(loading)} data-state>
          <FigureList {...args} loading={loading} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading, full] = heightsOf(canvasElement);
    await expect(loading).toBe(full);
  },
};

/** Newer figures are on their way: the old ones are muted. */
export const Refreshing: Story = { args: { refreshing: true } };

/** Amounts beyond every count and labels of another language wrap, and nothing is cut. */
export const LongText: Story = {
  name: 'Long labels and long figures wrap',
  decorators: [narrow(264)],
  args: {
    figures: [
      { label: 'Durchschnittliche Reaktionszeit', value: 123_456_789.5, unit: 'minutes', explanation: 'Was es ist.' },
      {
        label: 'Importe de ventas',
        value: -90_071_992_547_409,
        unit: 'pesos',
        explanation: 'Qué es.',
        loss: 'Pérdida',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('dt, dd'))
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};

/** On a phone label and figure stand below one another, two figures a line. */
export const Phone360: Story = {
  name: 'FIN-15 all ten are legible on a phone of 360 px',
  decorators: [narrow(296)],
  play: async ({ canvasElement }) => {
    const places = Array.from(canvasElement.querySelectorAll('dd'), (figure) => figure.getBoundingClientRect());
    await expect(places).toHaveLength(10);
    await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(5);
    for (const { height } of places) await expect(height).toBeLessThan(25);
  },
};

/** The same at night. */
export const Dark: Story = { args: Negative.args ?? {}, globals: { theme: 'dark' } };
