import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './EmptyState.stories.tsx';

const test = behaviour(meta);

test('For a whole section its title is a heading', { args: { headingLevel: 2 } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Sin contratos en este periodo');
});
