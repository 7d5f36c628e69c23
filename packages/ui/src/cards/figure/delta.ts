import { changeOf } from '@sereno/domain/figure';
import { type FigureUnit } from '../../locale/figureText.ts';

/** What is good for a figure: more of it, less of it, or neither. */
export type Better = 'more' | 'less' | 'neither';

/** A figure's change against the previous period, ready to format. */
export type Delta =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'change';
      readonly direction: 'up' | 'down';
      /** Size of the change, positive. */
      readonly size: number;
      /** Unit of the size: percent, percentage points of a percentage, or the figure's own unit. */
      readonly in: 'percent' | 'points' | 'own';
      readonly judgement: 'better' | 'worse' | null;
    };

/** Percentages from here on are shown without decimals. */
const WHOLE_FROM = 10;
/** Smaller percentages would be shown as 0. */
const LEAST_PERCENT = 0.05;

/**
 * The displayed change. In percent where possible: not when the previous figure is 0, nor when too small to show; then
 * in the figure's own unit. A percentage changes by points: from 10 % to 12 % is 2 points, not 20 %.
 */
export function deltaOf(value: number | null, previous: number | null, unit: FigureUnit, better: Better): Delta {
  const { amount, percent, direction } = changeOf(value ?? Number.NaN, previous ?? Number.NaN);
  if (Number.isNaN(amount)) return { kind: 'unknown' };
  if (direction === 'same') return { kind: 'same' };
  const judgement = judge(direction, better);
  if (unit === 'percent') return { kind: 'change', direction, size: Math.abs(amount), in: 'points', judgement };
  const share = Math.abs(percent ?? 0);
  if (share < LEAST_PERCENT) return { kind: 'change', direction, size: Math.abs(amount), in: 'own', judgement };
  return { kind: 'change', direction, size: share, in: 'percent', judgement };
}

function judge(direction: 'up' | 'down', better: Better): 'better' | 'worse' | null {
  if (better === 'neither') return null;
  return (direction === 'up') === (better === 'more') ? 'better' : 'worse';
}

/** Whether a percentage is shown without decimals. */
export const isWholePercent = (size: number): boolean => size >= WHOLE_FROM;
