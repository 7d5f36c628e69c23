import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInDisposition, safePdfName } from './fileName.ts';

/** Text as a header brings it: its UTF-8 bytes, each as a character of Latin-1. */
const asHeader = (text: string) => String.fromCodePoint(...new TextEncoder().encode(text));

describe('the name in a Content-Disposition', () => {
  it.each([
    [null, null],
    ['', null],
    ['attachment', null],
    ['attachment; filename="Ana Ruiz.pdf"', 'Ana Ruiz.pdf'],
    ['attachment; filename=Ana.pdf', 'Ana.pdf'],
    ['attachment;filename=Ana.pdf;size=3', 'Ana.pdf'],
    ['attachment; FileName="a;b \\"c\\".pdf"', 'a;b "c".pdf'],
    ["attachment; filename*=utf-8'es'Luc%C3%ADa.pdf", 'Lucía.pdf'],
    ["attachment; filename*=ISO-8859-1''Luc%EDa.pdf", 'Lucía.pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'extended.pdf', 'extended.pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'broken%E0.pdf', 'plain.pdf'],
    [`attachment; filename="${asHeader('Lucía.pdf')}"`, 'Lucía.pdf'],
    ['attachment; filename="Luc\u00EDa.pdf"', 'Lucía.pdf'],
  ])('PDF-07 of %j is %j', (header, name) => {
    expect(nameInDisposition(header)).toBe(name);
  });

  it('never throws', () => {
    const header = fc
      .string({ unit: 'binary' })
      .map((text) => `attachment; filename*=UTF-8''${text}; filename="${text}"`);
    fc.assert(
      fc.property(fc.oneof(header, fc.string({ unit: 'binary' })), (text) => {
        expect(typeof (nameInDisposition(text) ?? '')).toBe('string');
      }),
    );
  });
});

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
    expect(safePdfName(name)).toBe(safe);
  });

  it.each(['', '.', '...pdf', '.pdf', '/', ' \u202E '])('PDF-07 is none for %j', (name) => {
    expect(safePdfName(name)).toBeNull();
  });

  it('fits on any disk, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const safe = safePdfName(name) ?? 'x.pdf';
        expect(safe).toMatch(/^[^.\s\\/:*?"<>|\p{Cc}\p{Cf}][^\\/:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u);
        expect(new TextEncoder().encode(safe).length).toBeLessThan(230);
        expect(safePdfName(safe)).toBe(safe);
      }),
    );
  });
});
