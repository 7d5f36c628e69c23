import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './Badge.stories.tsx';

const test = behaviour(meta);

test('The status is readable text', Default, async ({ canvas }) => {
  await expect(canvas.getByText('Pendiente')).toBeVisible();
});
