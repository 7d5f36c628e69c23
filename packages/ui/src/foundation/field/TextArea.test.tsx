import { expect } from 'storybook/test';
import { long300 } from '../samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, TooLong } from './TextArea.stories.tsx';

const test = behaviour(meta);

test('Enter starts a new line', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Comentarios'));
  await userEvent.keyboard('uno{Enter}dos');
  await expect(canvas.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('uno\ndos');
  await expect(args.onChange).toHaveBeenLastCalledWith('uno\ndos');
});

test('Longer than allowed: nothing is cut; the count and the error show it', TooLong, async ({ canvas }) => {
  const area = canvas.getByRole('textbox');
  await expect(area).toHaveValue(long300);
  await expect(area).toBeInvalid();
  await expect(area).toHaveAccessibleDescription('Los lee tu gerente Usa 250 caracteres o menos');
});
