import { describe, expect, it } from 'vitest';
import { pdfFileName } from './texts.ts';

const WEEK = { year: 2026, week: 46 };

describe('the name of a file', () => {
  it.each([
    ['Lucía Hernández Ríos', 'Lucía Hernández Ríos_46-2026_comisiones.pdf'],
    ['Ana/../Ruiz: "x"', 'Ana_.._Ruiz_ _x__46-2026_comisiones.pdf'],
    ['  ', '46-2026_comisiones.pdf'],
    ['Ana.pdf', 'Ana_46-2026_comisiones.pdf'],
  ])('PDF-01 PDF-07 for %j is %j', (person, name) => {
    expect(pdfFileName(person, WEEK)).toBe(name);
  });

  it('PDF-07 keeps the week, however long the person is called', () => {
    const name = pdfFileName('Ñ'.repeat(300), WEEK);
    expect(name).toMatch(/^Ñ+_46-2026_comisiones\.pdf$/u);
    expect(Buffer.byteLength(name)).toBeLessThan(255);
  });
});
