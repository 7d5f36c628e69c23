import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, WithoutTitle, SideBySide } from './Card.stories.tsx';

const test = behaviour(meta);

test('With a title it is a named section with a second-level heading', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Asesores con más ventas' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Asesores con más ventas');
});

test('Without a title it is not a section', WithoutTitle, async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});

test('Side by side, headings and contents align, with or without actions', SideBySide, async ({ canvas }) => {
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
  "The host chooses the heading level, so that its page's outline has no gap",
  { args: { headingLevel: 3 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
);
