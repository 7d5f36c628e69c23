import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, NotCounted } from './TableHeading.stories.tsx';

const test = behaviour(meta);

test('The title is a heading, the count is none of it', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Contratos' })).toBeVisible();
  await expect(canvas.getByText('237 filas')).toBeVisible();
});

test('A heading of the level that the page needs', { args: { level: 4 } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 4, name: 'Contratos' })).toBeVisible();
});

test(
  'Kept for assistive technology, where the page says the title',
  { args: { isHidden: true } },
  async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Contratos' });
    await expect(heading.clientWidth).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('region', { name: 'Contratos' })).toBeVisible();
  },
);

test('Shows no number while the number of rows is unknown', NotCounted, async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Contratos' })).toHaveTextContent(/^Contratos$/);
});
