import { addAmounts, formatPesos } from '@sereno/domain/money';
import { type CommissionStatus, commissionTotals } from '@sereno/domain/commission';
import { drawFacts } from '../../../pdf/blocks.ts';
import { drawHeading, statusColor, statusWord } from './heading.ts';
import type { CommissionsPdf, CommissionsSection } from './input.ts';
import { oneLine } from '../../../pdf/letters.ts';
import { LANDSCAPE, STYLE } from '../../../pdf/look.ts';
import { type Sheet, write } from '../../../pdf/sheet.ts';
import { amountStyle, type Column, drawTable, GAP, type Row, tableStyle } from '../../../pdf/table.ts';
import { TEXTS } from './texts.ts';

const STATUSES: readonly (CommissionStatus | null)[] = ['pending', 'accepted', 'inReconciliation', null];

const FIGURES = ['saleAmount', 'totalCommission', 'remaining', 'toPay'] as const;
/** The font size of the table, the minimum width of its amounts, and the number of columns before them. */
const SIZE = 8;
const WIDTH = 78;
const TEXTS_BEFORE = 5;
const AMOUNT = amountStyle(tableStyle(SIZE, { strong: true }));
const HEADS = [TEXTS.amounts.saleAmount, TEXTS.amounts.totalCommission, TEXTS.remaining, TEXTS.toPay];

/** The columns, amounts as wide as they are; the names share what the others leave. */
function columns({ ink }: Sheet, rows: readonly Row[]): readonly Column[] {
  const widest = (column: number) =>
    Math.max(...rows.map(({ cells }) => ink.widthOf(cells[column]?.text ?? '', AMOUNT)), WIDTH);
  const fixed: Column[] = [
    { head: TEXTS.code, align: 'left', width: 44 },
    { head: TEXTS.status, align: 'left', width: 74 },
    { head: TEXTS.lines, align: 'right', width: 44 },
    ...HEADS.map((head, index) => ({ head, align: 'right' as const, width: widest(TEXTS_BEFORE + index) })),
  ];
  const [code, ...others] = fixed;
  const left =
    LANDSCAPE.right - LANDSCAPE.left - fixed.reduce((sum, { width }) => sum + width, 0) - GAP * (fixed.length + 1);
  const name = (head: string): Column => ({ head, align: 'left', width: Math.max(left / 2, 50) });
  return [name(TEXTS.adviser), ...(code === undefined ? [] : [code]), name(TEXTS.manager), ...others];
}

function rowOf({ adviserName, slpCode, managerName, weekly }: CommissionsSection): Row {
  const totals = commissionTotals(weekly.lines);
  return {
    cells: [
      { text: oneLine(adviserName) === '' ? TEXTS.noName : adviserName },
      { text: slpCode === null ? TEXTS.none : String(slpCode) },
      { text: oneLine(managerName) === '' ? TEXTS.none : managerName },
      { text: statusWord(weekly.status), color: statusColor(weekly.status), strong: true },
      { text: String(totals.lines) },
      ...FIGURES.map((name) => ({ text: formatPesos(totals[name]), strong: name === 'toPay' })),
    ],
  };
}

/** A line for each adviser and the sum of all. */
export function drawSummary(sheet: Sheet, pdf: CommissionsPdf): void {
  const { sections, person } = pdf;
  const totals = commissionTotals(sections.flatMap(({ weekly }) => weekly.lines));
  const counts = STATUSES.flatMap((status) => {
    const count = sections.filter(({ weekly }) => weekly.status === status).length;
    return count === 0
      ? []
      : [{ label: statusWord(status), value: String(count), width: 72, color: statusColor(status) }];
  });
  sheet.turn();
  sheet.running = TEXTS.summary;
  sheet.doc.outline.addItem(TEXTS.summary);
  drawHeading(sheet, pdf, {
    tag: 'H1',
    toPay: addAmounts(sections.map(({ weekly }) => commissionTotals(weekly.lines).toPay)),
  });
  drawFacts(sheet, [
    { label: TEXTS.person, value: oneLine(person) === '' ? TEXTS.noName : person, width: 270, isName: true },
    { label: TEXTS.advisers, value: String(sections.length), width: 70 },
    ...counts,
  ]);
  sheet.y += 14;
  if (sections.length === 0) {
    write(sheet, TEXTS.noLines, STYLE.body);
    return;
  }
  write(sheet, TEXTS.summary, STYLE.heading, { tag: 'H2' });
  sheet.y += 3;
  const total: Row = {
    cells: [
      { text: TEXTS.all },
      { text: '' },
      { text: '' },
      { text: '' },
      { text: String(totals.lines) },
      ...FIGURES.map((name) => ({ text: formatPesos(totals[name]) })),
    ],
    isTotal: true,
  };
  const rows = [...sections.map(rowOf), total];
  drawTable(sheet, { size: SIZE, columns: columns(sheet, rows), rows });
}
