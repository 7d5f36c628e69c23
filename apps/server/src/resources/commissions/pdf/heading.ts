import { formatScreenDate } from '@sereno/domain/calendar';
import type { CommissionStatus } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import { drawBrand } from '../../../pdf/blocks.ts';
import type { CommissionsPdf } from './input.ts';
import { COLOR, STYLE } from '../../../pdf/look.ts';
import { rule, type Sheet, write } from '../../../pdf/sheet.ts';
import { TEXTS } from './texts.ts';

const STATUS_COLOR: Readonly<Record<CommissionStatus, string>> = {
  pending: '#9a6000',
  accepted: '#21763c',
  inReconciliation: '#0f68a2',
};

/** What a status is called; without one the week is running. */
export const statusWord = (status: CommissionStatus | null): string =>
  status === null ? TEXTS.running : TEXTS.statuses[status];
export const statusColor = (status: CommissionStatus | null): string =>
  status === null ? COLOR.muted : STATUS_COLOR[status];

/** The head of a document or of a person's part of it: which week it is, and on the right what it pays. */
export function drawHeading(
  sheet: Sheet,
  { kind, company, week, range, partOf }: CommissionsPdf,
  { tag, toPay }: { tag: 'H1' | 'H2'; toPay: number },
): void {
  const { ink, page } = sheet;
  drawBrand(sheet, company, TEXTS.kinds[kind]);
  const top = sheet.y;
  write(sheet, TEXTS.title(formatWeek(week)), STYLE.title, { tag, width: 480 });
  write(sheet, TEXTS.range(formatScreenDate(range.start), formatScreenDate(range.end)), STYLE.subtitle, { width: 480 });
  if (partOf !== null && tag === 'H1') write(sheet, TEXTS.part(partOf), STYLE.subtitle, { width: 480 });
  const amount = formatPesos(toPay);
  const element = sheet.parent.tag('P');
  element.add(() => {
    ink.draw(TEXTS.toPay, page.right - ink.widthOf(TEXTS.toPay, STYLE.label), top + 7, STYLE.label);
    ink.draw(amount, page.right - ink.widthOf(amount, STYLE.amount), top + 31, STYLE.amount);
  });
  element.end();
  sheet.y += 10;
  rule(sheet, sheet.y);
  sheet.y += 11;
}
