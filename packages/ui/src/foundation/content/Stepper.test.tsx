import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Done, WithError } from './Stepper.stories.tsx';

const test = behaviour(meta);

test('A list of the task, with the step that is being done', Default, async ({ canvas }) => {
  const items = within(canvas.getByRole('list', { name: 'Contratar un plan' })).getAllByRole('listitem');
  await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  await expect(items.map((item) => item.querySelector('.words')?.textContent)).toEqual([
    'Plan. Hecho',
    'Titular. Hecho',
    'Pago',
    'Firma',
  ]);
});

test('A step that is done leads back; the others are text', Default, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('plan');
});

test('A step with an error says so, and leads there', WithError, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Titular ?\. Con error/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith('holder');
});

test('Without a way back steps are text', { args: { onChange: undefined } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

test('Once all are done, none is being done', Done, async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
  await expect(canvas.getAllByText(/Hecho/)).toHaveLength(4);
});
