import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './index.ts';

/** Length of the text in UTF-8 bytes. */
const bytesOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '.').length;

describe('a safe name', () => {
  it.each([
    ['Lucía_46-2026_comisiones.pdf', 'Lucía_46-2026_comisiones.pdf'],
    ['Lucía', 'Lucía.pdf'],
    ['Informe.PDF', 'Informe.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a_b_c_d_e_f_g_h_i_j.pdf'],
    ['../.bashrc', '_.bashrc.pdf'],
    [' Ana. .pdf', 'Ana.pdf'],
    ['Ana\u202Efdp.exe', 'Ana_fdp.exe.pdf'],
    ['Ana\u0000Ruiz', 'Ana_Ruiz.pdf'],
    ['nul.pdf', '_nul.pdf'],
    ['COM1.informe.pdf', '_COM1.informe.pdf'],
    ['Console.pdf', 'Console.pdf'],
    ['Luci\u0301a.pdf', 'Lucía.pdf'],
  ])('PDF-07 of %j is %j', (name, safe) => {
    expect(safeFileName(name, 'pdf')).toBe(safe);
  });

  it.each([
    ['a', 200],
    ['ñ', 100],
    ['\u0800', 66],
    ['漢', 66],
    ['\u{10000}', 50],
  ])('PDF-07 has as many %s as fit into 200 bytes: %i', (letter, count) => {
    expect(safeFileName(letter.repeat(count), 'pdf')).toBe(`${letter.repeat(count)}.pdf`);
    expect(safeFileName(letter.repeat(count + 1), 'pdf')).toBe(`${letter.repeat(count)}.pdf`);
  });

  it('PDF-07 has no trailing dots and spaces after cutting', () => {
    expect(safeFileName(`${'a'.repeat(197)}. .b`, 'pdf')).toBe(`${'a'.repeat(197)}.pdf`);
  });

  it.each(['', '.', '...pdf', '.pdf', '/', ' \u202E '])('PDF-07 is null for %j', (name) => {
    expect(safeFileName(name, 'pdf')).toBeNull();
  });

  it('TBL-15 has the requested extension', () => {
    expect(safeFileName('Ventas: enero.CSV', 'csv')).toBe('Ventas_ enero.csv');
    expect(safeFileName('Ventas.pdf', 'csv')).toBe('Ventas.pdf.csv');
  });

  it('is valid on any file system, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const safe = safeFileName(name, 'pdf') ?? 'x.pdf';
        expect(safe).toMatch(/^[^.\s\\/:*?"<>|\p{Cc}\p{Cf}][^\\/:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u);
        expect(bytesOf(safe)).toBeLessThan(230);
        expect(safeFileName(safe, 'pdf')).toBe(safe);
      }),
    );
  });
});
