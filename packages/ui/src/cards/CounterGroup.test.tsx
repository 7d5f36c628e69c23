import { expect } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Phone360, Loading, Rows, NoData } from './CounterGroup.stories.tsx';

const test = behaviour(meta);

const tops = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('[data-tone]'), (card) => Math.round(card.getBoundingClientRect().top));

test('ACD-02 five counters in one line', Default, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('group', { name: 'Actividades de noviembre de 2026' })).toBeVisible();
  const spoken = Array.from(canvasElement.querySelectorAll('.spoken'), (text) => text.textContent.split(':')[0]);
  await expect(spoken).toEqual(['Citas', 'Llamada', 'Correo', 'Whatsapp', 'SMS']);
  await expect(new Set(tops(canvasElement)).size).toBe(1);
});

test('ACD-02 two columns on a phone, none alone in a row', Phone360, async ({ canvasElement }) => {
  const rows = new Map<number, number>();
  for (const top of tops(canvasElement)) rows.set(top, (rows.get(top) ?? 0) + 1);
  await expect([...rows.values()]).toEqual([1, 2, 2]);
});

test('Each counter is busy while loading', Loading, async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(5);
});

test('ACD-04 rows of a card', Rows, async ({ canvasElement }) => {
  await expect(new Set(tops(canvasElement)).size).toBe(5);
});

test('FLT-04 an unknown count is read as no data', NoData, async ({ canvas }) => {
  await expect(canvas.getByText('Citas: sin datos')).toBeInTheDocument();
});
