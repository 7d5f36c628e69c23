import type { PointGroup } from 'signature_pad';
import type { Stroke } from './geometry.ts';

/**
 * A stroke for the library. Its last point is doubled: the library draws each segment when the next point is known, and
 * would omit the last one.
 */
export const toGroup = ({ points, color, minWidth, maxWidth }: Stroke): PointGroup => ({
  points: (points.length > 1 ? [...points, ...points.slice(-1)] : points).map((point) => ({ ...point })),
  minWidth,
  maxWidth,
  penColor: color,
  dotSize: 0,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
});
