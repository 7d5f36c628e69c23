import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { BarChart } from '../bar/BarChart.tsx';
import { findPlot } from '../storyChart.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { states } from './ChartFrame.samples.tsx';
import meta, { States, Refreshing } from './ChartFrame.stories.tsx';

const test = behaviour(meta);

test(
  'Loading, full, refreshing, empty and failed have one height, so that nothing on the page moves',
  States,
  async ({ canvasElement }) => {
    await findPlot(canvasElement, 'Con datos');
    const heights = Array.from(
      canvasElement.querySelectorAll('[data-chart]'),
      (card) => card.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
  },
);

function Changing() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(step + 1)}>Siguiente</Button>
      <BarChart {...(states[step % states.length] ?? states[0])} title="Ventas por día" />
    </>
  );
}

test(
  'One card through all states: no layout shift, and the focus stays',
  { render: () => <Changing /> },
  async ({ canvas, canvasElement }) => {
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
);

test('A filter that leaves no data keeps the focus on the button', { args: { isEmpty: true } }, async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Ver como tabla' });
  button.focus();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('Its container becomes narrower: the plot follows', {}, async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-plot]')).not.toBeNull());
  const wide = Number(canvasElement.querySelector('[data-plot]')?.getAttribute('width'));
  canvasElement.style.inlineSize = '300px';
  await waitFor(() =>
    expect(Number(canvasElement.querySelector('[data-plot]')?.getAttribute('width'))).toBeLessThan(Math.min(wide, 300)),
  );
  canvasElement.style.inlineSize = '';
});

test('While refreshing the old figures stay readable', Refreshing, async ({ canvasElement, canvas }) => {
  await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect(canvas.getByText('Actualizando…')).toBeInTheDocument();
});
