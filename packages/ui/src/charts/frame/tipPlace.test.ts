import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipPlace } from './tipPlace.ts';

const size = { width: 300, height: 200 };
const tip = { width: 100, height: 60 };

describe('tipPlace', () => {
  it.each([
    ['behind the box', { x: 50, y: 80, width: 20, height: 40 }, { x: 78, y: 70 }],
    ['before it', { x: 250, y: 80, width: 20, height: 40 }, { x: 142, y: 70 }],
    ['under a wide one', { x: 0, y: 20, width: 300, height: 20 }, { x: 100, y: 48 }],
    ['over a wide one at the bottom', { x: 0, y: 170, width: 300, height: 20 }, { x: 100, y: 102 }],
    ['at the top', { x: 50, y: 0, width: 20, height: 4 }, { x: 78, y: 0 }],
  ])('DSH-04 is %s', (_, box, place) => {
    expect(tipPlace(box, tip, size)).toEqual(place);
  });

  it('DSH-04 never leaves the plot sideways, nor over its top', () => {
    const px = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(px, px, px, px, fc.integer({ min: 1, max: 280 }), px, (x, y, width, height, wide, high) => {
        const place = tipPlace({ x, y, width, height }, { width: wide, height: high }, size);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + wide).toBeLessThanOrEqual(size.width);
        expect(place.y).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
