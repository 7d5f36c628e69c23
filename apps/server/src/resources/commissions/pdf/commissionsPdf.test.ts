import {
  COMMISSION_AMOUNTS,
  type CommissionLine,
  commissionTotals,
  commissionTypeName,
} from '@sereno/domain/commission';
import { weekFingerprint } from '@sereno/api/fingerprint';
import { remainingCommission, totalsByType } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { describe, expect, it } from 'vitest';
import {
  SAMPLE_WEEK,
  sampleLine,
  sampleLines,
  type SampleOptions,
  samplePdf,
  sampleSection,
} from '../../../testing/commissionSample.ts';
import { actualTexts } from '../../../testing/pdfActualText.ts';
import { type PdfTag, readPdf, tableRows, tagsOf } from '../../../testing/pdfText.ts';
import { drawCommissionsPdf } from './commissionsPdf.ts';
import type { CommissionsPdf } from './input.ts';

const read = async (pdf: CommissionsPdf) => readPdf(await drawCommissionsPdf(pdf));
const readWeek = (lines: readonly CommissionLine[], options: SampleOptions = {}) =>
  read(samplePdf([sampleSection(lines, options)]));

/** The texts of a line as a document has to show them, put together here once more. */
const expectedRow = (line: CommissionLine): string[] => [
  commissionTypeName(line.type),
  line.contract ?? '—',
  line.clientName ?? '—',
  line.saleWeek === null ? '—' : '46-2026',
  ...COMMISSION_AMOUNTS.map((name) => formatPesos(line[name])),
  formatPesos(remainingCommission(line)),
];
const expectedSums = (lines: readonly CommissionLine[]): string[] => {
  const totals = commissionTotals(lines);
  return [...COMMISSION_AMOUNTS, 'remaining' as const].map((name) => formatPesos(totals[name]));
};
const paragraphs = ({ tags }: { readonly tags: readonly PdfTag[] }) => tagsOf(tags, 'P').map(({ text }) => text);
const grouped = (fingerprint: string) => (fingerprint.match(/.{4}/gu) ?? []).join(' ');
const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '');

describe('the rows of a week', () => {
  it('PDF-09 CMA-06 CMA-08 CMA-09 are there with every amount, then their sums, then the sums by type', async () => {
    const lines = sampleLines(9);
    const pdf = await readWeek(lines);
    const [head, ...rows] = tableRows(pdf);
    expect(head?.slice(0, 4)).toEqual(['Tipo', 'Contrato', 'Cliente', 'Semana de venta']);
    expect(rows.slice(0, 9)).toEqual(lines.map(expectedRow));
    expect(rows[9]).toEqual(['Total', '', '9 renglones', '', ...expectedSums(lines)]);
    const byType = totalsByType(lines).map(({ name, totals }) => [
      name,
      totals.lines === 1 ? '1 renglón' : `${totals.lines} renglones`,
      ...expectedSums(lines.filter(({ type }) => commissionTypeName(type) === name)),
    ]);
    expect(rows.slice(11)).toEqual([...byType, ['Total', '9 renglones', ...expectedSums(lines)]]);
  });

  it('CMA-09 name what the ERP has where it has another remainder', async () => {
    const line = sampleLine(0, { pendingCommission: 12.5 });
    const [, row] = tableRows(await readWeek([line]));
    expect(row?.at(-1)).toBe(`${formatPesos(remainingCommission(line))} ERP: $12.50`);
  });

  it('PDF-09 are complete over many pages, and screen readers hear each table head once', async () => {
    const lines = sampleLines(120);
    const pdf = await readWeek(lines, { status: 'pending' });
    const rows = tableRows(pdf);
    expect(rows.slice(1, 121)).toEqual(lines.map(expectedRow));
    expect(rows.filter(([first]) => first === 'Tipo')).toHaveLength(2);
    expect(pdf.pages.length).toBeGreaterThan(3);
    const withRows = pdf.pages.filter((text) => text.includes('MENSUALIDAD PF-') || text.includes('MENSUALIDAD   PF-'));
    expect(withRows.filter((text) => !text.includes('Contrato'))).toEqual([]);
    expect(withRows.length).toBeGreaterThan(3);
    expect(pdf.pages.map((text) => /Página \d+ de \d+/u.exec(text)?.[0])).toEqual(
      pdf.pages.map((_text, page) => `Página ${page + 1} de ${pdf.pages.length}`),
    );
  });

  it('PDF-09 say so where there are none', async () => {
    const pdf = await readWeek([], { status: null });
    expect(paragraphs(pdf)).toContain('No hay comisiones en esta semana.');
    expect(tableRows(pdf)).toEqual([]);
  });

  it('PDF-09 keep amounts whole that are taken back or beyond all measure', async () => {
    const lines = [
      sampleLine(0, { toPay: -88_888_888_888.88, totalCommission: -99_999_999_999.99, saleAmount: 99_999_999_999.99 }),
      sampleLine(4, { toPay: 77_777_777_777.77, collectedWithTax: -66_666_666_666.66 }),
    ];
    const rows = tableRows(await readWeek(lines));
    expect(rows.slice(1, 3)).toEqual(lines.map(expectedRow));
    expect(rows[3]?.slice(4)).toEqual(expectedSums(lines));
  });
});

describe('what a document says of a week', () => {
  it('PDF-09 is which week it is, whose, when it was printed, and what it pays', async () => {
    const lines = sampleLines(5);
    const pdf = await readWeek(lines);
    expect(tagsOf(pdf.tags, 'H1').map(({ text }) => text)).toEqual(['Comisiones de la semana 46-2026']);
    expect(paragraphs(pdf)).toEqual(
      expect.arrayContaining([
        'Del 11/11/2026 al 17/11/2026',
        `A pagar ${formatPesos(commissionTotals(lines).toPay)}`,
        'Asesor Lucía Hernández Ríos',
        'Clave 208',
        'Gerente Elena Cruz Reyes',
        'Estado Aceptada',
      ]),
    );
    expect(pdf.pages[0]).toContain('Impreso el 21/11/2026 a las 10:30, hora de la Ciudad de México');
    expect(pdf.pages[0]).toContain('Previsión del Valle');
  });

  it.each([
    ['pending', 'Pendiente', 'El asesor todavía no la acepta ni pide conciliación.'],
    ['inReconciliation', 'En conciliación', 'Se pidió revisar la semana sin motivos por renglón.'],
    [null, 'En curso', 'La semana no ha terminado: los montos pueden cambiar y todavía no se firma.'],
  ] as const)('CMA-11 CMA-22 is that it is %s', async (status, word, sentence) => {
    const pdf = await readWeek(sampleLines(2), { status });
    expect(paragraphs(pdf)).toEqual(expect.arrayContaining([`Estado ${word}`, sentence]));
    expect(tagsOf(pdf.tags, 'Figure')).toEqual([]);
  });

  it('PDF-09 is the signature with its moment and the fingerprint where it was accepted', async () => {
    const lines = sampleLines(3);
    const pdf = await readWeek(lines);
    expect(tagsOf(pdf.tags, 'Figure').map(({ alt }) => alt)).toEqual(['Firma de Lucía Hernández Ríos']);
    expect(paragraphs(pdf)).toEqual(
      expect.arrayContaining([
        'Firmada el 18/11/2026 a las 10:32',
        'Huella de la semana',
        grouped(weekFingerprint(SAMPLE_WEEK, 208, lines)),
      ]),
    );
    expect(paragraphs(pdf)).not.toContain('Huella que se firmó');
  });

  it('PDF-09 is both fingerprints where the rows are no longer those that were signed', async () => {
    const signed = weekFingerprint(SAMPLE_WEEK, 208, sampleLines(2));
    const lines = sampleLines(3);
    const pdf = await readWeek(lines, { decision: { fingerprint: signed } });
    expect(paragraphs(pdf)).toEqual(
      expect.arrayContaining([
        grouped(weekFingerprint(SAMPLE_WEEK, 208, lines)),
        'Huella que se firmó',
        grouped(signed),
        'Los renglones de esta semana ya no son los que se firmaron.',
      ]),
    );
  });

  it.each(['data:image/png;base64,AAAA', 'x', 'data:image/png;base64,iVBORw0KGgo='])(
    'PDF-09 is that a signature is kept where its image is broken (%s)',
    async (signature) => {
      const pdf = await readWeek(sampleLines(1), { decision: { signature } });
      expect(paragraphs(pdf)).toContain('La firma está guardada, pero su imagen no se puede mostrar aquí.');
      expect(tagsOf(pdf.tags, 'Figure')).toEqual([]);
    },
  );

  it('PDF-09 is every reason where it is in reconciliation', async () => {
    const reasons = [
      { type: 'ENGANCHE', contract: 'PF-204800', reason: 'La base no es la que se acordó. '.repeat(15).trim() },
      { type: 'BONO', contract: null, reason: 'Falta la venta de <Núñez & Cía>' },
    ];
    const pdf = await readWeek(sampleLines(4), { status: 'inReconciliation', decision: { reasons } });
    expect(tableRows(pdf).slice(-3)).toEqual([
      ['Tipo', 'Contrato', 'Motivo'],
      ['NUEVA VENTA', 'PF-204800', reasons[0]?.reason],
      ['BONO', '—', reasons[1]?.reason],
    ]);
    expect(paragraphs(pdf)).toContain('Solicitada el 18/11/2026 a las 10:32');
  });
});

describe('several advisers', () => {
  it('PDF-04 PDF-09 have a summary with a line each and the sum, and then a part each', async () => {
    const statuses = ['pending', 'accepted', 'inReconciliation'] as const;
    const sections = Array.from({ length: 60 }, (_, at) =>
      sampleSection(sampleLines(1 + (at % 4)), {
        status: statuses[at % 3] ?? null,
        adviserName: `Asesora ${at}`,
        slpCode: 300 + at,
      }),
    );
    const pdf = await read(samplePdf(sections, { kind: 'manager', person: 'Elena Cruz' }));
    const totals = commissionTotals(sections.flatMap(({ weekly }) => weekly.lines));
    const rows = tableRows(pdf).slice(1, 62);
    expect(rows.map(([name, code]) => [name, code])).toEqual([
      ...sections.map(({ adviserName, slpCode }) => [adviserName, String(slpCode)]),
      ['Total', ''],
    ]);
    expect(rows.slice(0, 60).map((row) => row.at(-1))).toEqual(
      sections.map(({ weekly }) => formatPesos(commissionTotals(weekly.lines).toPay)),
    );
    expect(rows.at(-1)?.slice(4)).toEqual([
      String(totals.lines),
      formatPesos(totals.saleAmount),
      formatPesos(totals.totalCommission),
      formatPesos(totals.remaining),
      formatPesos(totals.toPay),
    ]);
    expect(rows.map((row) => row[3]).slice(0, 3)).toEqual(['Pendiente', 'Aceptada', 'En conciliación']);
    expect(paragraphs(pdf)).toEqual(expect.arrayContaining(['Asesores 60', 'Pendiente 20', 'De Elena Cruz']));
    expect(pdf.outline).toEqual(['Resumen por asesor', ...sections.map(({ adviserName }) => adviserName)]);
    expect(
      tagsOf(pdf.tags, 'H2')
        .map(({ text }) => text)
        .filter((text) => text.includes('46-2026')),
    ).toHaveLength(60);
  });

  it('PDF-09 are a page that says so when there are none', async () => {
    const pdf = await read(samplePdf([]));
    expect(pdf.pages).toHaveLength(1);
    expect(paragraphs(pdf)).toContain('No hay comisiones en esta semana.');
  });
});

describe('the file', () => {
  it('PDF-09 is tagged, in Mexican Spanish, with a title, and embeds its fonts', async () => {
    const bytes = await drawCommissionsPdf(samplePdf([sampleSection(sampleLines(3))], { person: 'Núñez & <Cía>' }));
    const pdf = await readPdf(bytes);
    expect(pdf.title).toBe('Comisiones de la semana 46-2026 · Núñez & <Cía>');
    expect([pdf.language, pdf.isTagged]).toEqual(['es-MX', true]);
    const text = bytes.toString('latin1');
    expect(text.match(/\/FontFile2/gu)?.length).toBe(2);
    expect(text).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/u);
    expect(text).toContain('/DisplayDocTitle true');
    expect(Buffer.from(text, 'latin1').toString()).toContain('Núñez &amp; &lt;Cía&gt;');
    const roles = ['Document', 'Sect', 'H1', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'];
    expect(roles.filter((role) => tagsOf(pdf.tags, role).length === 0)).toEqual([]);
  });

  it('PDF-09 is the same bytes for the same content at the same moment', async () => {
    const pdf = samplePdf([sampleSection(sampleLines(3)), sampleSection(sampleLines(2), { adviserName: '李 Ana' })]);
    const [first, again] = [await drawCommissionsPdf(pdf), await drawCommissionsPdf(pdf)];
    expect(first.equals(again)).toBe(true);
  });
});

describe('names', () => {
  it.each([
    'Ñandú Ángel Güemes Pérez',
    'Łukasz Őrsi Ğül Şahin',
    'Nguyễn Thị Ánh',
    'Елена Жукова',
    'Ελένη Παππά',
    'Ana-María de O’Higgins “la Nena”',
    'x 3x4 -> y',
  ])('PDF-09 of many letters are written in them: %s', async (name) => {
    const pdf = await readWeek([sampleLine(0, { clientName: name })], { adviserName: name });
    expect(paragraphs(pdf)).toContain(`Asesor ${name}`);
    expect(withoutSpaces(tableRows(pdf)[1]?.[2] ?? '')).toBe(withoutSpaces(name));
  });

  it('PDF-09 with letters that the fonts lack are drawn by their numbers, and read as what they are', async () => {
    const name = String.raw`Ana 李 שלום 🎉 (\)`;
    const bytes = await drawCommissionsPdf(samplePdf([sampleSection([sampleLine(0, { clientName: name })])]));
    const pdf = await readPdf(bytes);
    expect(actualTexts(bytes).join('')).toBe('李שלום🎉');
    expect(withoutSpaces(tableRows(pdf)[1]?.[2] ?? '')).toBe(withoutSpaces(name));
    expect(withoutSpaces(pdf.drawn.join(''))).toContain('Ana674E05E905DC05D505DD1F389');
  });

  it.each([
    ['W'.repeat(300)],
    ['Maximiliano Ñandú '.repeat(17)],
    ['李'.repeat(300)],
    ['👩‍👩‍👧'.repeat(60)],
    ['\u202E\u0000\n\t '],
    ['\uD800'],
    ['a\u0301\u0323'.repeat(150)],
    [''],
  ])('PDF-07 PDF-09 of any length and kind do not break it (%#)', async (name) => {
    const lines = [sampleLine(0, { clientName: name, contract: name, type: name }), sampleLine(1)];
    const section = { adviserName: name, managerName: name, decision: {} };
    const pdf = await read(samplePdf([sampleSection(lines, section), sampleSection(lines, section)], { person: name }));
    expect(tableRows(pdf).flat()).toEqual(expect.arrayContaining(expectedSums(lines)));
  });

  it('PDF-09 longer than a page go on beside nothing on the next', async () => {
    const name = 'Ana '.repeat(1500).trim();
    const rows = tableRows(await readWeek([sampleLine(0, { clientName: name }), sampleLine(1)]));
    const cells = rows.filter((row) => row[2]?.startsWith('Ana')).map((row) => row[2]);
    expect(cells.join(' ')).toBe(name);
    expect(rows.find(([type]) => type === 'MENSUALIDAD')).toEqual(expectedRow(sampleLine(1)));
  });
});
