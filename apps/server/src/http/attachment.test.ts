import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentOf } from './attachment.ts';

describe('the header of a file', () => {
  it.each([
    ['Ana Ruiz_46-2026_comisiones.pdf', 'attachment; filename="Ana Ruiz_46-2026_comisiones.pdf"'],
    [
      'Lucía Ríos_46-2026_comisiones.pdf',
      `attachment; filename="Lucia_Rios_46-2026_comisiones.pdf"; filename*=UTF-8''Luc%C3%ADa%20R%C3%ADos_46-2026_comisiones.pdf`,
    ],
    ['100%41.pdf', `attachment; filename="100_41.pdf"; filename*=UTF-8''100%2541.pdf`],
    ['Ñ (1).pdf', `attachment; filename="N_(1).pdf"; filename*=UTF-8''%C3%91%20%281%29.pdf`],
    ['李.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%E6%9D%8E.pdf`],
  ])('PDF-01 for %j is %j', (name, header) => {
    expect(attachmentOf(name)).toBe(header);
  });

  it('PDF-07 is a valid header for every name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `${text.toWellFormed()}.pdf`),
        (name) => {
          expect(attachmentOf(name)).toMatch(
            /^attachment; filename="[ !#-~]*\.pdf"(?:; filename\*=UTF-8''[\w.%~!-]*\.pdf)?$/u,
          );
        },
      ),
    );
  });
});
