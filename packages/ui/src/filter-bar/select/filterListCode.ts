import { prepareOptions } from '../../foundation/select/optionListCode.ts';
import { deferred } from '../../state/deferred.ts';

/** What opens at a filter's pill. A dashboard has several filters, and is mostly read without opening one. */
export const filterListCode = deferred(() => import('./FilterList.tsx'));

/** Fetches it, and what shows its options, before it is asked for: when the pill is pointed at or focused. */
export function prepareFilterList(): void {
  filterListCode.prefetch();
  prepareOptions();
}
