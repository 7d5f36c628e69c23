import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CopiedCell, writeHtml, writeTsv } from './writeTsv.ts';

const text = (shown: string): CopiedCell => ({ text: shown, isFigure: false });
const figure = (shown: string): CopiedCell => ({ text: shown, isFigure: true });

/** What a spreadsheet reads: lines of cells, of which some stand in quotation marks. */
function read(tsv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of tsv.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

const FORMULA = /^\s*[=+\-@]/;

describe('the rows of a range for a spreadsheet', () => {
  it('are lines of cells, quoted where a cell would end otherwise', () => {
    expect(
      writeTsv([
        [text('Ana, la "Nena"'), figure('$1,234.50')],
        [text('a\tb'), text('')],
      ]),
    ).toBe('"Ana, la ""Nena"""\t$1,234.50\n"a\tb"\t');
  });

  it('TBL-18 have no formula of what somebody typed, and leave figures alone', () => {
    expect(writeTsv([[text('=1+1'), text('@a'), text('-5'), figure('-$1,234.50'), figure('-5')]])).toBe(
      "'=1+1\t'@a\t-5\t-$1,234.50\t-5",
    );
    expect(writeHtml([[text('=1+1'), figure('-$1.00')]])).toBe("<table><tr><td>'=1+1</td><td>-$1.00</td></tr></table>");
  });

  it('are a table whose cells hold their text alone', () => {
    expect(writeHtml([[text('<b>a</b> & b'), text('uno\r\ndos')]])).toBe(
      '<table><tr><td>&lt;b&gt;a&lt;/b&gt; &amp; b</td><td>uno<br style="mso-data-placement:same-cell">dos</td></tr></table>',
    );
  });

  it('are read as they were, whatever they say', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', '=', 'a', ' ') }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const lines = read(writeTsv(rows.map((cells) => cells.map(text))));
        expect(lines.map((cells) => cells.map((one) => one.replace(/^'/, '')))).toEqual(
          rows.map((cells) => cells.map((one) => one.replace(/^'/, ''))),
        );
        expect(lines.flat().filter((one) => FORMULA.test(one) && !/^[+-]?[\d.]+$/.test(one))).toEqual([]);
      }),
    );
  });
});
