import {
  COMMISSION_AMOUNTS,
  type CommissionLine,
  type CommissionTotals,
  commissionTotals,
  commissionTypeName,
  remainingCommission,
  remainingDiffers,
  totalsByType,
} from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import type { Ink } from '../../../pdf/ink.ts';
import { oneLine } from '../../../pdf/letters.ts';
import { COLOR, LANDSCAPE, STYLE } from '../../../pdf/look.ts';
import { type Sheet, write } from '../../../pdf/sheet.ts';
import { amountStyle, type Cell, type Column, drawTable, GAP, type Row, tableStyle } from '../../../pdf/table.ts';
import { TEXTS } from './texts.ts';

/** The sizes of letters that are tried, until the amounts leave room for the names of the clients. */
const SIZES = [7.6, 7.2, 6.8, 6.4, 6, 5.6];
const SMALLEST = 5.2;
const CLIENT_WIDTH = 84;

/** The amounts of a line as they are shown, and what remains of it, in the order of the columns. */
const AMOUNTS = [...COMMISSION_AMOUNTS, 'remaining'] as const;
const HEADS: Readonly<Record<(typeof AMOUNTS)[number], string>> = { ...TEXTS.amounts, remaining: TEXTS.remaining };
const TEXT_HEADS = [TEXTS.type, TEXTS.contract, TEXTS.client, TEXTS.saleWeek];
/** What a column of text takes at most of the page, but for the clients, who get what is left. */
const WIDEST_TEXT = 96;

type Amounts = Readonly<Record<(typeof AMOUNTS)[number], number>>;

/** Amounts that are nothing step back behind the others. */
function amountCells(amounts: Amounts): Cell[] {
  return AMOUNTS.map((name) => ({
    text: formatPesos(amounts[name]),
    ...(amounts[name] === 0 && { color: COLOR.faint }),
    ...(name === 'toPay' && { strong: true }),
  }));
}

function lineRow(line: CommissionLine): Row {
  const texts = [
    commissionTypeName(line.type),
    line.contract ?? TEXTS.none,
    line.clientName ?? TEXTS.none,
    line.saleWeek === null ? TEXTS.none : formatWeek(line.saleWeek),
  ];
  const amounts = amountCells({ ...line, remaining: remainingCommission(line) });
  const last = amounts.at(-1);
  const differing =
    last !== undefined && remainingDiffers(line)
      ? amounts.toSpliced(-1, 1, { ...last, note: TEXTS.erp(formatPesos(line.pendingCommission ?? 0)) })
      : amounts;
  return { cells: [...texts.map((text) => ({ text })), ...differing] };
}

const totalRow = (texts: readonly string[], totals: CommissionTotals, isTotal: boolean): Row => ({
  cells: [...texts.map((text) => ({ text })), ...amountCells(totals)],
  isTotal,
});

/** How wide a column must be for its amounts or texts, and for the longest word of its head. */
function widthOf(ink: Ink, size: number, head: string, cells: readonly (Cell | undefined)[], isTotal: boolean): number {
  const words = head.split(' ').map((word) => ink.widthOf(word, tableStyle(size, { strong: true })));
  const texts = cells.map((cell) => {
    const style = amountStyle(tableStyle(size, { strong: isTotal || (cell?.strong ?? false) }));
    const note = cell?.note === undefined ? 0 : ink.widthOf(cell.note, amountStyle(tableStyle(size * 0.86)));
    return Math.max(note, ink.widthOf(oneLine(cell?.text ?? ''), style));
  });
  return texts.reduce((widest, width) => Math.max(widest, width), Math.max(...words));
}

/** The columns of a week at that size: texts and amounts as wide as they are, the clients as wide as is left. */
function columnsAt(ink: Ink, size: number, rows: readonly Row[], total: Row): readonly Column[] {
  const widths = [...TEXT_HEADS, ...AMOUNTS.map((name) => HEADS[name])].map((head, column) => {
    const own = widthOf(
      ink,
      size,
      head,
      rows.map(({ cells }) => cells[column]),
      false,
    );
    const width = Math.max(own, widthOf(ink, size, head, [total.cells[column]], true));
    return { head, align: column < TEXT_HEADS.length ? ('left' as const) : ('right' as const), width };
  });
  const columns = widths.map((each, column) =>
    column < TEXT_HEADS.length ? { ...each, width: Math.min(each.width, WIDEST_TEXT) } : each,
  );
  const taken = columns.reduce((sum, { width, head }) => sum + (head === TEXTS.client ? 0 : width), 0);
  const left = LANDSCAPE.right - LANDSCAPE.left - taken - GAP * (columns.length - 1);
  return columns.map((each) => (each.head === TEXTS.client ? { ...each, width: left } : each));
}

const clientWidth = (columns: readonly Column[]) => columns.find(({ head }) => head === TEXTS.client)?.width ?? 0;

/** The largest letters with which the clients have room; with the smallest, the clients get it from the other texts and amounts. */
function fittingColumns(
  ink: Ink,
  rows: readonly Row[],
  total: Row,
): { readonly size: number; readonly columns: readonly Column[] } {
  for (const size of SIZES) {
    const columns = columnsAt(ink, size, rows, total);
    if (clientWidth(columns) >= CLIENT_WIDTH) return { size, columns };
  }
  const columns = columnsAt(ink, SMALLEST, rows, total);
  const room = LANDSCAPE.right - LANDSCAPE.left - GAP * (columns.length - 1);
  const scale = Math.min(1, (room - CLIENT_WIDTH) / (room - clientWidth(columns)));
  const widthOfColumn = ({ head, width }: Column) => (head === TEXTS.client ? CLIENT_WIDTH : width * scale);
  return { size: SMALLEST * scale, columns: columns.map((each) => ({ ...each, width: widthOfColumn(each) })) };
}

/** The tables of a week, with columns of the same width. */
export type WeekTables = {
  readonly size: number;
  readonly lines: { readonly columns: readonly Column[]; readonly rows: readonly Row[] };
  readonly types: { readonly columns: readonly Column[]; readonly rows: readonly Row[] };
};

/** Lays out the rows of a week with their sums, and the sums by type (CMA-06 to CMA-09). */
export function layTables(ink: Ink, lines: readonly CommissionLine[]): WeekTables {
  const rows = lines.map(lineRow);
  const types = totalsByType(lines);
  const totals = commissionTotals(lines);
  const sums = types.map((type) => totalRow([type.name, TEXTS.lineCount(type.totals.lines)], type.totals, false));
  const all = totalRow([TEXTS.all, TEXTS.lineCount(lines.length)], totals, true);
  const total = totalRow([TEXTS.all, '', TEXTS.lineCount(lines.length), ''], totals, true);
  // The sums of a type may be longer than any row and than the sum of all, where others take away from it.
  const measured = [...rows, ...types.map((type) => totalRow(['', '', '', ''], type.totals, false))];
  const { size, columns } = fittingColumns(ink, measured, total);
  const [type, contract, client, saleWeek] = columns.map(({ width }) => width);
  const wide: Column[] = [
    { head: TEXTS.type, align: 'left', width: (type ?? 0) + (contract ?? 0) + GAP },
    { head: TEXTS.lines, align: 'left', width: (client ?? 0) + (saleWeek ?? 0) + GAP },
    ...columns.slice(TEXT_HEADS.length),
  ];
  return { size, lines: { columns, rows: [...rows, total] }, types: { columns: wide, rows: [...sums, all] } };
}

/** The rows of a week, and what they make. */
export const drawLineTable = (sheet: Sheet, { size, lines }: WeekTables): void => drawTable(sheet, { ...lines, size });

/** The sums by type below their title. */
export function drawTypeTable(sheet: Sheet, { size, types }: WeekTables): void {
  write(sheet, TEXTS.totals, STYLE.heading, { tag: 'H3' });
  sheet.y += 3;
  drawTable(sheet, { ...types, size });
}
