import { type CalendarDate, formatDate, parseWireDate, readTypedDate } from '@sereno/domain/calendar';
import { type NumberText, numberText } from '../../foundation/field/numberText.ts';
import type { Formats, Translate } from '../../locale/index.ts';
import type { fieldTexts } from '../../locale/texts/es/field.ts';
import type { pickersTexts } from '../../locale/texts/es/pickers.ts';
import type { tableEditingTexts } from '../../locale/texts/es/tableEditing.ts';
import { dateIssueText } from '../../pickers/date/dateIssue.ts';
import { writtenText } from '../cells/cellText.ts';
import { cellValue } from '../cells/column.ts';
import { figureFormat } from '../cells/figureFormat.ts';
import type { TableColumn } from '../cells/column.ts';
import type { EditCell, EditField, EditValue } from './editField.ts';

/** The sentences of an edit: its own, and those that fields and pickers say too. */
export type EditWording = {
  readonly editing: Translate<typeof tableEditingTexts>;
  readonly field: Translate<typeof fieldTexts>;
  readonly pickers: Translate<typeof pickersTexts>;
  /** How the host writes figures and days. */
  readonly formats: Formats;
};

/** What was typed, as a value, or why it is none. */
export type EditReading =
  | { readonly value: EditValue; readonly issue?: never }
  | { readonly value?: never; readonly issue: string };

type Cell<Row> = Omit<EditCell<Row>, 'rowId'>;

/** What the column writes beside a figure, such as '€'; a percentage is a hundred times its number, and is typed as the number. */
const signsOf = <Row>(column: TableColumn<Row>, formats: Formats): string[] =>
  column.kind === 'money' || (column.kind === 'number' && column.format)
    ? [
        figureFormat(column, formats)
          .text(0, formats.tag)
          .replaceAll(/[\d.,%\s]/g, ''),
      ]
    : [];

function decimalsOf<Row>({ field, column }: Cell<Row>, formats: Formats): number | undefined {
  if (field.kind === 'number' && field.decimals !== undefined) return field.decimals;
  if (column.kind === 'money') return figureFormat(column, formats).decimals;
  return column.kind === 'number' && !column.format ? (column.decimals ?? 0) : undefined;
}

/** Numbers are typed as cells show them: as the host writes them, but for a column with a format of the reader's. */
function numbersOf<Row>(cell: Cell<Row>, formats: Formats): NumberText {
  const { column } = cell;
  const decimals = decimalsOf(cell, formats);
  const signs = ['$', formats.currency, ...signsOf(column, formats)];
  const tag = 'format' in column && column.format ? formats.tag : formats.number;
  return numberText(tag, decimals === undefined ? {} : { maximumFractionDigits: decimals }, signs);
}

/** What the cell holds before it is written into. */
export function valueBefore<Row>({ field, column, row }: Cell<Row>): EditValue {
  const value = field.value === undefined ? cellValue(column, row) : field.value(row);
  if (field.kind === 'number') return typeof value === 'number' && !Number.isNaN(value) ? value : null;
  const text = writtenText(value);
  return (field.kind === 'date' ? (parseWireDate(text) ?? text) : text) || null;
}

/** A value as the field shows it for typing. */
export function typedText<Row>(cell: Cell<Row>, value: EditValue, formats: Formats): string {
  if (typeof value === 'number') return numbersOf(cell, formats).write(value);
  return cell.field.kind === 'choice'
    ? (value ?? '')
    : dayText(cell, value ?? '', (day) => formatDate(day, formats.date));
}

/** A value as its cell shows it. */
export function shownText<Row>(cell: Cell<Row>, value: EditValue, formats: Formats): string {
  const { field, column } = cell;
  if (value === null) return '';
  if (typeof value === 'number') {
    const isFigure = column.kind === 'money' || column.kind === 'number';
    return isFigure ? figureFormat(column, formats).text(value, formats.tag) : numbersOf(cell, formats).write(value);
  }
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? value;
  const format = column.kind === 'date' ? column.format : undefined;
  return dayText(cell, value, (day) => format?.(day, formats.tag) ?? formatDate(day, formats.date));
}

function dayText<Row>({ field }: Cell<Row>, text: string, format: (day: CalendarDate) => string): string {
  const day = field.kind === 'date' ? parseWireDate(text) : null;
  return day === null ? text : format(day);
}

/** Reads what was typed or pasted into a cell, and has the host check it. */
export function readEdit<Row>(cell: Cell<Row>, typed: string, say: EditWording): EditReading {
  const { field, row } = cell;
  if (typed.trim() === '') {
    const issue = field.required === true ? say.editing('tableEditing.required') : (field.check?.(null, row) ?? null);
    return issue === null ? { value: null } : { issue };
  }
  switch (field.kind) {
    case 'text': {
      const { maxLength = Infinity } = field;
      return typed.length > maxLength
        ? { issue: say.field('field.tooLong', { max: maxLength }) }
        : checked(typed, field.check?.(typed, row));
    }
    case 'number': {
      const text = numbersOf(cell, say.formats);
      const reading = text.read(typed);
      if (reading.kind !== 'number') return { issue: say.field('numberField.notANumber') };
      const { decimals } = text;
      return decimals !== undefined && reading.decimals > decimals
        ? { issue: say.field('numberField.tooPrecise', { count: decimals }) }
        : checked(reading.value, field.check?.(reading.value, row));
    }
    case 'choice': {
      const value = choiceOf(field, typed);
      return value === null ? { issue: say.editing('tableEditing.choice') } : checked(value, field.check?.(value, row));
    }
    default: {
      const { date, issue } = readTypedDate(typed, {
        today: field.today(),
        pattern: say.formats.date,
        min: field.min,
        max: field.max,
      });
      return issue
        ? { issue: dateIssueText(issue, say.pickers, say.formats.date) }
        : checked(date, field.check?.(date, row));
    }
  }
}

const checked = (value: EditValue, issue: string | null | undefined): EditReading =>
  issue === null || issue === undefined ? { value } : { issue };

const folded = (text: string): string => text.trim().toLowerCase();

/** The value that is meant: a value itself, or what it is called. */
function choiceOf<Row>({ options }: Extract<EditField<Row>, { kind: 'choice' }>, typed: string): string | null {
  const found =
    options.find(({ value }) => value === typed) ?? options.find(({ label }) => folded(label) === folded(typed));
  return found?.value ?? null;
}

/** What a letter that is pressed on the cell begins with: the choice that starts with it; null where the letter is typed. */
export function begunBy<Row>({ field }: Cell<Row>, letter: string): string | null {
  if (field.kind !== 'choice') return null;
  return field.options.find(({ label }) => folded(label).startsWith(folded(letter)))?.value ?? '';
}
