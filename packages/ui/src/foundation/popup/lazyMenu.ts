'use client';
import { lazyPart } from '../../lazy/lazyPart.ts';

/**
 * What a menu shows is several times as heavy as its button, and most menus are never opened. It stands apart from the button for a table,
 * whose rows have buttons of their own.
 */
export const menuContent = lazyPart(() => import('./MenuContent.tsx').then((module) => module.MenuContent));
