import { expect, screen, waitFor } from 'storybook/test';

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
