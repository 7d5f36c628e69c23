import * as fc from 'fast-check';

/**
 * Text that may be typed or pasted: mostly such characters in any order, sometimes anything, up to 10,000 characters.
 */
export function typing(signs: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.string({ unit: fc.constantFrom(...Array.from(signs)), maxLength: 40 }) },
    { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }) },
  );
}
