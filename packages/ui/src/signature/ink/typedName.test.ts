import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME } from './pen.ts';
import { isName, tidyName } from './typedName.ts';

describe('a typed name (SIG-06)', () => {
  it.each([
    ['Laura Robles', true],
    ['  Laura \n Robles ', true],
    ['Li', true],
    ['李明', true],
    ['محمد', true],
    ['', false],
    ['   ', false],
    ['.', false],
    ['x', false],
    ['2026', false],
    ['--', false],
    ['\u200b\u200b\u200b', false],
    ['👩🏽‍💼🎉', false],
    ['a'.repeat(LONGEST_NAME), true],
    ['a'.repeat(LONGEST_NAME + 1), false],
    [`${' '.repeat(200)}Ana`, true],
  ])('%j: %s', (typed, taken) => {
    expect(isName(typed)).toBe(taken);
  });

  it('normalising is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = tidyName(typed);
        expect(tidyName(name)).toBe(name);
        expect(name).not.toMatch(/^\s|\s$|\s\s/u);
      }),
    );
  });
});
