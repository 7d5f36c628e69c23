import { formatScreenDate } from '@sereno/domain/calendar';
import { distribute, formatCents, MONEY_LOCALE } from '@sereno/domain/money';
import { instalmentSpread, instalmentYears } from '@sereno/domain/quotation';
import { drawBrand, drawFacts, drawFeet } from '../../pdf/blocks.ts';
import { bytesOf, createDocument } from '../../pdf/document.ts';
import { oneLine } from '../../pdf/letters.ts';
import { PORTRAIT, STYLE } from '../../pdf/look.ts';
import { momentText, zoneName } from '../../pdf/moment.ts';
import { createSheet, rule, type Sheet, write } from '../../pdf/sheet.ts';
import { drawTable, GAP, type Row } from '../../pdf/table.ts';
import type { QuotationSheetRow } from './queries.ts';
import { PAPER } from './paperTexts.ts';

/** What the document of a quotation is made of. */
export type QuotationPdf = {
  readonly quotation: QuotationSheetRow;
  /** Who quotes: the company, in the head. */
  readonly company: string;
  readonly printedAt: Date;
  /** The zone of the moment that is printed. */
  readonly zone: string;
};

const WIDTH = PORTRAIT.right - PORTRAIT.left;
const MONTHS = 12;
const percent = new Intl.NumberFormat(MONEY_LOCALE, { style: 'percent', maximumFractionDigits: 2 });

const lineName = (line: string): string =>
  line === 'PF' || line === 'SG' || line === 'BF' ? PAPER.lines[line] : oneLine(line);

/** The number and the plan, and on the right what it costs: a month, or at once. */
function drawHeading(
  sheet: Sheet,
  { number, productName, line }: QuotationSheetRow,
  due: readonly [string, string],
): void {
  const { ink, page } = sheet;
  const [label, amount] = due;
  const top = sheet.y;
  const width = WIDTH - Math.max(ink.widthOf(amount, STYLE.amount), 60) - 24;
  write(sheet, number, STYLE.title, { tag: 'H1', width });
  write(sheet, [oneLine(productName), lineName(line)].join(' · '), STYLE.subtitle, { width });
  const element = sheet.parent.tag('P');
  element.add(() => {
    ink.draw(label, page.right - ink.widthOf(label, STYLE.label), top + 7, STYLE.label);
    ink.draw(amount, page.right - ink.widthOf(amount, STYLE.amount), top + 31, STYLE.amount);
  });
  element.end();
  sheet.y += 10;
  rule(sheet, sheet.y);
  sheet.y += 12;
}

const shortFact = (label: string, value: string) => ({ label, value, width: 70 });

/** For whom and how long it holds, and what it is about. */
function drawPeople(sheet: Sheet, quotation: QuotationSheetRow): void {
  const { prospectName, adviserName, quotedOn, validUntil, pieces, services, contractNumber } = quotation;
  drawFacts(sheet, [
    { label: PAPER.prospect, value: oneLine(prospectName ?? '') || PAPER.none, width: 1, isName: true },
    { label: PAPER.adviser, value: oneLine(adviserName ?? '') || PAPER.none, width: 1, isName: true },
  ]);
  sheet.y += 10;
  drawFacts(sheet, [
    shortFact(PAPER.quotedOn, formatScreenDate(quotedOn)),
    shortFact(PAPER.validUntil, formatScreenDate(validUntil)),
    shortFact(PAPER.pieces, String(pieces)),
    shortFact(PAPER.services, String(services)),
    ...(contractNumber === null ? [] : [shortFact(PAPER.contract, contractNumber)]),
  ]);
  sheet.y += 20;
}

const figureRow = (text: string, cents: number): Row => ({ cells: [{ text }, { text: formatCents(cents) }] });

/** What it comes to, line by line; lines that say nothing are left out. */
function drawFigures(
  sheet: Sheet,
  { amount, discount, discountPercent, untaxed, downPayment, payments }: QuotationSheetRow,
) {
  const total = amount - discount;
  const rows: Row[] = [
    figureRow(PAPER.amount, amount),
    ...(discount > 0 ? [figureRow(PAPER.discount(percent.format(discountPercent / 100)), -discount)] : []),
    { ...figureRow(PAPER.total, total), isTotal: true },
    figureRow(PAPER.untaxed, untaxed),
    figureRow(PAPER.tax, total - untaxed),
    ...(payments > 0
      ? [figureRow(PAPER.downPayment, downPayment), figureRow(PAPER.financed, total - downPayment)]
      : []),
  ];
  write(sheet, PAPER.figures, STYLE.heading, { tag: 'H2' });
  sheet.y += 3;
  drawTable(sheet, {
    size: 9,
    columns: [
      { head: PAPER.concept, align: 'left', width: WIDTH - 120 - GAP },
      { head: PAPER.sum, align: 'right', width: 120 },
    ],
    rows,
  });
  sheet.y += 12;
}

/** The monthly payments: a row for each month, a column for each year. */
function drawInstalments(sheet: Sheet, instalments: readonly number[]): void {
  const spread = instalmentSpread(instalments);
  if (spread === null) return;
  const { count, amount, larger } = spread;
  const first = larger === null ? '' : PAPER.larger(larger.count, formatCents(larger.amount));
  write(sheet, PAPER.instalments(count, formatCents(amount)) + first, STYLE.fact);
  sheet.y += 6;
  const years = instalmentYears(instalments);
  const width = (WIDTH - 30 - GAP * years.length) / years.length;
  drawTable(sheet, {
    size: 8,
    columns: [
      { head: PAPER.month, align: 'left', width: 30 },
      ...years.map((_, year) => ({ head: PAPER.year(year + 1), align: 'right' as const, width })),
    ],
    rows: Array.from({ length: Math.min(MONTHS, count) }, (_, month) => ({
      cells: [
        { text: String(month + 1) },
        ...years.map(({ amounts }) => {
          const cents = amounts[month];
          return { text: cents === undefined ? '' : formatCents(cents) };
        }),
      ],
    })),
  });
  sheet.y += 12;
}

/** Where the person and the adviser sign. */
function drawSignatures(sheet: Sheet, adviser: string): void {
  const { page } = sheet;
  const width = (WIDTH - 48) / 2;
  write(sheet, PAPER.legal, STYLE.note);
  sheet.room(66);
  sheet.y += 40;
  const top = sheet.y;
  for (const [place, text] of [
    PAPER.prospectSigns,
    [PAPER.adviserSigns, adviser].filter(Boolean).join(' · '),
  ].entries()) {
    const left = page.left + place * (width + 48);
    sheet.y = top;
    rule(sheet, top, STYLE.heading.color, left, left + width);
    sheet.y += 4;
    write(sheet, text, STYLE.note, { left, width });
  }
}

/**
 * The document of a quotation, as the screen shows it: what it costs, what is paid when, and where it is signed (UND-32). The same
 * input gives the same bytes; nothing is fetched.
 */
export async function drawQuotationPdf({ quotation, company, printedAt, zone }: QuotationPdf): Promise<Buffer> {
  const { number, prospectName, amount, discount, downPayment, payments } = quotation;
  const title = [`${PAPER.title} ${number}`, oneLine(prospectName ?? '')].filter(Boolean).join(' · ');
  const instalments = payments > 0 ? distribute(amount - discount - downPayment, payments) : [];
  const monthly = instalments.at(-1);
  const doc = createDocument(title, PORTRAIT, printedAt);
  const sheet = createSheet(doc, PORTRAIT);
  const whole = sheet.parent;
  sheet.turn();
  sheet.running = title;
  sheet.parent = whole.tag('Sect');
  drawBrand(sheet, company, PAPER.title);
  drawHeading(
    sheet,
    quotation,
    monthly === undefined ? [PAPER.once, formatCents(downPayment)] : [PAPER.monthly(payments), formatCents(monthly)],
  );
  drawPeople(sheet, quotation);
  drawFigures(sheet, quotation);
  drawInstalments(sheet, instalments);
  drawSignatures(sheet, oneLine(quotation.adviserName ?? ''));
  sheet.parent.end();
  sheet.parent = whole;
  const moment = momentText(printedAt, zone);
  drawFeet(sheet, title, moment === null ? '' : PAPER.printed(moment.date, moment.time, zoneName(zone, printedAt)));
  whole.end();
  return bytesOf(doc);
}
