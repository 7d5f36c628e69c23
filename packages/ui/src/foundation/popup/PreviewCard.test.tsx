import { expect, screen, waitFor } from 'storybook/test';
import { vi } from 'vitest';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { followed, text } from './PreviewCard.samples.tsx';
import meta, { Default, Shown } from './PreviewCard.stories.tsx';
import { holdTimers } from '../../testing/time.ts';

const test = behaviour(meta);

const gone = () => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
/** Longer than the delays to show or hide, ms. */
const aWhile = 700;
/** The card, after pointer or focus rested on the link. */
const rested = async (): Promise<HTMLElement> => {
  vi.advanceTimersByTime(aWhile);
  const line = await screen.findByText(text);
  await waitFor(() => expect(line).toBeVisible());
  return line;
};

test(
  'Shows when pointer or focus rest on the link, hides with them or on Escape; touch follows the link',
  { ...Default, beforeEach: holdTimers },
  async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('link', { name: 'Guadalupe Hernández' });
    // First, because Base UI attaches its pointer listener shortly after the first paint.
    await step('keyboard', async () => {
      await userEvent.tab();
      await rested();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(name).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
    });
    await step('mouse', async () => {
      await userEvent.hover(name);
      await rested();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'hover' });
      await userEvent.unhover(name);
      vi.advanceTimersByTime(aWhile);
      await gone();
    });
    await step('the pointer may go into the card', async () => {
      await userEvent.hover(name);
      const line = await rested();
      await userEvent.unhover(name);
      await userEvent.hover(line);
      vi.advanceTimersByTime(aWhile);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'hover' });
      await userEvent.unhover(line);
      vi.advanceTimersByTime(aWhile);
      await gone();
    });
    await step('touch', async () => {
      name.blur();
      await userEvent.pointer([{ keys: '[TouchA]', target: name }]);
      await expect(followed).toHaveBeenCalledTimes(2);
    });
  },
);

test('In forced colours the card keeps its frame', { ...Shown, beforeEach: forceColors }, async () => {
  const card = (await screen.findByText(text)).closest('[data-side]') ?? document.body;
  const { borderTopColor, backgroundColor } = getComputedStyle(card);
  await expect(borderTopColor).not.toBe(backgroundColor);
});
