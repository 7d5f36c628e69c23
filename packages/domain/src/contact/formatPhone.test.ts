import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, readPhone } from './phone.ts';

describe('a telephone number on a screen', () => {
  it.each([
    ['5510003001', '55 1000 3001'],
    ['+52 1 33 1234-5678', '33 1234 5678'],
    ['(222)5550123', '222 555 0123'],
    ['01 818 123 4567', '81 8123 4567'],
    ['+1 (212) 555-0123', '+1 (212) 555-0123'],
    [' sin número ', 'sin número'],
    ['', ''],
  ])('reads %j as %j', (text, shown) => expect(formatPhone(text)).toBe(shown));

  it('keeps the number', () => {
    const text = fc.string({ unit: fc.constantFrom('+', '5', '2', '1', '0', ' ', '-', 'x') });
    fc.assert(
      fc.property(text, (typed) => {
        expect(readPhone(formatPhone(typed))).toEqual(readPhone(typed));
      }),
      { numRuns: 1000 },
    );
  });
});
