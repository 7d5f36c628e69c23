import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Vertical } from './Divider.stories.tsx';

const test = behaviour(meta);

test('A separator as wide as its container, 1 px high', Default, async ({ canvas }) => {
  const line = canvas.getByRole('separator');
  await expect(line.getBoundingClientRect().height).toBe(1);
  await expect(line.getBoundingClientRect().width).toBe(line.parentElement?.getBoundingClientRect().width);
});

test('A vertical one says so and is as high as its row', Vertical, async ({ canvas }) => {
  const line = canvas.getByRole('separator');
  await expect(line).toHaveAttribute('aria-orientation', 'vertical');
  await expect(line.getBoundingClientRect().width).toBe(1);
  await expect(line.getBoundingClientRect().height).toBe(line.parentElement?.getBoundingClientRect().height);
});
