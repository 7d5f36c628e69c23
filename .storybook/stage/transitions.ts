import { waitFor } from 'storybook/test';

/** What is closed keeps the style in which it will begin. */
const midway = '[data-starting-style]:not([data-closed]), [data-ending-style]';

/**
 * Waits until nothing stands at the first or last frame of a transition: a dialog there is still, or already, invisible, and what judges
 * the story would take the page for one without a dialog. On a busy machine that frame comes late.
 */
export async function transitionsBegun(): Promise<void> {
  await waitFor(() => {
    const shown = document.querySelector(midway);
    if (shown !== null)
      throw new Error(`This is still at the edge of its transition: ${shown.outerHTML.slice(0, 300)}`);
  });
}
