import { expect, screen, waitFor } from 'storybook/test';

/** The popup of the field, once opened and focused. */
export async function openPopup(label: string): Promise<HTMLElement> {
  const popup = await screen.findByRole('dialog', { name: label });
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(popup.getAnimations()).toHaveLength(0));
  return popup;
}

/** Waits until the field's popup is closed. */
export async function noPopup(label: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: label })).not.toBeInTheDocument());
}
