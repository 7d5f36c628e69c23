import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridLayout } from './gridLayout.ts';

const names = (count: number) => Array.from({ length: count }, (_, place) => `Nombre ${place}`);

describe('the layout of a grid', () => {
  it('fills its place, and is larger where values would not fit', () => {
    const size = { width: 600, height: 240, fontSize: 12 };
    expect(gridLayout(names(5), ['a', 'b', 'c'], ['1'], size).width).toBeLessThanOrEqual(600);
    const many = gridLayout(names(40), names(30), ['$1.2 M'], size);
    expect(many.width).toBeGreaterThan(1200);
    expect(many.height).toBeGreaterThan(900);
  });

  it('leaves more than half of a phone to the cells, whatever the names', () => {
    const { start } = gridLayout(['a'.repeat(500)], ['x'], ['1'], { width: 288, height: 240, fontSize: 12 });
    expect(start).toBeLessThan(288 / 2);
  });

  it('finds each cell under its own box and nothing beside, whatever its size', () => {
    const count = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(
        count,
        count,
        fc.integer({ min: 200, max: 2000 }),
        fc.nat(),
        fc.nat(),
        (rows, columns, width, r, c) => {
          const layout = gridLayout(names(rows), names(columns), ['12'], { width, height: 240, fontSize: 12 });
          const [row, column] = [r % rows, c % columns];
          const box = layout.box(row, column);
          expect(layout.find(box.x + box.width / 2, box.y + box.height / 2)).toEqual({ row, column });
          expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 1);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 1);
          expect(layout.find(layout.start - 1, box.y)).toBeNull();
          expect(layout.find(box.x, layout.top - 1)).toBeNull();
          expect(layout.find(layout.width + layout.columnStep, box.y)).toBeNull();
        },
      ),
    );
  });
});
