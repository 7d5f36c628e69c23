import type { PointGroup } from 'signature_pad';
import type { Stroke } from './geometry.ts';
import { INK } from './pen.ts';

/**
 * A stroke as the library draws it. Its last point comes twice: the library draws each part of a line when the point after it is
 * known, and would leave the last part out.
 */
export const toGroup = ({ points, minWidth, maxWidth }: Stroke): PointGroup => ({
  points: (points.length > 1 ? [...points, ...points.slice(-1)] : points).map((point) => ({ ...point })),
  minWidth,
  maxWidth,
  penColor: INK,
  dotSize: 0,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
});
