import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { userEvent as input } from 'vitest/browser';
import { heightsOf, noPopover } from './figureSamples.tsx';
import { behaviour } from '../testing/behaviour.ts';
import { figures } from './FigureList.samples.tsx';
import meta, { Default, Negative, NoData, Loading, LongText, Phone360 } from './FigureList.stories.tsx';

const test = behaviour(meta);

const valueOf = (root: HTMLElement, label: string): string => {
  const term = within(root).getByText(label, { selector: '.label' });
  return term.closest('div')?.querySelector('dd')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
};

test('FIN-05 to FIN-14 FMT-05 to FMT-07 ten figures, each in its unit', Default, async ({ canvasElement }) => {
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
});

test('FIN-15 hover explains a figure with its formula', {}, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Qué significa Costo por lead' });
  await expect(button).toHaveAccessibleDescription('Ejercido ÷ leads.');
  await userEvent.hover(button);
  const popover = await screen.findByRole('dialog', { name: 'Qué significa Costo por lead' });
  await waitFor(() => expect(popover).toBeVisible());
  await expect(popover).toHaveTextContent('Ejercido ÷ leads.');
  await userEvent.unhover(button);
  await noPopover();
});

// Each explanation is one Tab further, and Escape closes it.
test('FIN-15 keyboard focus explains each figure in turn', {}, async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Qué significa Leads' }).focus();
  await input.keyboard('{Tab}');
  await screen.findByRole('dialog', { name: 'Qué significa Ventas' });
  await expect(canvas.getByRole('button', { name: 'Qué significa Ventas' })).toHaveFocus();
  await input.keyboard('{Escape}');
  await noPopover();
  await expect(canvas.getByRole('button', { name: 'Qué significa Ventas' })).toHaveFocus();
});

test('FIN-10 a loss has a sign, an arrow and a word, not colour alone', Negative, async ({ canvas, canvasElement }) => {
  await expect(valueOf(canvasElement, 'Margen bruto')).toContain('-$16,000.50');
  await expect(canvas.getByText('Pérdida')).toBeInTheDocument();
  await expect(canvas.getByTitle('Pérdida').querySelector('svg')).toBeVisible();
  await expect(canvasElement.querySelectorAll('dd > svg')).toHaveLength(1);
});

test('FLT-04 an unknown figure is a dash', NoData, async ({ canvas }) => {
  await expect(canvas.getAllByText('sin datos')).toHaveLength(10);
  await expect(canvas.getAllByText('—')).toHaveLength(10);
});

test('Loading keeps the height', Loading, async ({ canvasElement }) => {
  const [loading, full] = heightsOf(canvasElement);
  await expect(loading).toBe(full);
});

test('Long labels and long figures wrap', LongText, async ({ canvasElement }) => {
  for (const element of canvasElement.querySelectorAll('dt, dd'))
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('FIN-15 all ten are legible on a phone of 360 px', Phone360, async ({ canvasElement }) => {
  const places = Array.from(canvasElement.querySelectorAll('dd'), (figure) => figure.getBoundingClientRect());
  await expect(places).toHaveLength(10);
  await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(5);
  for (const { height } of places) await expect(height).toBeLessThan(25);
});
