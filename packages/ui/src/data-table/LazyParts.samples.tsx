import { fn } from 'storybook/test';
import { menuContent } from '../foundation/popup/lazyMenu.ts';
import { filterChips } from './DataTable.tsx';
import { tableMenu } from './menu/useTableMenus.ts';

/** The fetches of their own, by which the parts can be had while others stand in their place. */
export const { load: loadChips } = filterChips;
export const { load: loadMenu } = tableMenu;
export const { load: loadContent } = menuContent;
export const fetchChips = fn<typeof loadChips>();
export const fetchMenu = fn<typeof loadMenu>();
export const fetchContent = fn<typeof loadContent>();
export const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
