import { describe, expect, it } from 'vitest';
import { barePng } from './barePng.ts';

const bytes = (...values: number[]) => String.fromCharCode(...values);
/** A chunk with an unchecked checksum. */
const chunk = (name: string, data = '') =>
  bytes(0, 0, data.length >> 8, data.length & 255) + name + data + bytes(1, 2, 3, 4);
const url = (...chunks: string[]) =>
  `data:image/png;base64,${btoa(bytes(137, 80, 78, 71, 13, 10, 26, 10) + chunks.join(''))}`;

const header = chunk('IHDR', 'x'.repeat(13));
const data = chunk('IDAT', bytes(...Array.from({ length: 700 }, (_, index) => index % 256)));
const end = chunk('IEND');

describe("a browser's PNG", () => {
  it('SIG-02 is unchanged without metadata', () => {
    const whole = url(header, chunk('PLTE', 'abc'), chunk('tRNS', 'a'), data, data, end);
    expect(barePng(whole)).toBe(whole);
  });

  it('SIG-02 loses metadata about screen and time', () => {
    const beside = [
      chunk('sRGB', bytes(0)),
      chunk('eXIf', 'MM'.repeat(34)),
      chunk('iCCP', 'x'.repeat(400)),
      chunk('tEXt', 'IDAT'),
    ];
    expect(barePng(url(header, ...beside, data, chunk('iDOT', 'x'.repeat(28)), end))).toBe(url(header, data, end));
  });

  it('SIG-02 handles a truncated file', () => {
    expect(barePng(url(header, data.slice(0, 9)))).toBe(url(header));
  });
});
