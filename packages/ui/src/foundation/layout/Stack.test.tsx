import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Between, Default, InARow } from './Stack.stories.tsx';

const test = behaviour(meta);

const boxes = (root: ParentNode | null | undefined): DOMRect[] =>
  Array.from(root?.children ?? [], (child) => child.getBoundingClientRect());

test('In a column they stand below each other, 16 px apart and as wide as the room', Default, async ({ canvas }) => {
  const stack = canvas.getByRole('textbox', { name: 'Nombre' }).closest('[data-direction]');
  const [first, second] = boxes(stack);
  await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  await expect(second?.width).toBe(stack?.getBoundingClientRect().width);
});

test('A gap is a step of the theme', { ...Default, args: { ...Default.args, gap: 1.5 } }, async ({ canvas }) => {
  const [first, second] = boxes(canvas.getByRole('textbox', { name: 'Nombre' }).closest('[data-direction]'));
  await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(6);
});

test(
  'In a row they stand side by side and wrap where there is no room',
  { ...InARow, args: { ...InARow.args, style: { inlineSize: '240px' } } },
  async ({ canvas }) => {
    const all = boxes(canvas.getByRole('button', { name: 'Llamar' }).parentElement);
    await expect(all[1]?.top).toBe(all[0]?.top);
    await expect((all[1]?.left ?? 0) - (all[0]?.right ?? 0)).toBeCloseTo(12);
    await expect(all.at(-1)?.top).toBeGreaterThan(all[0]?.bottom ?? Infinity);
  },
);

test('The room that is left stands between the first and the last', Between, async ({ canvas }) => {
  const row = canvas.getByRole('heading').parentElement;
  const [, last] = boxes(row);
  await expect(last?.right).toBe(row?.getBoundingClientRect().right);
});
