import type { PlotModel, PlotPoint } from './chartTypes.ts';

type Shape = Pick<PlotModel, 'columns' | 'lines' | 'isUpright' | 'isGrid' | 'has'>;

/** The point, while the plot still has it: newer figures may have fewer categories. */
export function shownPoint({ columns, lines, has }: Shape, point: PlotPoint | null): PlotPoint | null {
  if (point === null || point.column >= columns || (point.line ?? 0) >= Math.max(lines, 1)) return null;
  return has === undefined || has(point) ? point : null;
}

const ALONG = { ArrowLeft: -1, ArrowRight: 1 } as const;
const ACROSS = { ArrowUp: -1, ArrowDown: 1 } as const;

/** Steps of a key along the categories and across the series; null for other keys. */
function stepOf(key: string, isUpright: boolean, isRightToLeft: boolean) {
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight' ? ALONG[key] * (isRightToLeft ? -1 : 1) : 0;
  const upright = key === 'ArrowUp' || key === 'ArrowDown' ? ACROSS[key] : 0;
  if (sideways === 0 && upright === 0) return null;
  return isUpright ? { along: upright, across: sideways } : { along: sideways, across: upright };
}

/** The next existing point in that direction; null past the edge. */
function seek({ columns, lines, isGrid = false, has }: Shape, from: PlotPoint, along: number, across: number) {
  const firstLine = isGrid ? 0 : -1;
  let column = from.column + along;
  let line = (from.line ?? -1) + across;
  while (column >= 0 && column < columns && line >= firstLine && line < Math.max(lines, 1)) {
    const point: PlotPoint = { column, line: line < 0 ? null : line };
    if (has === undefined || has(point)) return point;
    column += along;
    line += across;
  }
  return null;
}

/** The first column with a point from that end, keeping the line where possible. */
function edge(shape: Shape, line: number | null, isLast: boolean): PlotPoint | null {
  const along = isLast ? -1 : 1;
  const start = isLast ? shape.columns : -1;
  const saved = seek(shape, { column: start, line }, along, 0);
  if (saved !== null || shape.isGrid !== true) return saved;
  for (let other = 0; other < shape.lines; other += 1) {
    const found = seek(shape, { column: start, line: other }, along, 0);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Target of a key: arrows to the neighbour, Home and End to the first and last category. The first arrow goes to the
 * first category. Undefined for other keys; the same point at an edge.
 * @param isRightToLeft Categories begin at the right.
 */
export function pointAfterKey(
  shape: Shape,
  point: PlotPoint | null,
  key: string,
  isRightToLeft = false,
): PlotPoint | null | undefined {
  const ownLine = point?.line ?? (shape.isGrid === true ? 0 : null);
  if (key === 'Home') return edge(shape, ownLine, false) ?? point;
  if (key === 'End') return edge(shape, ownLine, true) ?? point;
  const step = stepOf(key, shape.isUpright === true, isRightToLeft);
  if (step === null) return undefined;
  if (point === null) return edge(shape, ownLine, false);
  if (step.across !== 0 && shape.lines < 2) return point;
  return seek(shape, point, step.along, step.across) ?? point;
}
