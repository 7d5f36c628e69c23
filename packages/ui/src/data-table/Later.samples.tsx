import { fn } from 'storybook/test';
import { menuCode } from '../foundation/popup/menuCode.ts';
import { laterCode } from './laterCode.ts';

export const { chips, menu } = laterCode;
export const fetchChips = fn<typeof chips.load>();
export const fetchMenu = fn<typeof menu.load>();
export const { content } = menuCode;
export const fetchContent = fn<typeof content.load>();
export const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
