import { expect, screen, waitFor } from 'storybook/test';
import type { UserEvent } from 'vitest/browser';

/**
 * Presses and keys that the browser itself makes: a popover is closed beside it, and the focus moves by Tab past a grid, by those
 * alone, not by the ones of `storybook/test`. They are there while stories are tested, so such a story has `realInputOnly`.
 */
export async function realInput(): Promise<UserEvent> {
  const { userEvent } = await import('vitest/browser');
  return userEvent;
}

/** For a story that nobody but the test can play. */
export const realInputOnly = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The popup of the field, once it stands still and has the focus. */
export async function openPopup(label: string): Promise<HTMLElement> {
  const popup = await screen.findByRole('dialog', { name: label });
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(popup.getAnimations()).toHaveLength(0));
  return popup;
}

/** The field's popup is gone. */
export async function noPopup(label: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: label })).not.toBeInTheDocument());
}
