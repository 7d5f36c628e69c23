import type { RegisterChoice } from '@sereno/api/register';
import { formatScreenDate, formatScreenMonth, monthOf, parseWireDate, timeAtMinute } from '@sereno/domain/calendar';
import { formatDecimal, formatPesos } from '@sereno/domain/money';
import {
  type Field,
  type FieldIssue,
  fieldOf,
  type FieldValue,
  type KnownRegister,
  type RegisterRow,
  type RegisterTextKey,
} from '@sereno/domain/register';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/registers/es.ts';

/** The texts of the registers, in the language of the page. */
export type RegisterText = Translate<typeof es>;

/** A field whose texts are those of the catalogue. */
export type KnownField = Field<RegisterTextKey>;

/** What a field can be: the options of a choice, or the rows that a reference was answered with. */
export type FieldChoice = { readonly value: string; readonly label: string };

/** The times that a field can hold: the quarter hours of a day. */
const TIMES = Array.from({ length: 24 * 4 }, (_, at) => timeAtMinute(15 * at)).map((time) => ({
  value: time,
  label: time,
}));

/** The choices of a field, as texts; none for a field of another kind. */
export function choicesOf(field: KnownField, t: RegisterText, rows: readonly RegisterChoice[]): readonly FieldChoice[] {
  if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value, label: t(label) }));
  if (field.kind === 'time') return TIMES;
  const refers = field.kind === 'reference' || field.kind === 'references';
  return refers ? rows.map(({ id, name }) => ({ value: String(id), label: name })) : [];
}

function dayText(value: string, isMonth: boolean): string {
  const day = parseWireDate(value);
  if (day === null) return value;
  return isMonth ? formatScreenMonth(monthOf(day)) : formatScreenDate(day);
}

/**
 * A value in words; empty where it holds nothing.
 * @param name Of the row that a reference leads to.
 */
export function fieldText(field: KnownField, value: FieldValue, t: RegisterText, name = ''): string {
  if (value === null || value === '') return '';
  switch (field.kind) {
    case 'money':
      return formatPesos(Number(value));
    case 'number':
      return formatDecimal(Number(value), field.decimals ?? 0);
    case 'date':
    case 'month':
      return dayText(String(value), field.kind === 'month');
    case 'instant':
      return `${dayText(String(value).slice(0, 10), false)} ${String(value).slice(11)}`;
    case 'flag':
      return t(value === true ? 'register.yes' : 'register.no');
    case 'choice':
      return choicesOf(field, t, []).find((choice) => choice.value === value)?.label ?? String(value);
    case 'reference':
    case 'references':
      return name === '' ? String(value) : name.replaceAll('\n', ', ');
    default:
      return String(value);
  }
}

/** A value of a row in words; empty where it holds nothing. */
export function rowText(field: KnownField, { values, names }: RegisterRow, t: RegisterText): string {
  return fieldText(field, values[field.id] ?? null, t, names[field.id]);
}

/** What a row is called: the fields that name it, in words. */
export function rowNameOf(register: KnownRegister, row: RegisterRow, t: RegisterText): string {
  const parts = register.rowName.map((id) => rowText(fieldOf(register, id), row, t));
  return parts.filter((part) => part !== '').join(' · ');
}

/** A value of the history in words: the server writes what it kept, and references by their names. */
export function historyText(field: KnownField, kept: string | null, t: RegisterText): string {
  if (kept === null || kept === '') return t('register.empty');
  if (field.kind === 'flag') return t(kept === 'true' ? 'register.yes' : 'register.no');
  return fieldText(field, kept, t, kept);
}

/** The bound that an issue speaks of, as the field writes its values. */
function limitText(field: KnownField, { code, limit }: FieldIssue): string {
  if (field.kind === 'text' || field.kind === 'template') return String(limit ?? field.max);
  if (field.kind === 'time') return timeAtMinute(limit ?? 0);
  if (field.kind !== 'number' && field.kind !== 'money') return String(limit ?? '');
  const bound = limit ?? (code === 'tooSmall' ? field.min : field.max);
  return field.kind === 'money' ? formatPesos(bound) : formatDecimal(bound, Number.isInteger(bound) ? 0 : 2);
}

/** What is wrong with a field, as a sentence. */
export function issueText(field: KnownField | undefined, issue: FieldIssue, t: RegisterText): string {
  const { code } = issue;
  switch (code) {
    case 'tooLong':
    case 'tooSmall':
    case 'tooLarge':
      return field === undefined ? t('issue.wrongType') : t(`issue.${code}`, { limit: limitText(field, issue) });
    case 'wrongFormat':
      return field?.kind === 'text' && field.format !== undefined ? t(`issue.${field.format}`) : t('issue.wrongFormat');
    default:
      return t(`issue.${code}`);
  }
}
