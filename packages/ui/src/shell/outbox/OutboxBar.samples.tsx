import { expect, screen, waitFor } from 'storybook/test';

/** The sheet, once opened and focused. */
export async function openSheet(press: (element: Element) => Promise<void>): Promise<HTMLElement> {
  await press(screen.getByRole('button', { name: 'Ver' }));
  const sheet = await screen.findByRole('dialog', { name: 'Por enviar' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return sheet;
}
