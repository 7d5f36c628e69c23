import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, UnusualNames } from './Avatar.stories.tsx';

const test = behaviour(meta);

test('Beside a written name screen readers skip it', Default, async ({ canvas }) => {
  await expect(canvas.getByText('M')).toHaveAttribute('aria-hidden', 'true');
});

test('On its own it is an image with a name', { args: { label: 'Mariana Ruiz' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Mariana Ruiz' })).toBeVisible();
});

test(
  'Shows the first character of a name in any script, with accents or emoji, or ? when empty',
  UnusualNames,
  async ({ canvas }) => {
    for (const initial of ['Ó', 'S', 'م', '山', '👩🏽‍💼', '?']) await expect(canvas.getByText(initial)).toBeVisible();
  },
);
