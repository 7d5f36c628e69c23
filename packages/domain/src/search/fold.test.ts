import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './index.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('aáàÁñÑüßœ Łøσς한がガｶﾞﬁ👩🏽‍💼')) }),
);

describe('a text as it is compared', () => {
  it.each([
    ['López', 'lopez'],
    ['MUÑOZ', 'munoz'],
    ['Straße', 'strasse'],
    ['ＡＢＣ', 'abc'],
    ['V-0107', 'v-0107'],
  ])('TBL-21 %s is %s', (written, compared) => {
    expect(fold(written)).toBe(compared);
  });

  it('TBL-21 of a letter with a mark that makes it another letter keeps the mark', () => {
    expect(fold('が')).not.toBe(fold('か'));
  });

  it('TBL-21 stays the same when it is folded again', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(fold(value))).toBe(fold(value));
      }),
    );
  });

  it('TBL-21 does not depend on the letters around it: plain ones take a shorter way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (value) => {
        expect(fold(`${value} é`)).toBe(`${fold(value)} e`);
      }),
    );
  });
});
