import * as fc from 'fast-check';
import type { InkPoint, Size, Stroke } from './geometry.ts';
import { PEN } from './pen.ts';

/** A stroke through these points, a few ms apart. */
export const through = (...places: readonly (readonly [x: number, y: number])[]): Stroke => ({
  ...PEN,
  points: places.map(([x, y], index) => ({ x, y, time: 1 + index * 8, pressure: 0.5 })),
});

export const anySize: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 60, max: 900 }),
  height: fc.integer({ min: 60, max: 500 }),
});

/** A coordinate to a quarter px, the precision of screens. */
const quarter = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: from * 4, max: to * 4 }).map((quarters) => quarters / 4);

/** Points in a rectangle that may exceed the pad, like a pen that leaves it. */
export const anyPoints = ({ width, height }: Size, beyond = 0): fc.Arbitrary<InkPoint[]> =>
  fc
    .array(
      fc.record({
        x: quarter(-beyond, width + beyond),
        y: quarter(-beyond, height + beyond),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((places) => places.map((place, index) => ({ ...place, time: 1 + index * 8, pressure: 0.5 })));
