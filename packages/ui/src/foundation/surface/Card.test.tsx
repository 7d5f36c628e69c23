import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, WithoutTitle, SideBySide } from './Card.stories.tsx';

const test = behaviour(meta);

test('With a title it is a named section with a heading of the second level', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Asesores con más ventas' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Asesores con más ventas');
});

test('Without a title it is no section', WithoutTitle, async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});

test('Side by side, headings and contents are on one line, with actions or without', SideBySide, async ({ canvas }) => {
  const tops = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(1);
  const contents = ['$2,184,390.50', '128'].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(text).lastChild ?? document.body);
    return range.getBoundingClientRect().top;
  });
  await expect(new Set(contents).size).toBe(1);
});

test(
  'The host chooses the level of the heading, so that the outline of its page has no gap',
  { args: { headingLevel: 3 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
);
