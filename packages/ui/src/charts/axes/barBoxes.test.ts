import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleLinear } from '@visx/scale';
import { categoryBand } from './bandLayout.ts';
import { valueAxis } from '../scale/valueAxis.ts';
import { barDomain, barPieces, barPlaces, barsPath, levelsPath } from './barBoxes.ts';

/** Three categories of 100 px, values from 0 at 200 px to 100 at 0 px. */
const layout = {
  band: categoryBand(3, [0, 300]),
  scale: scaleLinear<number>({ domain: [0, 100], range: [200, 0] }),
  nameRoom: 0,
};
const series = [{ values: [10, null, 50] }, { values: [20, 40, 0] }];

describe('barPlaces', () => {
  it('DSH-04 stacks the series of a category', () => {
    const { boxOf, thickness } = barPlaces(barPieces(series, 3, 'stacked'), layout, {
      layout: 'stacked',
      isRows: false,
    });
    expect(thickness).toBeCloseTo(72);
    expect(boxOf(0, 0)).toMatchObject({ x: 14, y: 180, height: 20 });
    expect(boxOf(1, 0)).toMatchObject({ x: 14, y: 140, height: 40 });
    expect(boxOf(0, 1)).toBeNull();
    expect(boxOf(1, 1)).toMatchObject({ y: 120, height: 80 });
    expect(boxOf(9, 9)).toBeNull();
  });

  it('DSH-04 sets grouped bars beside one another', () => {
    const { boxOf, thickness } = barPlaces(barPieces(series, 3, 'grouped'), layout, {
      layout: 'grouped',
      isRows: false,
    });
    expect(thickness).toBe(40);
    expect(boxOf(0, 0)).toMatchObject({ x: 10, y: 180, width: 40, height: 20 });
    expect(boxOf(1, 0)).toMatchObject({ x: 50, y: 160, width: 40, height: 40 });
  });

  it('DSH-07 lets bars lie, from 0 towards the end', () => {
    const rows = { ...layout, scale: scaleLinear<number>({ domain: [0, 100], range: [80, 280] }) };
    const { boxOf } = barPlaces(barPieces(series, 3, 'grouped'), rows, { layout: 'grouped', isRows: true });
    expect(boxOf(1, 1)).toMatchObject({ x: 80, y: 150, width: 80, height: 40 });
  });

  it('STM-12 limits the thickness of a bar, and centres it', () => {
    const only = barPieces([{ values: [50] }], 1, 'stacked');
    const band = categoryBand(1, [0, 300]);
    const row = { ...layout, band, scale: scaleLinear<number>({ domain: [0, 100], range: [80, 280] }) };
    const lying = barPlaces(only, row, { layout: 'stacked', isRows: true });
    expect(lying.boxOf(0, 0)).toMatchObject({ x: 80, y: 126, width: 100, height: 48 });
    const standing = barPlaces(only, { ...layout, band }, { layout: 'stacked', isRows: false });
    expect(standing.boxOf(0, 0)).toMatchObject({ x: 102, y: 100, width: 96, height: 100 });
  });

  it('DSH-04 draws values other than 0 at least a px high', () => {
    const tiny = barPlaces(barPieces([{ values: [0.001, 0, -0.001] }], 3, 'grouped'), layout, {
      layout: 'grouped',
      isRows: false,
    });
    expect(tiny.boxOf(0, 0)?.height).toBe(1);
    expect(tiny.boxOf(0, 1)?.height).toBe(0);
    expect(barsPath(tiny, 0, 3).match(/M/g)).toHaveLength(2);
  });

  it('DSH-04 draws figures of every kind as valid paths', () => {
    const value = fc.oneof(fc.double(), fc.constant(null));
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 4 }),
        fc.constantFrom('stacked' as const, 'grouped' as const),
        (rows, kind) => {
          const pieces = barPieces(
            rows.map((values) => ({ values })),
            4,
            kind,
          );
          const { low, high } = barDomain(pieces);
          const places = barPlaces(
            pieces,
            { ...layout, scale: valueAxis({ low, high }, { range: [200, 0], steps: 5 }).scale },
            { layout: kind, isRows: false },
          );
          const paths = rows.map((_, line) => barsPath(places, line, 4)).join('');
          expect(paths).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
        },
      ),
    );
  });
});

describe('levelsPath', () => {
  it('DSH-04 marks where each bar ended in the previous period', () => {
    const pieces = barPieces([{ values: [50, null, 100] }], 3, 'grouped');
    const places = barPlaces(pieces, layout, { layout: 'grouped', isRows: false });
    const options = { pieces, columns: 3, scale: layout.scale };
    expect(levelsPath(places, { ...options, isRows: false })).toBe('M12,100h76M212,0h76');
    expect(levelsPath(places, { ...options, isRows: true })).toMatch(/^M100,.*v.*M0,/);
  });
});
