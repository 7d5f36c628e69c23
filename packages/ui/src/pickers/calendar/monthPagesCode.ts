import { deferred } from '../../state/deferred.ts';

/** The pages of months and years: needed by few, and then a press away. A test may put another one in its place. */
export const monthPagesCode = { pages: deferred(() => import('./MonthPages.tsx')) };
