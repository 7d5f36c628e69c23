import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStrokes, NO_DRAWING } from './drawing.ts';
import { PEN, penOf } from './pen.ts';
import { anyPoints, anySize, through } from './samples.ts';
import { readSignature, type SignatureValue } from './signatureValue.ts';

const sheet = { x: 0, y: 0, width: 300, height: 120 };
const point = { x: 10, y: 20, time: 1, pressure: 0.5 };
const stroke = through([10, 20], [200, 90]);
const drawn: SignatureValue = { version: 1, kind: 'drawn', sheet, strokes: [stroke] };
const typed: SignatureValue = { version: 1, kind: 'typed', name: 'Laura Robles', color: '#14223b' };

describe('a signature as JSON', () => {
  it('is read as it was drawn, on pads of any sizes and however often it was turned', () => {
    fc.assert(
      fc.property(
        fc.array(
          anySize.chain((pad) => anyPoints(pad).map((points) => ({ pad, points }))),
          { minLength: 1, maxLength: 4 },
        ),
        (all) => {
          const drawing = all.reduce(
            (before, { pad, points }) => addStrokes(before, [{ ...PEN, points }], pad),
            NO_DRAWING,
          );
          const value: SignatureValue = {
            version: 1,
            kind: 'drawn',
            sheet: drawing.sheet,
            strokes: drawing.strokes,
          };
          const json: unknown = JSON.parse(JSON.stringify(value));
          expect(readSignature(json)).toEqual(json);
        },
      ),
    );
  });

  it('is read without what else it holds', () => {
    expect(readSignature({ ...typed, signedBy: 7 })).toEqual(typed);
    expect(readSignature({ ...drawn, strokes: [{ ...stroke, onclick: 'alert(1)' }] })).toEqual(drawn);
  });

  const withPoint = (change: object): unknown => ({
    ...drawn,
    strokes: [{ ...stroke, points: [{ ...point, ...change }] }],
  });
  const back = { ...point, x: 11, time: 0.5 };
  const scribble = Array.from({ length: 2000 }, (_, at) => ({ ...point, x: at % 2 === 0 ? 0 : 300, time: at + 1 }));
  const crowd = Array.from({ length: 50_001 }, (_, at) => ({ ...point, time: at + 1 }));

  it.each<[string, unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'data:image/png;base64,AAAA'],
    ['a number', Number.NaN],
    ['a list', [drawn]],
    ['an empty object', {}],
    ['another version', { ...drawn, version: 2 }],
    ['another kind', { ...drawn, kind: 'html' }],
    ['a name that is no text', { ...typed, name: 7 }],
    ['a colour that is more than one', { ...typed, color: '#14223b" onload="alert(1)' }],
    ['a colour by name', { ...drawn, strokes: [{ ...stroke, color: 'red' }] }],
    ['no sheet', { ...drawn, sheet: undefined }],
    ['a sheet without a size', { ...drawn, sheet: { ...sheet, width: 0 } }],
    ['a huge sheet', { ...drawn, sheet: { ...sheet, height: 1e9 } }],
    ['a sheet nowhere', { ...drawn, sheet: { ...sheet, x: Number.NaN } }],
    ['no strokes', { ...drawn, strokes: [] }],
    ['strokes that are no list', { ...drawn, strokes: { length: 1 } }],
    ['a stroke that is none', { ...drawn, strokes: [null] }],
    ['a stroke without points', { ...drawn, strokes: [{ ...stroke, points: [] }] }],
    ['a point that is none', { ...drawn, strokes: [{ ...stroke, points: [7] }] }],
    ['NaN', withPoint({ x: Number.NaN })],
    ['infinity', withPoint({ y: Number.POSITIVE_INFINITY })],
    ['a coordinate as text', withPoint({ x: '10' })],
    ['a point far from its sheet', withPoint({ x: 1e12 })],
    ['pressure beyond its scale', withPoint({ pressure: 2 })],
    ['a time before its beginning', withPoint({ time: -1 })],
    ['a time that runs back', { ...drawn, strokes: [{ ...stroke, points: [point, back] }] }],
    ['a negative width', { ...drawn, strokes: [{ ...stroke, minWidth: -1 }] }],
    ['a huge width', { ...drawn, strokes: [{ ...stroke, maxWidth: 1e6 }] }],
    ['a path that would take too long to draw', { ...drawn, strokes: [{ ...stroke, points: scribble }] }],
    ['too many points', { ...drawn, strokes: [{ ...stroke, points: crowd }] }],
  ])('is none: %s', (_, value) => {
    expect(readSignature(value)).toBeNull();
  });
});

describe('the pen of a host', () => {
  it('has its colour and width, thinner when it is quick', () => {
    expect(penOf('#0F68A2', 9.6)).toEqual({ color: '#0F68A2', minWidth: 1.4, maxWidth: 4.8 });
  });

  it.each([undefined, 'red', '#fff', 'url(#a)'])('has the usual colour for %s', (color) => {
    expect(penOf(color, undefined)).toEqual(PEN);
  });

  it.each([undefined, 0, -3, Number.NaN, 41])('has the usual width for %s', (width) => {
    expect(penOf(undefined, width)).toEqual(PEN);
  });
});
