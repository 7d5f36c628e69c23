import { describe, expect, it } from 'vitest';
import { scaleLinear } from '@visx/scale';
import { categoryBand } from '../axes/bandLayout.ts';
import { barPieces } from '../axes/barBoxes.ts';
import { barFigures } from './barNames.ts';

const layout = {
  box: { x: 0, y: 0, width: 400, height: 200 },
  band: categoryBand(4, [0, 400]),
  scale: scaleLinear<number>({ domain: [0, 100], range: [200, 0] }),
  values: [],
  categories: [],
  nameRoom: 0,
};
const size = { width: 400, height: 240, fontSize: 12 };
const place = (values: readonly number[], before: readonly (number | null)[], thresholds: readonly number[] = []) =>
  barFigures(values, barPieces([{ values }], values.length, 'grouped'), {
    layout,
    size,
    isRows: false,
    short: String,
    marks: barPieces([{ values: before }], values.length, 'grouped')[0] ?? [],
    thresholds,
  }).map(({ y }) => Math.round(y));

describe('barFigures', () => {
  it("DSH-04 writes a figure above the previous period's level when both are a line apart or less", () => {
    expect(place([50, 50, 50, 50], [null, 55, 80, 45])).toEqual([95, 85, 95, 95]);
  });

  it('writes a figure past every line that would cross it, from the nearest on', () => {
    expect(place([50, 50, 50, 50], [null, 55, 80, 45], [60, 53, 20])).toEqual([75, 75, 75, 75]);
    expect(place([50, 50, 50, 50], [null, null, null, null], [70])).toEqual([95, 95, 95, 95]);
  });

  it('DSH-04 writes the figure of a horizontal bar past a level that would cross it', () => {
    const rows = {
      ...layout,
      box: { x: 0, y: 0, width: 200, height: 400 },
      scale: scaleLinear<number>({ domain: [0, 100], range: [0, 200] }),
    };
    const values = [50, 50];
    const figures = barFigures(values, barPieces([{ values }], 2, 'grouped'), {
      layout: rows,
      size,
      isRows: true,
      short: String,
      marks: [
        { from: 0, to: 55 },
        { from: 0, to: 95 },
      ],
    });
    expect(figures.map(({ x }) => Math.round(x))).toEqual([116, 106]);
  });
});
