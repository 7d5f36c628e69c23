import { expect } from 'storybook/test';
import { newSale } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Uncounted } from './TypeTotals.stories.tsx';

const test = behaviour(meta);

test(
  'CMA-07 CMA-08 CMA-09 totals of the whole week first, and by type, in one row of a wide window',
  Default,
  async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tiles.map((text) => text.replace(/\d+ rengl.*$/u, ''))).toEqual([
      'Toda la semana',
      'NUEVA VENTA',
      'MENSUALIDAD',
      'BONO',
      'CANCELACIÓN',
    ]);
    await expect(tiles[0]).toContain('A pagar$5,553.02');
    await expect(tiles[0]).toContain('Por pagar después (ventas nuevas)$2,103.45');
    await expect(tiles[1]).toContain('2 renglones');
    await expect(tiles[1]).toContain('A pagar$4,206.90');
    await expect(tiles[1]).toContain('Por pagar después$2,103.45');
    await expect(tiles[4]).toContain('A pagar-$412.50');
    const tops = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
);

test('A single kind needs no sum of its own', { args: { lines: [newSale] } }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
});

test('A week without lines has no totals', { args: { lines: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});

test('FMT-08 amounts too large to count are not added', Uncounted, async ({ canvas }) => {
  await expect(canvas.getByText(/demasiado grandes/)).toBeVisible();
  await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
});
