import { expect, fn, screen, waitFor } from 'storybook/test';
import type { MenuItem } from './menuItems.ts';

/** Records the selected item. */
export const chosen = fn<(id: string) => void>();
export const action = (
  id: string,
  label: string,
  more: Partial<Extract<MenuItem, { type: 'action' }>> = {},
): MenuItem => ({
  type: 'action',
  id,
  label,
  onSelect: () => chosen(id),
  ...more,
});

/** The menu, once rendered: its content is loaded on demand. */
export const opened = () => screen.findByRole('menu');

export const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

export const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** Waits until that item is highlighted. */
export const highlighted = (name: string) =>
  waitFor(async () => {
    await expect(document.activeElement).toHaveAttribute('data-highlighted');
    await expect(document.activeElement).toHaveAccessibleName(name);
  });
