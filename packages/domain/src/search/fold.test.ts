import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './index.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('aáàÁñÑüßœ Łøσς한がガｶﾞﬁ👩🏽‍💼')) }),
);

describe('fold', () => {
  it.each([
    ['López', 'lopez'],
    ['MUÑOZ', 'munoz'],
    ['Straße', 'strasse'],
    ['ＡＢＣ', 'abc'],
    ['V-0107', 'v-0107'],
  ])('TBL-21 %s is %s', (written, compared) => {
    expect(fold(written)).toBe(compared);
  });

  it('TBL-21 keeps a mark that makes another letter', () => {
    expect(fold('が')).not.toBe(fold('か'));
  });

  it('TBL-21 is idempotent', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(fold(value))).toBe(fold(value));
      }),
    );
  });

  it('TBL-21 does not depend on neighbouring letters, also in the fast path', () => {
    const latin = fc.integer({ min: 0, max: 0x24f }).map((unit) => String.fromCharCode(unit));
    const punctuation = fc.integer({ min: 0x2010, max: 0x20bf }).map((unit) => String.fromCharCode(unit));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(latin, punctuation) }), (value) => {
        expect(fold(`${value}漢`)).toBe(`${fold(value)}漢`);
      }),
      { numRuns: 1000 },
    );
  });

  it('TBL-21 of each letter alone equals the slow path', () => {
    const letters = Array.from({ length: 0x2100 }, (_, unit) => String.fromCharCode(unit));
    expect(letters.filter((letter) => fold(`漢${letter}漢`) !== `漢${fold(letter)}漢`)).toEqual([]);
  });
});
