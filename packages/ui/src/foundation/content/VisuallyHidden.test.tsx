import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './VisuallyHidden.stories.tsx';

const test = behaviour(meta);

test('The text takes no visible space', Default, async ({ canvas }) => {
  await expect(canvas.getByText('actividades atrasadas').getBoundingClientRect().width).toBe(1);
});
