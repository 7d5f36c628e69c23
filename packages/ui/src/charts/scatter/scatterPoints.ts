import { drawable } from '@sereno/domain/figure';
import { logLevel, type ScaleKind } from '../scale/logLevel.ts';
import type { SeriesColor } from '../../theme/index.ts';

/** A thing that two figures were measured of: an adviser, a contract. */
export type ScatterPoint = {
  /** Passed to `onSelect`. Default: the name. */
  readonly id?: string | undefined;
  readonly name: string;
  /** A point without one of both is not drawn; the table has it. */
  readonly x: number | null;
  readonly y: number | null;
};

/** Points of one colour. */
export type ScatterSeries = {
  /** Passed to `onSelect`, and selects a known colour. */
  readonly id: string;
  readonly name: string;
  readonly points: readonly ScatterPoint[];
  /** Default: the fixed colour of the id, or the next free one. */
  readonly color?: SeriesColor | undefined;
};

/** A point with both figures. */
export type DrawnPoint = {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Where y lies on its axis: itself, or its exponent of ten. */
  readonly level: number;
  /** Index of its series. */
  readonly line: number;
};

/** The points of all series that can be drawn, by x, and of the same x by y: in the order in which keys walk. */
export function drawnPoints(series: readonly Pick<ScatterSeries, 'points'>[], kind: ScaleKind): readonly DrawnPoint[] {
  return series
    .flatMap(({ points }, line) =>
      points.flatMap(({ id, name, x, y }): readonly DrawnPoint[] => {
        const [known, other, level] = [drawable(x), drawable(y), kind === 'log' ? logLevel(y) : drawable(y)];
        if (known === null || other === null || level === null) return [];
        return [{ id: id ?? name, name, x: known, y: other, level, line }];
      }),
    )
    .toSorted((one, other) => one.x - other.x || one.y - other.y);
}
