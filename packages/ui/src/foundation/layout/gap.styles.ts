import { space } from '../../theme/index.ts';

/** The gaps between what stands in a layout, in steps of the theme's space: 4 is 16 px. */
const gaps = [0, 1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/** Space between elements, in steps of 4 px. */
export type Gap = (typeof gaps)[number];

/** The gap of an element, by its `data-gap`. */
export const gapStyle = gaps.map((gap) => `&[data-gap='${gap}'] { --gap: ${space(gap)}; gap: var(--gap); }`).join('');
