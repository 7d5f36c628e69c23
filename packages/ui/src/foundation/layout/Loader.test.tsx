import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Sizes, WithLabel } from './Loader.stories.tsx';

const test = behaviour(meta);

test(
  'A status in the words of the language of the page',
  { ...Default, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wird geladen …');
  },
);

test('Says what is being waited for', WithLabel, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Buscando contratos…');
});

test('A hidden label is still there for screen readers; marks are 12, 16 and 24 px', Sizes, async ({ canvas }) => {
  const all = canvas.getAllByRole('status');
  await expect(all.map(({ textContent }) => textContent)).toContain('Abriendo');
  await expect(canvas.getByText('Abriendo').getBoundingClientRect().width).toBe(1);
  const widths = all.map(({ firstElementChild: mark }) => mark && getComputedStyle(mark).inlineSize);
  await expect(widths).toEqual(['12px', '16px', '24px']);
});
