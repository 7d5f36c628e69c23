import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type InkPoint } from './geometry.ts';
import { insideOnly } from './insideOnly.ts';
import { anyPoints, anySize, through } from './samples.ts';

const pad = { width: 100, height: 50 };
const places = (pieces: readonly (readonly InkPoint[])[]): unknown =>
  pieces.map((piece) => piece.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]));

const way = (path: readonly InkPoint[]): number =>
  path.reduce((sum, point, index) => sum + distance(path[index - 1] ?? point, point), 0);

describe('a pen that leaves the pad', () => {
  it.each([
    [
      'stays on it',
      [
        [10, 10],
        [20, 20],
        [30, 10],
      ],
      [
        [
          [10, 10],
          [20, 20],
          [30, 10],
        ],
      ],
    ],
    ['is only set down', [[10, 10]], [[[10, 10]]]],
    ['is set down beside it', [[110, 10]], []],
    [
      'ends at the edge',
      [
        [80, 25],
        [120, 25],
        [140, 30],
      ],
      [
        [
          [80, 25],
          [100, 25],
        ],
      ],
    ],
    [
      'begins beside it',
      [
        [120, 25],
        [80, 25],
      ],
      [
        [
          [100, 25],
          [80, 25],
        ],
      ],
    ],
    [
      'comes back elsewhere: nothing connects the two',
      [
        [80, 10],
        [120, 10],
        [120, 40],
        [80, 40],
      ],
      [
        [
          [80, 10],
          [100, 10],
        ],
        [
          [100, 40],
          [80, 40],
        ],
      ],
    ],
    [
      'crosses it at once',
      [
        [-50, 25],
        [150, 25],
      ],
      [
        [
          [0, 25],
          [100, 25],
        ],
      ],
    ],
    [
      'passes by',
      [
        [-50, 60],
        [150, 60],
      ],
      [],
    ],
    [
      'touches a corner from outside',
      [
        [90, -10],
        [110, 10],
      ],
      [],
    ],
    [
      'goes along the edge',
      [
        [0, 0],
        [100, 0],
      ],
      [
        [
          [0, 0],
          [100, 0],
        ],
      ],
    ],
    [
      'touches the edge and comes back',
      [
        [80, 25],
        [100, 25],
        [80, 30],
      ],
      [
        [
          [80, 25],
          [100, 25],
          [80, 30],
        ],
      ],
    ],
  ] as const)('%s', (_, path, pieces) => {
    expect(places(insideOnly(through(...path).points, pad))).toEqual(pieces);
  });

  const anyPath = anySize.chain((size) => anyPoints(size, 200).map((points) => ({ size, points })));

  it('leaves no point outside', () => {
    fc.assert(
      fc.property(anyPath, ({ size, points }) => {
        for (const { x, y } of insideOnly(points, size).flat()) {
          expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThan(-1e-6);
        }
      }),
    );
  });

  it('keeps every point on the pad, in order, with its time', () => {
    fc.assert(
      fc.property(anyPath, ({ size, points }) => {
        const inside = points.filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height);
        const saved = new Set<InkPoint>(insideOnly(points, size).flat());
        expect([...saved].filter((point) => inside.includes(point))).toEqual(inside);
      }),
    );
  });

  it('draws no line that the pen did not draw', () => {
    fc.assert(
      fc.property(anyPath, ({ size, points }) => {
        const drawn = insideOnly(points, size).reduce((sum, piece) => sum + way(piece), 0);
        expect(drawn).toBeLessThanOrEqual(way(points) + 1e-6);
      }),
    );
  });
});
