import { deferred } from '../../state/deferred.ts';

/**
 * What shows the options of a combobox. Placing thousands of rows takes as much code as the rest of it, and most are never opened. A
 * test may put another one in its place.
 */
export const optionListCode = { list: deferred(() => import('./OptionList.tsx')) };

/** Fetches it before it is asked for: when the box is touched, pointed at or focused. */
export function prepareOptions(): void {
  optionListCode.list.prefetch();
}
