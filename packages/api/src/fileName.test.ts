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
  it('PDF-07 ends like a PDF', () => {
    expect(safePdfName('Lucía: 46/2026.PDF')).toBe('Lucía_ 46_2026.pdf');
    expect(safePdfName('.pdf')).toBeNull();
  });
});
