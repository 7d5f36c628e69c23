import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_IMAGE, PEN } from '../ink/pen.ts';
import { anyPoints, anySize, through } from '../ink/samples.ts';
import { imageFrame, imageScale } from './imageFrame.ts';
import { trimBox } from './trimBox.ts';

const anyPicture = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.record({ x: fc.nat(width - 1), y: fc.nat(height - 1), opacity: fc.integer({ min: 1, max: 255 }) }), {
        maxLength: 6,
      })
      .map((ink) => ({ width, height, ink })),
  );

describe('trimming around the ink', () => {
  it('SIG-02 SIG-05 removes everything transparent, of any colour, and nothing else', () => {
    fc.assert(
      fc.property(anyPicture, fc.nat(255), ({ width, height, ink }, colour) => {
        const pixels = new Uint8ClampedArray(width * height * 4);
        for (let index = 0; index < pixels.length; index += 1) pixels[index] = index % 4 === 3 ? 0 : colour;
        for (const { x, y, opacity } of ink) pixels[(y * width + x) * 4 + 3] = opacity;
        const across = ink.map(({ x }) => x);
        const down = ink.map(({ y }) => y);
        const expected = {
          x: Math.min(...across),
          y: Math.min(...down),
          width: Math.max(...across) - Math.min(...across) + 1,
          height: Math.max(...down) - Math.min(...down) + 1,
        };
        expect(trimBox(pixels, width, height)).toEqual(ink.length === 0 ? null : expected);
      }),
    );
  });
});

describe('the scale of the image', () => {
  it('SIG-02 at most 1200 by 600 px and three times, and as large as that allows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        (width, height) => {
          const scale = imageScale({ width, height });
          expect(width * scale).toBeLessThanOrEqual(LARGEST_IMAGE.width + 1e-6);
          expect(height * scale).toBeLessThanOrEqual(LARGEST_IMAGE.height + 1e-6);
          const full = [LARGEST_IMAGE.width - width * scale, LARGEST_IMAGE.height - height * scale, 3 - scale];
          expect(Math.min(...full)).toBeCloseTo(0, 6);
        },
      ),
    );
  });

  it('SIG-05 has room for the pen and for curves that swing out', () => {
    fc.assert(
      fc.property(
        anySize.chain((size) => anyPoints(size)),
        (points) => {
          const frame = imageFrame([{ ...PEN, points }]);
          for (const { x, y } of points) {
            expect(x - (frame?.x ?? Infinity)).toBeGreaterThanOrEqual(PEN.maxWidth);
            expect(y - (frame?.y ?? Infinity)).toBeGreaterThanOrEqual(PEN.maxWidth);
          }
        },
      ),
    );
    expect(imageFrame([through([0, 0], [100, 0])])).toEqual({ x: -53.4, y: -53.4, width: 206.8, height: 106.8 });
    expect(imageFrame([])).toBeNull();
  });
});
