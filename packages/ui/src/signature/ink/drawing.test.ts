import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addStrokes,
  canUndo,
  clearDrawing,
  type Drawing,
  inkLength,
  isEnoughInk,
  NO_DRAWING,
  undo,
} from './drawing.ts';
import type { Size, Stroke } from './geometry.ts';
import { LEAST_INK, PEN } from './pen.ts';
import { anyPoints, anySize, through } from './samples.ts';
import { toPad, viewOf } from './view.ts';

type Drawn = { readonly pad: Size; readonly stroke: Stroke };

/** A stroke on a pad of some size; the next one may be on a pad of another. */
const anyDrawn: fc.Arbitrary<Drawn> = anySize.chain((pad) =>
  anyPoints(pad).map((points) => ({ pad, stroke: { ...PEN, points } })),
);
const drawn = (all: readonly Drawn[]): Drawing =>
  all.reduce((drawing, { pad, stroke }) => addStrokes(drawing, [stroke], pad), NO_DRAWING);
const onPad = ({ sheet, strokes }: Drawing, pad: Size): readonly Stroke[] =>
  strokes.map((stroke) => toPad(stroke, viewOf(sheet, pad)));
/** Distance from each point to its expected position; a thousandth of a pixel is invisible. */
const shifts = (strokes: readonly Stroke[], expected: readonly Stroke[]): readonly number[] =>
  strokes.flatMap(({ points }, at) =>
    points.map(({ x, y }, point) => {
      const place = expected[at]?.points[point];
      return place === undefined ? Number.POSITIVE_INFINITY : Math.hypot(x - place.x, y - place.y);
    }),
  );

describe('a drawing on pads of changing size', () => {
  it('SIG-05 is never clipped, whatever the sizes it was drawn and shown at', () => {
    fc.assert(
      fc.property(fc.array(anyDrawn, { minLength: 1, maxLength: 6 }), anySize, (all, pad) => {
        for (const { x, y } of onPad(drawn(all), pad).flatMap(({ points }) => points)) {
          expect(Math.min(x, y, pad.width - x, pad.height - y)).toBeGreaterThan(-1e-6);
        }
      }),
    );
  });

  it('SIG-05 a stroke stays where it was drawn, and so do earlier ones', () => {
    fc.assert(
      fc.property(fc.array(anyDrawn, { maxLength: 4 }), anyDrawn, (before, last) => {
        const first = drawn(before);
        const both = addStrokes(first, [last.stroke], last.pad);
        const shown = onPad(both, last.pad);
        const expected = [...onPad(first, last.pad), last.stroke];
        expect(shown.map(({ points }) => points.length)).toEqual(expected.map(({ points }) => points.length));
        expect(Math.max(0, ...shifts(shown, expected))).toBeLessThan(0.001);
      }),
    );
  });

  it('SIG-05 a rotation there and back changes nothing at all', () => {
    fc.assert(
      fc.property(anySize, anySize, (upright, onItsSide) => {
        const stroke = through([1, 2], [30, 40], [50, 9]);
        const drawing = addStrokes(NO_DRAWING, [stroke], upright);
        expect(onPad(drawing, onItsSide)).toHaveLength(1);
        expect(onPad(drawing, upright)).toEqual([stroke]);
      }),
    );
  });

  it('SIG-05 keeps its shape: distances, pen and speed scale by one factor', () => {
    fc.assert(
      fc.property(anyDrawn, anySize, ({ pad, stroke }, other) => {
        const drawing = addStrokes(NO_DRAWING, [stroke], pad);
        const { scale } = viewOf(drawing.sheet, other);
        const [shown] = onPad(drawing, other);
        expect(inkLength(onPad(drawing, other))).toBeCloseTo(inkLength([stroke]) * scale, 5);
        expect(shown?.maxWidth).toBeCloseTo(PEN.maxWidth * scale);
        expect(shown?.points.map(({ time }) => time)).toEqual(stroke.points.map(({ time }) => time * scale));
      }),
    );
  });

  it('SIG-05 fills the pad as far as possible', () => {
    fc.assert(
      fc.property(anySize, anySize, (sheet, pad) => {
        const { scale } = viewOf({ x: 0, y: 0, ...sheet }, pad);
        const gaps = [pad.width - sheet.width * scale, pad.height - sheet.height * scale];
        expect(Math.min(...gaps)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('undoing strokes', () => {
  const pad = { width: 300, height: 150 };
  const one = through([10, 10], [20, 20]);
  const two = through([30, 10], [40, 20]);
  const both = addStrokes(addStrokes(NO_DRAWING, [one], pad), [two], pad);

  it('removes the last stroke, one after the other', () => {
    expect(undo(both).strokes).toEqual([one]);
    expect(undo(undo(both)).strokes).toEqual([]);
    expect(canUndo(undo(undo(both)))).toBe(false);
    expect(undo(undo(undo(both))).strokes).toEqual([]);
  });

  it('SIG-01 Limpiar removes all, and undo restores them', () => {
    const cleared = clearDrawing(both);
    expect(cleared.strokes).toEqual([]);
    expect(canUndo(cleared)).toBe(true);
    expect(undo(cleared)).toEqual(both);
    expect(undo(clearDrawing(cleared))).toEqual(both);
  });

  it('SIG-01 what was cleared before something new was drawn is not restored', () => {
    const redrawn = addStrokes(clearDrawing(both), [two], pad);
    expect(undo(redrawn).strokes).toEqual([]);
    expect(canUndo(undo(redrawn))).toBe(false);
  });

  it('no stroke changes nothing', () => {
    expect(addStrokes(both, [], pad)).toBe(both);
  });
});

describe('the minimum ink (SIG-03)', () => {
  it.each([
    ['nothing', [], false],
    ['a stroke without points', [through()], false],
    ['a dot', [through([50, 50])], false],
    ['many dots far apart', [through([5, 5]), through([90, 90]), through([200, 9])], false],
    ['a line just too short', [through([0, 0], [LEAST_INK - 0.1, 0])], false],
    ['a line of a centimetre', [through([0, 0], [LEAST_INK, 0])], true],
    ['a slanting one', [through([0, 0], [27, 27])], true],
    ['two half ones', [through([0, 0], [20, 0]), through([0, 9], [20, 9])], true],
    [
      'a finger that trembles in its place',
      [through(...Array.from({ length: 60 }, (_, index): [number, number] => [index % 2 === 0 ? 0 : 5, 0]))],
      false,
    ],
  ])('%s', (_, strokes, enough) => {
    expect(isEnoughInk(strokes)).toBe(enough);
  });

  it('more ink never becomes too little', () => {
    fc.assert(
      fc.property(anyDrawn, anyDrawn, (one, two) => {
        fc.pre(isEnoughInk([one.stroke]));
        expect(isEnoughInk([one.stroke, two.stroke])).toBe(true);
      }),
    );
  });

  it('the size of the pad does not matter', () => {
    fc.assert(
      fc.property(anyDrawn, anySize, ({ pad, stroke }, other) => {
        const drawing = addStrokes(NO_DRAWING, [stroke], pad);
        expect(isEnoughInk(undo(addStrokes(drawing, [stroke], other)).strokes)).toBe(isEnoughInk([stroke]));
      }),
    );
  });
});
