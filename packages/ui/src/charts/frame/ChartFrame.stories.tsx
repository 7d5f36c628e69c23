import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { BarChart } from '../bar/BarChart.tsx';
import { sampleDays, sampleLines } from '../samples.ts';
import { findPlot } from '../storyChart.ts';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Charts/Frame',
  component: ChartFrame,
  args: {
    title: 'Ventas por día',
    isEmpty: false,
    table: () => ({ columns: [{ title: 'Día' }, { title: 'Ventas', unit: 'count' }], rows: [['Lunes', 4]] }),
    children: ({ width, height }) => <svg width={width} height={height} data-plot aria-hidden />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What every chart has around its drawing: heading, legend, the table in the same place, copy, file and picture by right, ' +
          'and one height for all of its states.',
      },
    },
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = sampleDays(30);
const lines = sampleLines(30);
const states = [
  { title: 'Cargando', categories: [], series: [], loading: true },
  { title: 'Con datos', categories: days, series: lines },
  { title: 'Actualizando', categories: days, series: lines, refreshing: true },
  { title: 'Sin datos', categories: [], series: [] },
  { title: 'Con falla', categories: days, series: lines, failed: true },
] as const;

/** Loading, full, refreshing, empty and failed are as high as one another, so that nothing on the page moves. */
export const States: Story = {
  name: 'CLS 0: every state has the same size',
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {states.map((state) => (
        <BarChart key={state.title} {...state} csv png print />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await findPlot(canvasElement, 'Con datos');
    const heights = Array.from(
      canvasElement.querySelectorAll('[data-chart]'),
      (card) => card.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
  },
};

function Changing() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(step + 1)}>Siguiente</Button>
      <BarChart {...(states[step % states.length] ?? states[0])} title="Ventas por día" />
    </>
  );
}

/** The same card through all of its states: the browser sees no shift, and the focus stays where it was. */
export const Changes: Story = {
  tags: ['!autodocs'],
  render: () => <Changing />,
  play: async ({ canvas, canvasElement }) => {
    const shifts: PerformanceEntry[] = [];
    const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    watch.observe({ type: 'layout-shift' });
    const top = canvasElement.querySelector('[data-chart]')?.getBoundingClientRect().bottom;
    const next = canvas.getByRole('button', { name: 'Siguiente' });
    for (let step = 0; step < states.length; step += 1) {
      await userEvent.click(next);
      await expect(canvasElement.querySelector('[data-chart]')?.getBoundingClientRect().bottom).toBe(top);
    }
    watch.disconnect();
    await expect(shifts).toEqual([]);
    await expect(next).toHaveFocus();
  },
};

/** A filter that leaves nothing leaves the focus on the button all the same. */
export const FocusStays: Story = {
  tags: ['!autodocs'],
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Ver como tabla' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Its place becomes narrower: the drawing follows. */
export const Resized: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-plot]')).not.toBeNull());
    const wide = Number(canvasElement.querySelector('[data-plot]')?.getAttribute('width'));
    canvasElement.style.inlineSize = '300px';
    await waitFor(() =>
      expect(Number(canvasElement.querySelector('[data-plot]')?.getAttribute('width'))).toBeLessThan(
        Math.min(wide, 300),
      ),
    );
    canvasElement.style.inlineSize = '';
  },
};

/** While newer figures are on their way these stay readable. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByText('Actualizando…')).toBeInTheDocument();
  },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };
