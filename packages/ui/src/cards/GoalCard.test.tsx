import { expect } from 'storybook/test';
import { heightsOf } from './figureSamples.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, OnPace, Reached, KeepsHeight, Huge } from './GoalCard.stories.tsx';

const test = behaviour(meta);

test('What remains, and how much is behind pace', Default, async ({ canvas }) => {
  await expect(canvas.getByText('Contratos del mes: 12 de 30')).toBeInTheDocument();
  await expect(canvas.getByText('Faltan 18')).toBeVisible();
  await expect(canvas.getByText('Faltan 3 para ir al ritmo')).toBeVisible();
  await expect(canvas.getByText('Día 15 de 30')).toBeVisible();
});

test('On pace it says so, with the percentage reached', OnPace, async ({ canvas }) => {
  await expect(canvas.getByText('Al ritmo')).toBeVisible();
  await expect(canvas.getByText('50 %')).toBeVisible();
});

test('A missing count of one is singular', { args: { reached: 29, elapsedDays: 30 } }, async ({ canvas }) => {
  await expect(canvas.getByText('Falta 1')).toBeVisible();
  await expect(canvas.getByText('Falta 1 para ir al ritmo')).toBeVisible();
});

test('Reached and exceeded, by how much', Reached, async ({ canvas }) => {
  await expect(canvas.getByText('Meta alcanzada')).toBeVisible();
  await expect(canvas.getByText('Meta superada por $300,000.50')).toBeVisible();
  await expect(canvas.getByText('130 %')).toBeVisible();
});

test('FLT-04 loading, empty and without a goal are equally high', KeepsHeight, async ({ canvas, canvasElement }) => {
  await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
  await expect(canvas.getAllByText('Sin meta')).toHaveLength(2);
  await expect(canvas.getByText('Contratos del mes: sin datos de 30')).toBeInTheDocument();
  await expect(canvas.getByText('Contratos del mes: sin datos')).toBeInTheDocument();
});

test('Long words and amounts wrap and are never cut', Huge, async ({ canvasElement }) => {
  const card = canvasElement.querySelector('[aria-busy]');
  await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
});

test(
  'FMT-01 in another language pesos are written as in Mexico',
  { args: { label: '売上', goal: 1_000_000, reached: 420_000, unit: 'money' }, globals: { locale: 'ja' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('ペースまであと$80,000.00')).toBeVisible();
  },
);
