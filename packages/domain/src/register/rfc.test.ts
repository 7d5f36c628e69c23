import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRfc, rfcCheckDigit } from './rfc.ts';

describe('a tax id', () => {
  it.each(['GODE561231GR8', 'SAT970701NN3', 'XAXX010101000', 'XEXX010101000'])('%s is one', (text) => {
    expect(isRfc(text)).toBe(true);
  });

  it.each([
    ['another check digit', 'GODE561231GR7'],
    ['small letters', 'gode561231gr8'],
    ['a month that is none', 'GODE561331GR8'],
    ['a day that is none', 'GODE561200GR8'],
    ['a letter too few', 'OD561231GR8'],
    ['nothing', ''],
    ['a space before it', ' GODE561231GR8'],
  ])('with %s is none', (_, text) => {
    expect(isRfc(text)).toBe(false);
  });

  it('shows one letter that was mistyped for another of the eleven beside it, but for the third, which counts eleven times', () => {
    const letters = fc.stringMatching(/^[A-K]{4}$/u);
    const homonym = fc.stringMatching(/^[A-Z\d]{2}$/u);
    const mistake = fc.tuple(fc.constantFrom(0, 1, 3), fc.stringMatching(/^[A-K]$/u));
    fc.assert(
      fc.property(letters, homonym, mistake, (name, end, [at, other]) => {
        const start = `${name}801115${end}`;
        const rfc = `${start}${rfcCheckDigit(start)}`;
        expect(isRfc(rfc)).toBe(true);
        fc.pre(start[at] !== other);
        expect(isRfc(`${rfc.slice(0, at)}${other}${rfc.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});
