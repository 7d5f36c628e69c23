import { expect } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Empty, Flat, Gaps, InText } from './Sparkline.stories.tsx';

const test = behaviour(meta);

const nameOf = (image: HTMLElement) => image.getAttribute('aria-label')?.replaceAll('\u00A0', ' ');
const pathOf = (image: HTMLElement) => image.querySelector('path')?.getAttribute('d') ?? '';
const numbersIn = (path: string) => path.match(/[\d.]+/g)?.map(Number) ?? [];

test('Its name says where it began and ended, and how low and high it was', Gaps, async ({ canvas }) => {
  const image = canvas.getByRole('img');
  await expect(nameOf(image)).toBe('Ventas por día: de 4 a 6, mínimo 3, máximo 9');
  await expect(pathOf(image).match(/M/g)).toHaveLength(3);
});

test('It fills its place from the first to the last value, and ends in a dot', Default, async ({ canvas }) => {
  const image = canvas.getByRole('img');
  await expect(nameOf(image)).toMatch(/^Ventas por día: de \$[\d,]+\.00 a \$/);
  const box = image.getBoundingClientRect();
  await expect([box.width, box.height]).toEqual([96, 24]);
  const line = numbersIn(pathOf(image));
  const heights = line.filter((_, index) => index % 2 === 1);
  await expect([line[0], line.at(-2), Math.min(...heights), Math.max(...heights)]).toEqual([2.5, 93.5, 2.5, 21.5]);
  await expect(image.querySelector('circle')?.getAttribute('cx')).toBe('93.5');
});

test('The same value throughout is a line in the middle', Flat, async ({ canvas }) => {
  await expect(pathOf(canvas.getByRole('img'))).toMatch(/^M2.5,12L.*,12$/);
});

test('Without a value nothing is drawn, in the same place', Empty, async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'Ventas por día: sin datos' });
  await expect([image.childElementCount, image.getBoundingClientRect().width]).toEqual([0, 96]);
});

test(
  'One value, and values that cannot be drawn',
  { args: { values: [NaN, Infinity, 1e308, 7, -Infinity], unit: 'count' } },
  async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Ventas por día: de 7 a 7, mínimo 7, máximo 7' });
    await expect(image.innerHTML).not.toMatch(/NaN|Infinity/);
    await expect(image.querySelector('circle')?.getAttribute('cy')).toBe('12');
  },
);

test(
  'The host writes its values in a unit of its own',
  { args: { values: [1, 2], formatValue: (value: number) => `${value} kg` } },
  async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Ventas por día: de 1 kg a 2 kg, mínimo 1 kg, máximo 2 kg' }),
    ).toBeVisible();
  },
);

test(
  'In forced colours it keeps a colour of the system',
  { ...InText, beforeEach: forceColors },
  async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('path');
    await expect(line && getComputedStyle(line).stroke).not.toBe('none');
  },
);
