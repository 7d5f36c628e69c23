import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import type { TableLayout } from '../model/layout.ts';
import type { TableQuery } from '../model/query.ts';
import { columnMenu } from './useTableMenus.ts';
import { headerOf } from '../layout/layoutSamples.ts';

/** Its own fetch, while another one stands in its place. */
export const { load: loadMenu } = columnMenu;
export const fetchMenu = fn<typeof loadMenu>();

export const onLayoutChange = fn<(layout: TableLayout) => void>();
export const onQueryChange = fn<(query: TableQuery) => void>();

export const item = (name: string): Promise<HTMLElement> => screen.findByRole('menuitem', { name });

/** Opens the menu of a column from the keyboard. */
export async function openMenu(user: UserEventObject, id: string): Promise<void> {
  headerOf(id).querySelector<HTMLElement>('button')?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.querySelector<HTMLElement>(':focus')));
}

/** Opens the part of that menu that changes the width. */
export async function openWidths(user: UserEventObject, id: string): Promise<void> {
  await openMenu(user, id);
  (await item('Ancho')).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Más ancha' })).toBeVisible());
}
