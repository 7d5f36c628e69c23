import { boundsOf, distance, type Box, type Size, type Stroke } from '../ink/geometry.ts';
import { LARGEST_IMAGE } from '../ink/pen.ts';

/** Largest scale of an image. */
const MOST_SCALE = 3;

/** Scale of a drawing of this size that keeps the image within its limits. */
export const imageScale = ({ width, height }: Size, most: number = MOST_SCALE): number =>
  Math.min(most, LARGEST_IMAGE.width / width, LARGEST_IMAGE.height / height);

/**
 * A rectangle that contains all ink; null without any. Curves swing out between points by at most half their distance,
 * plus the pen's width.
 */
export function imageFrame(strokes: readonly Stroke[]): Box | null {
  const bounds = boundsOf(strokes.flatMap(({ points }) => points));
  if (bounds === null) return null;
  let margin = 1;
  for (const { points, maxWidth } of strokes) {
    for (const [index, point] of points.entries()) {
      margin = Math.max(margin, 1 + maxWidth + distance(points[index - 1] ?? point, point) / 2);
    }
  }
  return {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  };
}
