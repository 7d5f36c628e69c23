import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingLabels, shortened, spreadPlaces, textWidth } from './labels.ts';

describe('textWidth', () => {
  it('DSH-04 grows with the letters and their size, and gives an East Asian sign its whole place', () => {
    expect(textWidth('', 12)).toBe(0);
    expect(textWidth('$120 k', 12)).toBeGreaterThan(textWidth('$12 k', 12));
    expect(textWidth('1月', 20)).toBeCloseTo(2 * textWidth('1月', 10));
    expect(textWidth('月', 12)).toBeGreaterThanOrEqual(12);
    expect(textWidth('🎉', 12)).toBeCloseTo(textWidth('月', 12));
    expect(textWidth('W', 12)).toBeGreaterThan(textWidth('i', 12));
  });
});

describe('shortened', () => {
  it('DSH-07 keeps what fits, and ends in an ellipsis where something is gone', () => {
    expect(shortened('Expo', 100, 12)).toBe('Expo');
    expect(shortened('Llamada entrante', 64, 12)).toBe('Llamad…');
    expect(shortened('Llamada', 0, 12)).toBe('L…');
  });

  it('DSH-07 never exceeds the width where there is room for two signs', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 30, max: 300 }), (text, width) => {
        expect(textWidth(shortened(text, width, 12), 12)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('fittingLabels', () => {
  it('DSH-08 shows every label, or every second, third … of them', () => {
    const row = { step: 20, firstMiddle: 20, start: 0, end: 120, gap: 4 };
    expect(fittingLabels({ ...row, widths: [16, 16, 16, 16] })).toEqual([0, 1, 2, 3]);
    expect(fittingLabels({ ...row, widths: [30, 30, 30, 30] })).toEqual([0, 2]);
    // They would not touch, but the gap would be gone.
    expect(fittingLabels({ ...row, widths: [18, 18, 18, 18] })).toEqual([0, 2]);
    expect(fittingLabels({ ...row, widths: [50, 10, 10, 10] })).toEqual([3]);
    expect(fittingLabels({ ...row, widths: [] })).toEqual([]);
  });

  it('DSH-08 never lets two labels touch, nor one leave the row', () => {
    const widths = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 400 });
    fc.assert(
      fc.property(
        widths,
        fc.double({ min: 0.05, max: 120, noNaN: true }),
        fc.integer({ min: 0, max: 16 }),
        (all, step, gap) => {
          const end = 40 + all.length * step;
          const shown = fittingLabels({ widths: all, step, firstMiddle: 40 + step / 2, start: 0, end, gap });
          const boxes = shown.map((index) => {
            const middle = 40 + step / 2 + index * step;
            return { from: middle - (all[index] ?? 0) / 2, to: middle + (all[index] ?? 0) / 2 };
          });
          expect(boxes.every(({ from, to }) => from >= 0 && to <= end)).toBe(true);
          expect(
            boxes.every(({ from }, index) => index === 0 || from - (boxes[index - 1]?.to ?? 0) >= gap - 1e-6),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('spreadPlaces', () => {
  it('DSH-04 moves names apart, and leaves those that have room', () => {
    expect(spreadPlaces([50, 10, 52], { distance: 15, low: 0, high: 100 })).toEqual([50, 10, 65]);
    expect(spreadPlaces([98, 99], { distance: 15, low: 0, high: 100 })).toEqual([85, 100]);
    expect(spreadPlaces([], { distance: 15, low: 0, high: 100 })).toEqual([]);
  });

  it('DSH-04 keeps the distance and the order, within the edges where there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { maxLength: 8 }), (places) => {
        const spread = spreadPlaces(places, { distance: 16, low: 0, high: 200 }).toSorted((one, other) => one - other);
        expect(spread.every((place) => place >= 0 && place <= 200 + 1e-9)).toBe(true);
        expect(spread.every((place, index) => index === 0 || place - (spread[index - 1] ?? 0) >= 16 - 1e-9)).toBe(true);
      }),
    );
  });
});
