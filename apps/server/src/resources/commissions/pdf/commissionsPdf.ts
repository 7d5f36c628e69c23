import { setImmediate as turn } from 'node:timers/promises';
import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import { bytesOf, createDocument } from '../../../pdf/document.ts';
import { drawFacts, drawFeet } from '../../../pdf/blocks.ts';
import { drawHeading, statusColor, statusWord } from './heading.ts';
import type { CommissionsPdf } from './input.ts';
import { oneLine } from '../../../pdf/letters.ts';
import { LANDSCAPE } from '../../../pdf/look.ts';
import { momentText, zoneName } from '../../../pdf/moment.ts';
import { createSheet, type Sheet } from '../../../pdf/sheet.ts';
import { signaturePicture } from './signaturePicture.ts';
import type { SignedSection } from './statusBlock.ts';
import { drawSummary } from './summary.ts';
import { TEXTS } from './texts.ts';
import { drawWeekBody } from './weekBody.ts';

const nameOf = (name: string): string => (oneLine(name) === '' ? TEXTS.noName : oneLine(name));

function drawSection(sheet: Sheet, pdf: CommissionsPdf, section: SignedSection): void {
  const { adviserName, slpCode, managerName, weekly } = section;
  const { lines, status } = weekly;
  const totals = commissionTotals(lines);
  const whole = sheet.parent;
  sheet.running = '';
  sheet.turn();
  sheet.running = `${nameOf(adviserName)} · ${TEXTS.title(formatWeek(pdf.week))}`;
  sheet.parent = whole.tag('Sect');
  sheet.doc.outline.addItem(nameOf(adviserName));
  drawHeading(sheet, pdf, { tag: pdf.sections.length > 1 ? 'H2' : 'H1', toPay: totals.toPay });
  drawFacts(sheet, [
    { label: TEXTS.adviser, value: nameOf(adviserName), width: 200, isName: true },
    { label: TEXTS.code, value: slpCode === null ? TEXTS.none : String(slpCode), width: 44 },
    { label: TEXTS.manager, value: oneLine(managerName) === '' ? TEXTS.none : managerName, width: 160, isName: true },
    { label: TEXTS.status, value: statusWord(status), width: 92, color: statusColor(status) },
    { label: TEXTS.amounts.totalCommission, value: formatPesos(totals.totalCommission), width: 72, isAmount: true },
    { label: TEXTS.remaining, value: formatPesos(totals.remaining), width: 72, isAmount: true },
  ]);
  sheet.y += 14;
  drawWeekBody(sheet, section, pdf);
  sheet.parent.end();
  sheet.parent = whole;
}

/** When it was printed, on the clock of the business zone. */
function printedText({ printedAt, zone }: CommissionsPdf): string {
  const moment = momentText(printedAt, zone);
  return moment === null ? '' : TEXTS.printed(moment.date, moment.time, zoneName(zone, printedAt));
}

/**
 * The PDF of weekly commissions: a part for each adviser with rows, sums, status, signature and fingerprint, and a summary before
 * them where there are several (PDF-02 to PDF-06, PDF-09). The same input gives the same bytes; nothing is fetched.
 * @throws RangeError for amounts that cannot be counted in cents, and for an unknown zone.
 */
export async function drawCommissionsPdf(pdf: CommissionsPdf): Promise<Buffer> {
  const title = TEXTS.titleOf(formatWeek(pdf.week), nameOf(pdf.person));
  const doc = createDocument(title, LANDSCAPE, pdf.printedAt);
  const sheet = createSheet(doc, LANDSCAPE);
  if (pdf.sections.length !== 1) drawSummary(sheet, pdf);
  for (const section of pdf.sections) {
    const signature = section.weekly.decision?.signature ?? null;
    const picture = signature === null ? null : await signaturePicture(signature);
    drawSection(sheet, pdf, { ...section, picture });
    // Others are served between two people.
    await turn();
  }
  drawFeet(sheet, title, printedText(pdf));
  sheet.parent.end();
  return bytesOf(doc);
}
