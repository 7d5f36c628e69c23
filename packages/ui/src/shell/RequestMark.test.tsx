import { expect, fn, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Active } from './RequestMark.stories.tsx';

const test = behaviour(meta);

const line = (root: HTMLElement) => root.querySelector('[data-active]');

test('SHL-32 a request is in flight, and nothing is blocked', Active, async ({ canvas, canvasElement, userEvent }) => {
  await waitFor(() => expect(line(canvasElement)).toHaveStyle({ opacity: '1' }));
  await expect(line(canvasElement)).toHaveAttribute('aria-hidden', 'true');
  const button = canvas.getByRole('button');
  const press = fn();
  button.addEventListener('click', press);
  await userEvent.click(button);
  await expect(press).toHaveBeenCalled();
});

test('SHL-33 no request is in flight', { args: { busy: false } }, async ({ canvasElement }) => {
  await waitFor(() => expect(line(canvasElement)).toHaveStyle({ opacity: '0' }));
});
