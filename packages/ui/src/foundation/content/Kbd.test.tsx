import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Keys, OnApple } from './Kbd.stories.tsx';

const test = behaviour(meta);

test('The main modifier follows the device; the server renders Ctrl', Default, async ({ args, canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^(Ctrl|⌘Comando)K$/);
  await expect(renderToString(<Kbd {...args} />)).toContain('Ctrl');
});

test('Symbols are announced by their names; words and letters as they are', Keys, async ({ canvas }) => {
  await expect(canvas.getByText('⌫')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('Retroceso')).toBeInTheDocument();
  await expect(canvas.getAllByText('G')).toHaveLength(2);
});

test("Apple users see and hear Apple's symbols", OnApple, async ({ canvas }) => {
  await expect(canvas.getByText('⌘')).toBeVisible();
  await expect(canvas.getByText('Comando')).toBeInTheDocument();
  await expect(canvas.queryByText('Ctrl')).not.toBeInTheDocument();
});

test(
  'Keys have German names in German',
  { args: { keys: ['mod', 'shift', 'K'] }, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Umschalt')).toBeVisible();
  },
);

test('Each key keeps its frame in forced colours', { ...Keys, beforeEach: forceColors }, async ({ canvas }) => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const { borderTopColor, backgroundColor } = getComputedStyle(canvas.getByText('Alt').closest('kbd') ?? document.body);
  await expect(borderTopColor).not.toBe(backgroundColor);
});
