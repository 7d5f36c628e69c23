import { expect, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { fetched, Panel } from './PanelButton.samples.tsx';
import meta, { Counted, Default } from './PanelButton.stories.tsx';

const test = behaviour(meta);

test('Opens its panel and closes it', Default, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Columnas' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect(await screen.findByRole('dialog', { name: 'Columnas' })).toHaveTextContent('Diez columnas a la vista');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('The panel is loaded on hover or focus, and only once', Default, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Columnas' });
  await expect(fetched).not.toHaveBeenCalled();
  await userEvent.hover(button);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await expect(fetched).toHaveBeenCalledTimes(1);
});

test(
  'Where the panel could not be fetched the page goes on, and the next press asks again',
  {
    beforeEach: () => {
      fetched.mockRejectedValue(new TypeError('offline'));
    },
  },
  async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Columnas' });
    await step('offline', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toBeEnabled();
    });
    await step('online again', async () => {
      fetched.mockResolvedValue(Panel);
      await userEvent.click(button);
      await screen.findByRole('dialog', { name: 'Columnas' });
    });
  },
);

test('How many are in use is part of its name', Counted, async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveTextContent('Columnas 3');
});
