import { space } from '../../theme/index.ts';

/** Space between elements, in steps of 4 px. */
export type Gap = 0 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8;

const gaps: readonly Gap[] = [0, 1, 1.5, 2, 3, 4, 5, 6, 8];

/** The gap of an element, by its `data-gap`. */
export const gapStyle = gaps.map((gap) => `&[data-gap='${gap}'] { --gap: ${space(gap)}; gap: var(--gap); }`).join('');
