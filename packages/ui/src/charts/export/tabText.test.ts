import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabText } from './tabText.ts';

describe('a table for the clipboard', () => {
  it('separates cells by tabs and rows by line ends, with plain numbers', () => {
    expect(
      tabText(
        ['Día', 'Ventas'],
        [
          ['lunes, 3', 1234.5],
          ['"Plus"', -2],
          ['3" de alto', null],
        ],
      ),
    ).toBe('Día\tVentas\nlunes, 3\t1234.5\n"""Plus"""\t-2\n"3"" de alto"\t');
  });

  it('TBL-18 makes no formula of a text, and no cell of its content', () => {
    expect(tabText(['=1+1'], [['@a\tb\r\nc'], ['-5'], ['＝x']])).toBe("'=1+1\n'@a b c\n-5\n'＝x");
  });

  it('is empty for NaN, and has no exponent', () => {
    expect(tabText(['a', 'b', 'c', 'd'], [[Number.NaN, Infinity, 1e21, 1.5e-7]])).toBe(
      'a\tb\tc\td\n\t\t1000000000000000000000\t0.00000015',
    );
  });

  it('has as many lines and cells as the table, whatever they say', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 })), (rows) => {
        const lines = tabText(['a', 'b', 'c'], rows).split('\n');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect(line.split('\t')).toHaveLength(3);
      }),
    );
  });
});
