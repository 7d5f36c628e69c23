import { CircleAlert } from '../icons/circle-alert.ts';
import { CircleCheck } from '../icons/circle-check.ts';
import { Info } from '../icons/info.ts';
import { TriangleAlert } from '../icons/triangle-alert.ts';

/** The icon of each tone of a message. */
export const toneIcons = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
