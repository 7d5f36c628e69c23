import { deferred } from '../../state/deferred.ts';

/**
 * What a menu shows, several times as heavy as its button: most menus of a page are never opened. A test may put another one
 * in its place.
 */
export const menuCode = { content: deferred(() => import('./MenuContent.tsx')) };
