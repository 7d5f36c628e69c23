import type { TextStyle } from './ink.ts';
import { oneLine } from './letters.ts';
import { ASCENT, COLOR } from './look.ts';
import { lineHeight, rule, type Sheet } from './sheet.ts';

export type Column = { readonly head: string; readonly align: 'left' | 'right'; readonly width: number };

export type Cell = {
  readonly text: string;
  /** A second thing in the cell, small. */
  readonly note?: string;
  readonly strong?: boolean;
  readonly color?: string;
};

export type Row = {
  readonly cells: readonly Cell[];
  /** A row of sums, set off from those above. */
  readonly isTotal?: boolean;
};

/** Between a column and the next. */
export const GAP = 8;
/** So many lines of a cell stay together; a longer one goes on beside nothing, if need be on the next page. */
const LINES_TOGETHER = 30;

type Line = { readonly text: string; readonly style: TextStyle };
/** A row with the lines of each of its cells, and how many the longest has. */
type LaidRow = Row & { readonly lines: readonly (readonly Line[])[]; readonly count: number };

/** The letters of a table of that size. */
export const tableStyle = (size: number, { strong = false, color = COLOR.text }: Partial<Cell> = {}): TextStyle => ({
  size,
  weight: strong ? 'semibold' : 'regular',
  color,
});
/** Figures of one width, for columns whose amounts end together. */
export const amountStyle = (style: TextStyle): TextStyle => ({ ...style, tabular: true });
const headStyle = (size: number): TextStyle => ({ size: size * 0.93, weight: 'semibold', color: COLOR.muted });

const placesOf = (columns: readonly Column[], left: number): readonly number[] => {
  let at = left;
  return columns.map(({ width }) => {
    const place = at;
    at += width + GAP;
    return place;
  });
};

/**
 * Draws a table over as many pages as it takes, with its head on each. Right-aligned cells use tabular figures and never wrap.
 * @param size Font size, in points.
 */
export function drawTable(
  sheet: Sheet,
  { columns, rows, size }: { columns: readonly Column[]; rows: readonly Row[]; size: number },
): void {
  const { ink } = sheet;
  const { padding } = sheet.density;
  const places = placesOf(columns, sheet.page.left);
  const table = sheet.parent.tag('Table');
  const heads = columns.map(({ head, width }) => ink.wrap(head, headStyle(size), width));
  const headLines = Math.max(...heads.map(({ length }) => length));
  const headHeight = headLines * lineHeight(headStyle(size)) + 2 * padding;
  const textHeight = lineHeight(tableStyle(size));

  /** Of as many as stay together. */
  const heightOfLines = (count: number): number => Math.min(LINES_TOGETHER, count) * textHeight + 2 * padding;

  function drawLine({ text, style }: Line, column: number, y: number): void {
    const [place = 0, { align, width }] = [places[column], columns[column] ?? { align: 'left', width: 0 }];
    const left = align === 'left' ? place : place + width - ink.widthOf(text, style);
    ink.draw(text, left, y + style.size * ASCENT, style);
  }

  /** Aligns the column heads at the bottom, however many lines each has. */
  function drawHead(column: number): void {
    const style = headStyle(size);
    const lines = heads[column] ?? [];
    const top = sheet.y + padding + (headLines - lines.length) * lineHeight(style);
    for (const [index, text] of lines.entries()) drawLine({ text, style }, column, top + index * lineHeight(style));
  }

  function afterHead(): void {
    sheet.y += headHeight;
    rule(sheet, sheet.y, COLOR.faint);
  }

  const repeatHead = () => {
    sheet.artifact(() => {
      for (const column of columns.keys()) drawHead(column);
    }, 'Pagination');
    afterHead();
  };

  function linesOf(cell: Cell, column: number, isTotal: boolean): readonly Line[] {
    const { width, align } = columns[column] ?? { width: 0, align: 'left' };
    const own = tableStyle(size, isTotal ? { ...cell, strong: true } : cell);
    const style = align === 'right' ? amountStyle(own) : own;
    const small = amountStyle(tableStyle(size * 0.86, { color: COLOR.muted }));
    const text = oneLine(cell.text);
    const parts = align === 'right' ? [text] : ink.wrap(text, style, width);
    const lines = text === '' ? [] : parts.map((line) => ({ text: line, style }));
    if (cell.note === undefined) return lines;
    return [...lines, ...ink.wrap(oneLine(cell.note), small, width).map((line) => ({ text: line, style: small }))];
  }

  function lay(row: Row): LaidRow {
    const lines = row.cells.map((cell, column) => linesOf(cell, column, row.isTotal ?? false));
    return { ...row, lines, count: Math.max(1, ...lines.map(({ length }) => length)) };
  }

  /** @param below What has to stay with the end of the row. */
  function drawRow({ cells, isTotal = false, lines, count }: LaidRow, below: number): void {
    const row = table.tag('TR');
    const elements = cells.map((_, column) => row.tag(isTotal && column === 0 ? 'TH' : 'TD'));
    for (let first = 0; first < count; first += LINES_TOGETHER) {
      const height = heightOfLines(count - first);
      if (sheet.room(count - first > LINES_TOGETHER ? height : height + below)) repeatHead();
      if (isTotal) rule(sheet, sheet.y, COLOR.strongLine);
      const top = sheet.y + padding;
      for (const [column, element] of elements.entries()) {
        const part = lines[column]?.slice(first, first + LINES_TOGETHER) ?? [];
        if (part.length === 0) continue;
        element.add(() => {
          for (const [index, line] of part.entries()) drawLine(line, column, top + index * textHeight);
        });
      }
      sheet.y += height;
    }
    if (!isTotal) rule(sheet, sheet.y);
    row.end();
  }

  const laid = rows.map(lay);
  // Sums stay with the last row that they are of, and heads with the first one.
  const below = (index: number): number => (rows[index + 1]?.isTotal === true ? heightOfLines(1) : 0);
  sheet.room(headHeight + heightOfLines(laid[0]?.count ?? 0) + below(0));
  const headRow = table.tag('TR');
  for (const [column, { head }] of columns.entries()) {
    const scope = { title: head, scope: 'Column' };
    headRow.tag('TH', scope).add(() => drawHead(column));
  }
  headRow.end();
  afterHead();
  for (const [index, row] of laid.entries()) drawRow(row, below(index));
  table.end();
}
