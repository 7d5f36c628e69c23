import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './ButtonLink.stories.tsx';

const test = behaviour(meta);

test('A link to another page, followed by mouse and Enter', Default, async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Ver contratos' });
  await expect(link).toHaveAttribute('href', '#contratos');
  await userEvent.click(link);
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});
