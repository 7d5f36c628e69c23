import { setImmediate as turn } from 'node:timers/promises';
import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import { bytesOf, createDocument } from './document.ts';
import { drawFacts, drawHeading, statusColor, statusWord } from './heading.ts';
import type { CommissionsPdf } from './input.ts';
import { oneLine } from './letters.ts';
import { PAGE, STYLE } from './look.ts';
import { momentText, zoneName } from './moment.ts';
import { createSheet, type Sheet, shortened } from './sheet.ts';
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

/** Below every page: which week it is, when it was printed, and which page of how many it is. */
function drawFeet({ doc, ink, artifact }: Sheet, { week, person, printedAt, zone }: CommissionsPdf): void {
  const { start, count } = doc.bufferedPageRange();
  const moment = momentText(printedAt, zone);
  const printed = moment === null ? '' : TEXTS.printed(moment.date, moment.time, zoneName(zone, printedAt));
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    artifact(() => {
      const title = shortened(ink, TEXTS.titleOf(formatWeek(week), nameOf(person)), STYLE.foot, 330);
      ink.draw(title, PAGE.left, PAGE.foot, STYLE.foot);
      const middle = (PAGE.left + PAGE.right + 330) / 2 - 20;
      ink.draw(printed, middle - ink.widthOf(printed, STYLE.foot) / 2, PAGE.foot, STYLE.foot);
      const number = TEXTS.page(page + 1, count);
      ink.draw(number, PAGE.right - ink.widthOf(number, STYLE.foot), PAGE.foot, STYLE.foot);
    }, 'Pagination');
  }
}

/**
 * The PDF of weekly commissions: a part for each adviser with rows, sums, status, signature and fingerprint, and a summary before
 * them where there are several (PDF-02 to PDF-06, PDF-09). The same input gives the same bytes; nothing is fetched.
 * @throws RangeError for amounts that cannot be counted in cents, and for an unknown zone.
 */
export async function drawCommissionsPdf(pdf: CommissionsPdf): Promise<Buffer> {
  const title = TEXTS.titleOf(formatWeek(pdf.week), nameOf(pdf.person));
  const doc = createDocument(title, pdf.printedAt);
  const sheet = createSheet(doc);
  if (pdf.sections.length !== 1) drawSummary(sheet, pdf);
  for (const section of pdf.sections) {
    const signature = section.weekly.decision?.signature ?? null;
    const picture = signature === null ? null : await signaturePicture(signature);
    drawSection(sheet, pdf, { ...section, picture });
    // Others are served between two people.
    await turn();
  }
  drawFeet(sheet, pdf);
  sheet.parent.end();
  return bytesOf(doc);
}
