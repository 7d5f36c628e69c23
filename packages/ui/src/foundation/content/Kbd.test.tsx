import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Keys, OnApple } from './Kbd.stories.tsx';

const test = behaviour(meta);

test('The main modifier is that of the device; the server draws Ctrl', Default, async ({ args, canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^(Ctrl|⌘Comando)K$/);
  await expect(renderToString(<Kbd {...args} />)).toContain('Ctrl');
});

test('Signs are read out by their names; words and letters as they are', Keys, async ({ canvas }) => {
  await expect(canvas.getByText('⌫')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('Retroceso')).toBeInTheDocument();
  await expect(canvas.getAllByText('G')).toHaveLength(2);
});

test('Somebody with a Mac sees and hears the signs of a Mac', OnApple, async ({ canvas }) => {
  await expect(canvas.getByText('⌘')).toBeVisible();
  await expect(canvas.getByText('Comando')).toBeInTheDocument();
  await expect(canvas.queryByText('Ctrl')).not.toBeInTheDocument();
});

test(
  'Keys have other names in German',
  { args: { keys: ['mod', 'shift', 'K'] }, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Umschalt')).toBeVisible();
  },
);

test(
  'The frame of each key stays where colours are forced',
  { ...Keys, beforeEach: forceColors },
  async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const { borderTopColor, backgroundColor } = getComputedStyle(
      canvas.getByText('Alt').closest('kbd') ?? document.body,
    );
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
);
