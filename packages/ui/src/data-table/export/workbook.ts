import { parseWireDate } from '@sereno/domain/calendar';
import { strToU8, zipSync } from 'fflate';
import type { CellWords } from '../cells/cellText.ts';
import { cellText } from '../cells/cellText.ts';
import { cellValue, type TableColumn, valueKind } from '../cells/column.ts';
import { figureFormat, fileValue } from '../cells/figureFormat.ts';

/** Styles of cells by their place in `STYLES`. */
const STYLE = { plain: 0, title: 1, money: 2, day: 3, month: 4, decimals: 5 } as const;
/** Number formats; those below 164 are of the format itself, 3 being #,##0. */
const FORMAT = { money: 164, day: 165, month: 166, decimals: 167 } as const;

const NAMESPACE = 'http://schemas.openxmlformats.org';
const MAIN = `${NAMESPACE}/spreadsheetml/2006/main`;
const RELATIONS = `${NAMESPACE}/officeDocument/2006/relationships`;
const PACKAGE = `${NAMESPACE}/package/2006`;
/** Markup as it is written. */
const markup = String.raw;
const HEAD = markup`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Longest text of a cell, characters. */
const LONGEST = 32_767;

// Control characters are none of XML, and neither is half of a pair.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (letter) => ESCAPED[letter] ?? '');

/** Text stays text, whatever it begins with: nothing that somebody typed becomes a formula. */
const textCell = (text: string, style: number = STYLE.plain): string =>
  text === ''
    ? '<c/>'
    : markup`<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(text.slice(0, LONGEST))}</t></is></c>`;

const numberCell = (value: number, style: number): string => markup`<c s="${style}"><v>${value}</v></c>`;

/** Another currency, or a format of the host's own, keeps its decimals; its signs are none that every spreadsheet knows. */
function figureStyle<Row>(column: TableColumn<Row>, { formats }: CellWords): number {
  if (column.kind !== 'money' && column.kind !== 'number') return STYLE.plain;
  if (column.kind === 'money' && !column.format && formats.currency === 'MXN') return STYLE.money;
  const decimals = figureFormat(column, formats).decimals ?? (column.kind === 'number' ? column.decimals : 0);
  return (decimals ?? 0) > 0 ? STYLE.decimals : STYLE.plain;
}

const DAY = 86_400_000;
/** Spreadsheets count days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** How the cells of a column are written: figures and days by value, the rest as the table shows it. */
function cellWriter<Row>(column: TableColumn<Row>, words: CellWords): (row: Row) => string {
  const asText = (row: Row): string => textCell(cellText(column, row, words));
  switch (valueKind(column)) {
    case 'number': {
      const style = figureStyle(column, words);
      const valueOf = fileValue(column, words.formats);
      return (row) => {
        const value = valueOf(row);
        return typeof value === 'number' && Number.isFinite(value) ? numberCell(value, style) : asText(row);
      };
    }
    case 'day': {
      // A moment has a time, which a day would cut off.
      if (column.kind === 'instant') return asText;
      const style = column.kind === 'month' ? STYLE.month : STYLE.day;
      return (row) => {
        const day = parseWireDate(String(cellValue(column, row) ?? ''));
        return day === null ? asText(row) : numberCell((Date.parse(day) - FIRST_DAY) / DAY, style);
      };
    }
    default:
      return asText;
  }
}

/** The letters of a column, counted from 0: 'A', 'Z', 'AA'. */
const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** The lines of the sheet, its titles first. */
export function* workbookLines<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  words: CellWords,
): Generator<string> {
  const letters = columns.map((_, at) => columnLetters(at));
  const line = (number: number, cells: readonly string[]): string =>
    // Some readers find a cell only by its address.
    markup`<row r="${number}">${cells.map((cell, at) => cell.replace('<c', markup`<c r="${letters[at] ?? ''}${number}"`)).join('')}</row>`;
  yield line(
    1,
    columns.map(({ title }) => textCell(title, STYLE.title)),
  );
  const writers = columns.map((column) => cellWriter(column, words));
  let number = 1;
  for (const row of rows) {
    number += 1;
    yield line(
      number,
      writers.map((write) => write(row)),
    );
  }
}

const format = (id: number, code: string): string => markup`<numFmt numFmtId="${id}" formatCode="${xml(code)}"/>`;
const style = (formatId: number, font = 0): string =>
  markup`<xf numFmtId="${formatId}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const STYLES = markup`${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="4">${[
  format(FORMAT.money, '"$"#,##0.00'),
  format(FORMAT.day, 'dd/mm/yyyy'),
  format(FORMAT.month, 'mm/yyyy'),
  format(FORMAT.decimals, '#,##0.0#'),
].join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${[
  style(0),
  style(0, 1),
  style(FORMAT.money),
  style(FORMAT.day),
  style(FORMAT.month),
  style(FORMAT.decimals),
].join('')}</cellXfs></styleSheet>`;

const relation = (id: string, type: string, target: string): string =>
  markup`<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  markup`${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/** Names of sheets are short and without some characters. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || '1';

/** The workbook of one sheet as bytes; its titles stay in sight. @param widths Of the columns, in letters. */
export function workbookFile(title: string, lines: readonly string[], widths: readonly number[]): Blob {
  const columns = widths.map(
    (width, at) => markup`<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': markup`${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': markup`${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xml(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': markup`${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([new Uint8Array(bytes)], { type: `${TYPE}.sheet` });
}
