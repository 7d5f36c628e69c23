import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import type { TableColumn } from '../cells/column.ts';
import { currencyFormat } from '../cells/formats.ts';
import { workbookFile, workbookLines } from './workbook.ts';

type Sale = { readonly client: string; readonly amount: number | null; readonly day: string; readonly share: number };
const columns: readonly TableColumn<Sale>[] = [
  { id: 'client', title: 'Cliente & "más"', kind: 'text', value: (sale) => sale.client },
  { id: 'amount', title: 'Monto', kind: 'money', value: (sale) => sale.amount },
  { id: 'day', title: 'Fecha', kind: 'date', value: (sale) => sale.day },
  { id: 'month', title: 'Mes', kind: 'month', value: (sale) => sale.day },
  { id: 'share', title: 'Parte', kind: 'number', decimals: 1, value: (sale) => sale.share },
];
const base = { id: 'amount', title: 'Monto', value: (sale: Sale) => sale.amount } as const;
const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
const linesOf = (...sales: readonly Sale[]) => [...workbookLines(sales, columns, words)];

describe('a workbook', () => {
  it('has its titles first, amounts as numbers, days as days, and texts that stay texts', () => {
    const [titles, line] = linesOf({ client: '=1+1 <b>\u0000', amount: 1234.5, day: '2026-11-20', share: 42.9 });
    expect(titles).toContain('Cliente &amp; &quot;más&quot;');
    expect(line).toBe(
      '<row r="2"><c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">=1+1 &lt;b&gt;</t></is></c>' +
        '<c r="B2" s="2"><v>1234.5</v></c><c r="C2" s="3"><v>46346</v></c><c r="D2" s="4"><v>46346</v></c>' +
        '<c r="E2" s="5"><v>42.9</v></c></row>',
    );
  });

  it('leaves empty what a row does not have, and writes as text what is no day and no number', () => {
    const [, line] = linesOf({ client: '', amount: null, day: 'mañana', share: Number.NaN });
    expect(line).toMatch(/^<row r="2"><c r="A2"\/><c r="B2"\/><c r="C2" t="inlineStr" s="0"><is><t[^>]*>mañana</u);
    expect(line).not.toContain('NaN</v>');
  });

  it('has the figure alone of a column with a format of its own', () => {
    const euros: TableColumn<Sale> = { ...base, kind: 'money', format: currencyFormat('EUR') };
    const yen: TableColumn<Sale> = { ...base, kind: 'money', format: currencyFormat('JPY') };
    const sale = { client: '', amount: 12, day: '', share: 0 };
    const styleIn = (column: TableColumn<Sale>) => [...workbookLines([sale], [column], words)][1];
    expect(styleIn(euros)).toContain('s="5"><v>12</v>');
    expect(styleIn(yen)).toContain('s="0"><v>12</v>');
  });

  it('has the sign of pesos for pesos alone', () => {
    const sale = { client: '', amount: 1234.5, day: '', share: 0 };
    const styleWith = (currency: string) =>
      [...workbookLines([sale], [{ ...base, kind: 'money' }], { ...words, formats: toFormats('de', { currency }) })][1];
    expect(styleWith('MXN')).toContain('s="2"><v>1234.5</v>');
    expect(styleWith('EUR')).toContain('s="5"><v>1234.5</v>');
    expect(styleWith('JPY')).toContain('s="0"><v>1235</v>');
  });

  it('cuts a text that no cell holds', () => {
    expect(linesOf({ client: 'a'.repeat(40_000), amount: 1, day: '', share: 1 })[1]?.length).toBeLessThan(33_200);
  });

  it('has letters for as many columns as there are', () => {
    const [titles] = workbookLines(
      [],
      Array.from({ length: 28 }, () => columns)
        .flat()
        .slice(0, 28),
      words,
    );
    expect([...(titles ?? '').matchAll(/ r="(?<address>[A-Z]+1)"/gu)].map(({ groups }) => groups?.['address'])).toEqual(
      expect.arrayContaining(['A1', 'Z1', 'AA1', 'AB1']),
    );
  });

  it('is a package of its parts, whose sheet has a name that spreadsheets take', async () => {
    const file = workbookFile('Asesor: 1/2 [x] y un título muy, muy largo', linesOf(), [20, 10]);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(parts)).toContain('xl/worksheets/sheet1.xml');
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    expect(/name="(?<name>[^"]*)"/u.exec(book)?.groups?.['name']).toBe('Asesor  1 2  x  y un título muy'.slice(0, 31));
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('&quot;$&quot;#,##0.00');
  });
});
