import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, UnusualNames } from './Avatar.stories.tsx';

const test = behaviour(meta);

test('Beside a written name screen readers pass over it', Default, async ({ canvas }) => {
  await expect(canvas.getByText('M')).toHaveAttribute('aria-hidden', 'true');
});

test('Standing alone it is an image with a name', { args: { label: 'Mariana Ruiz' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Mariana Ruiz' })).toBeVisible();
});

test(
  'A name gives its first sign, whatever its script: with accents, as an emoji, or as ? where there is none',
  UnusualNames,
  async ({ canvas }) => {
    for (const initial of ['Ó', 'S', 'م', '山', '👩🏽‍💼', '?']) await expect(canvas.getByText(initial)).toBeVisible();
  },
);
