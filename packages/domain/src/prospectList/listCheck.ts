import {
  emptyProspectForm,
  type ProspectIssue,
  prospectIssues,
  prospectRecord,
  type ProspectRecord,
} from '../prospect/index.ts';
import type { ListField, ListMapping } from './listColumns.ts';

/** A row of a list as it was read: a text for each column. */
export type ListRow = readonly string[];

/** What a row comes to: the prospect, or what is wrong with it. */
export type CheckedRow =
  | { readonly kind: 'good'; readonly record: ProspectRecord }
  /** The person is a prospect already, or stands in an earlier row. */
  | { readonly kind: 'duplicate'; readonly of: 'prospect' | 'row' }
  | { readonly kind: 'faulty'; readonly issues: readonly ProspectIssue[] }
  | { readonly kind: 'leftOut' };

/** By what people are known again: telephone numbers as they are dialled, and addresses in small letters. */
export function contactKeys({ mobilePhone, homePhone, email }: ProspectRecord): readonly string[] {
  return [mobilePhone, homePhone, email?.toLowerCase() ?? null].filter((key) => key !== null);
}

/** A spreadsheet keeps a postal code as a figure, and drops the zero that it begins with. */
const written = (field: ListField, text: string) =>
  field === 'zipCode' && /^\d{4}$/u.test(text.trim()) ? `0${text.trim()}` : text;

/** The form that a row fills in; columns of one field are put together. */
function formOf(row: ListRow, mapping: ListMapping) {
  const texts: Partial<Record<ListField, string>> = {};
  for (const [column, field] of mapping.entries()) {
    const text = row[column] ?? '';
    if (field === null || text === '') continue;
    texts[field] = written(field, [texts[field] ?? '', text].filter((part) => part !== '').join(' '));
  }
  return { ...emptyProspectForm, ...texts };
}

function rowOf(row: ListRow, mapping: ListMapping): CheckedRow {
  const form = formOf(row, mapping);
  const record = prospectRecord(form);
  return record === null ? { kind: 'faulty', issues: prospectIssues(form, 'simple') } : { kind: 'good', record };
}

/**
 * What each row comes to by itself; whether its person is known already is for `withoutKnown` to say.
 * @param leftOut Places in the list of rows that are not to be imported.
 * @param first Place in the list of the first of the rows. Default: they are the whole list.
 */
export function checkRows(
  rows: readonly ListRow[],
  mapping: ListMapping,
  leftOut: ReadonlySet<number>,
  first = 0,
): readonly CheckedRow[] {
  return rows.map((row, index) => (leftOut.has(first + index) ? { kind: 'leftOut' } : rowOf(row, mapping)));
}

/** The rows with those as duplicates whose person is a prospect already, or stands in an earlier good row. */
export function withoutKnown(rows: readonly CheckedRow[], known: ReadonlySet<string>): readonly CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.kind !== 'good') return row;
    const keys = contactKeys(row.record);
    if (keys.some((key) => known.has(key))) return { kind: 'duplicate', of: 'prospect' };
    if (keys.some((key) => seen.has(key))) return { kind: 'duplicate', of: 'row' };
    for (const key of keys) seen.add(key);
    return row;
  });
}
