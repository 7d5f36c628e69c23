import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTsv } from './readTsv.ts';

const read = (text: string) => [...readTsv(text)];

/** As spreadsheets write a cell. */
const quotedCell = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const letters = (some: string): number => some.replaceAll(/[^a]/g, '').length;

describe('readTsv', () => {
  it('reads rows and cells, with any line break and without a row after the last one', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(read(`a\tb${end}\tc${end}`)).toEqual([
        ['a', 'b'],
        ['', 'c'],
      ]);
    }
    expect(read('a')).toEqual([['a']]);
    expect(read('a\t')).toEqual([['a', '']]);
    expect(read('')).toEqual([]);
  });

  it('reads tabs, line breaks and doubled quotes in a cell in quotes', () => {
    expect(read('"a\tb"\t"c\nd"\t"e ""f"""\n')).toEqual([['a\tb', 'c\nd', 'e "f"']]);
  });

  it('takes a quote that is not closed, or not at the start, for a letter', () => {
    expect(read('"a\tb\n')).toEqual([['"a', 'b']]);
    expect(read('"a"b\t5"\n')).toEqual([['"a"b', '5"']]);
  });

  it('reads back what a spreadsheet has written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '"', '\t', '\n', '\r', '😀') });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(block, (rows) => {
        expect(read(rows.map((row) => `${row.map(quotedCell).join('\t')}\r\n`).join(''))).toEqual(rows);
      }),
    );
  });

  it('ends for any text, and loses no letter of it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r'), maxLength: 60 });
    fc.assert(
      fc.property(text, (pasted) => {
        expect(letters(read(pasted).flat().join(''))).toBe(letters(pasted));
      }),
    );
  });
});
