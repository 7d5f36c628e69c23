import { minuteOfDay, parseIsoDate, parseTimeOfDay } from '../calendar/index.ts';
import { isEmail, isVisibleText } from '../contact/index.ts';
import { isTemplate } from '../mail/index.ts';
import { isUsername } from '../session/index.ts';
import {
  type Field,
  type FieldIssue,
  type FieldIssueCode,
  type FieldValue,
  type FieldValues,
  formFields,
  type Register,
  type TextFormat,
} from './register.ts';
import { isRfc } from './rfc.ts';

const FORMATS: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  email: isEmail,
  username: isUsername,
  code: (text) => /^[A-Z0-9][A-Z0-9-]*$/u.test(text),
  rfc: isRfc,
  zipCode: (text) => /^\d{5}$/u.test(text),
};

const issue = (code: FieldIssueCode, limit?: number) => ({ code, ...(limit !== undefined && { limit }) });
type Fault = ReturnType<typeof issue> | null;

function textFault(text: string, { max, format, multiline = false }: Extract<Field, { readonly kind: 'text' }>): Fault {
  // By code points, as the database counts: an emoji is one character.
  if (Array.from(text).length > max) return issue('tooLong', max);
  const isWritten =
    format === undefined ? isVisibleText(multiline ? text.replaceAll(/[\r\n\t]/gu, ' ') : text) : FORMATS[format](text);
  return isWritten ? null : issue('wrongFormat');
}

function figureFault(
  figure: number,
  { min, max }: { readonly min: number; readonly max: number },
  decimals: number,
): Fault {
  if (!Number.isFinite(figure)) return issue('wrongFormat');
  if (figure < min) return issue('tooSmall', min);
  if (figure > max) return issue('tooLarge', max);
  return Number(figure.toFixed(decimals)) === figure ? null : issue('wrongFormat');
}

function dayFault(text: string, isMonth: boolean): Fault {
  if (parseIsoDate(text) === null) return issue('wrongFormat');
  return isMonth && !text.endsWith('-01') ? issue('wrongFormat') : null;
}

/** Minutes between the times that a field can hold. */
const TIME_STEP = 15;

function timeFault(text: string): Fault {
  const time = parseTimeOfDay(text);
  return time !== null && time === text && minuteOfDay(time) % TIME_STEP === 0 ? null : issue('wrongFormat');
}

const TYPES: Readonly<Record<Field['kind'], 'string' | 'number' | 'boolean'>> = {
  text: 'string',
  template: 'string',
  number: 'number',
  money: 'number',
  date: 'string',
  month: 'string',
  instant: 'string',
  time: 'string',
  flag: 'boolean',
  choice: 'string',
  reference: 'number',
  references: 'string',
};

/** The ids that a field of several references holds. */
export const idsIn = (value: FieldValue): readonly number[] =>
  typeof value === 'string' ? value.split(',').map(Number).filter(Number.isSafeInteger) : [];

/** The value of a field of several references; null for none. */
export function idsText(ids: readonly number[]): string | null {
  const ordered = [...new Set(ids)].toSorted((one, other) => one - other);
  return ordered.length === 0 ? null : ordered.join(',');
}

function valueFault(field: Field, value: Exclude<FieldValue, null>): Fault {
  if (typeof value === 'boolean') return null;
  switch (field.kind) {
    case 'text':
      return textFault(String(value), field);
    case 'template':
      return (
        textFault(String(value), { ...field, kind: 'text' }) ??
        (isTemplate(String(value)) ? null : issue('unknownVariable'))
      );
    case 'number':
      return figureFault(Number(value), field, field.decimals ?? 0);
    case 'money':
      return figureFault(Number(value), field, 2);
    case 'date':
    case 'month':
      return dayFault(String(value), field.kind === 'month');
    case 'time':
      return timeFault(String(value));
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : issue('unknown');
    case 'reference':
      return Number.isSafeInteger(value) ? null : issue('unknown');
    case 'references':
      return idsText(idsIn(String(value))) === value ? null : issue('unknown');
    default:
      return null;
  }
}

/** What is wrong with the value of a field; null where nothing is. Whether a reference leads anywhere is for the server to say. */
export function fieldIssue(field: Field, value: FieldValue): FieldIssue | null {
  const isEmpty = value === null || value === '';
  if (isEmpty) return field.required === true ? { field: field.id, code: 'required' } : null;
  const fault = typeof value === TYPES[field.kind] ? valueFault(field, value) : issue('wrongType');
  return fault && { field: field.id, ...fault };
}

/** A value as it is kept: a text without the spaces around it, and null in place of an empty one. */
export function tidied(value: FieldValue): FieldValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The values of a form as they are kept: of its own fields alone, each of them there. */
export function tidiedValues(register: Register, values: FieldValues, isNew: boolean): FieldValues {
  return Object.fromEntries(
    formFields(register, isNew).map(({ id, kind }) => [id, tidied(values[id] ?? (kind === 'flag' ? false : null))]),
  );
}

/**
 * What keeps a form from being saved, at most one issue per field, in the order of the fields; then what the register says of fields
 * together, where each of them is right alone.
 * @param isNew Whether the row is created; otherwise it is changed.
 */
export function registerIssues(register: Register, values: FieldValues, isNew: boolean): readonly FieldIssue[] {
  const fields = formFields(register, isNew);
  const strange = Object.keys(values).filter((id) => !fields.some((field) => field.id === id));
  const issues = [
    ...strange.map((field): FieldIssue => ({ field, code: 'notWritable' })),
    ...fields.map((field) => fieldIssue(field, tidied(values[field.id] ?? null))).filter((one) => one !== null),
  ];
  return issues.length > 0 ? issues : (register.check?.(values) ?? []);
}
