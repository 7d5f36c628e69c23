import { expect, type MockInstance, spyOn, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Late } from './Splash.stories.tsx';

const test = behaviour(meta);

const mark = (root: HTMLElement) => root.querySelector('.mark');

test('SHL-34 the mark, with nothing to read or press', Default, async ({ canvas, canvasElement }) => {
  await expect(mark(canvasElement)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

let timers: MockInstance<typeof setTimeout>;

test(
  'SHL-34 after 3 s a sentence and a reload button replace it',
  {
    beforeEach: () => {
      timers = spyOn(window, 'setTimeout');
      return () => timers.mockRestore();
    },
  },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(mark(canvasElement)).toBeVisible();
    const [late] = timers.mock.calls.find(([, delay]) => delay === 3000) ?? [];
    if (typeof late !== 'function') throw new Error('Nothing is done after 3 s.');
    late();
    await waitFor(() => expect(mark(canvasElement)).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Está tardando más de lo normal.');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a cargar' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
);

test("When the document's mark already had its three seconds, none shows", Late, async ({ canvas, canvasElement }) => {
  await expect(mark(canvasElement)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
});

test('In German', { ...Late, globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
});
