import { deferred } from '../../state/deferred.ts';

/** What shows and searches all rows: fetched when somebody is about to use it. A test may put other code in its place. */
export const wholeRankingCode = { whole: deferred(() => import('./WholeRanking.tsx')) };

/** Fetches it before it is asked for: when the button is pointed at or focused. */
export function prepareWhole(): void {
  wholeRankingCode.whole.prefetch();
}
