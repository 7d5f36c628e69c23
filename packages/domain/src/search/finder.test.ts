import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFinder, fold } from './index.ts';

const latin = fc.integer({ min: 0, max: 0x24f }).map((unit) => String.fromCharCode(unit));
const odd = fc.constantFrom(...Array.from('ßæŒøΣςİıſK½…‼“€₨ﬁｱﾞが漢'), '\u0301', '\u0338', '\u3099', '\ud83d', '👩🏽‍💼');
const text = fc.string({ unit: fc.oneof(fc.constantFrom(...Array.from('aáeéñnÑ sS1')), latin, odd), maxLength: 12 });
/** Often a part of the text, like real searches. */
const textAndNeedle = fc.oneof(
  fc.tuple(text, text),
  text.chain((value) =>
    fc.tuple(
      fc.constant(value),
      fc.nat(12).map((from) => value.slice(from, from + 3)),
    ),
  ),
);

describe('createFinder', () => {
  it('TBL-21 finds what a search in the folded text finds', () => {
    fc.assert(
      fc.property(textAndNeedle, ([value, sought]) => {
        const needle = fold(sought);
        expect(createFinder(needle)(value)).toBe(fold(value).includes(needle));
      }),
      { numRuns: 5000 },
    );
  });

  it('TBL-21 finds every letter by its folded form', () => {
    const missed = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit)).filter(
      (letter) => !createFinder(fold(letter))(`a${letter}b`) && fold(`a${letter}b`).includes(fold(letter)),
    );
    expect(missed).toEqual([]);
  });

  it('TBL-21 treats characters of regular expressions literally', () => {
    expect(createFinder('.*')('abc')).toBe(false);
    expect(createFinder('[a-z]\\d^$')('x[A-Z]\\D^$x')).toBe(true);
  });

  it('TBL-21 accepts texts of any length', () => {
    const long = 'Añó '.repeat(10_000);
    expect(createFinder(fold(long))(`x${long}`)).toBe(true);
    expect(createFinder(fold(`${long}b`))(`${long}a`)).toBe(false);
  });
});
