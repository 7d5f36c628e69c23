import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Cards, Default, OneOfThree } from './Grid.stories.tsx';

const test = behaviour(meta);

/** How many columns the children of the grid stand in. */
const columnsOf = (grid: Element | null | undefined): number =>
  new Set(Array.from(grid?.children ?? [], (child) => child.getBoundingClientRect().left)).size;

for (const [width, columns] of [
  [1200, 4],
  [600, 3],
  [400, 2],
  [200, 1],
] as const) {
  test(
    `In ${width} px there are ${columns} columns of at least 12 em, and no more than four`,
    { ...Cards, args: { ...Cards.args, style: { inlineSize: `${width}px` } } },
    async ({ canvas }) => {
      const grid = canvas.getByRole('region', { name: 'Norte' }).parentElement;
      await expect(columnsOf(grid)).toBe(columns);
      await expect(grid?.scrollWidth).toBe(width);
    },
  );
}

test('Two columns of fields, and a wide one alone in its row', Default, async ({ canvas }) => {
  const box = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
  await expect(box('Apellido').top).toBe(box('Nombre').top);
  await expect(box('Domicilio').left).toBe(box('Nombre').left);
  await expect(box('Domicilio').right).toBe(box('Apellido').right);
});

test('A single one is not wider than it is among others', OneOfThree, async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Norte' });
  const row = card.parentElement?.getBoundingClientRect().width ?? 0;
  await expect(card.getBoundingClientRect().width).toBeCloseTo((row - 2 * 16) / 3, 1);
});
