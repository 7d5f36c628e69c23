import {
  type Field,
  fieldOf,
  type FieldValue,
  filterKindOf,
  type KnownRegister,
  type RegisterFilter,
  type RegisterQuery,
  type RegisterRow,
  type RegisterState,
} from '@sereno/domain/register';
import { fromCents, toCents } from '@sereno/domain/money';
import { scopeOf } from '@sereno/domain/access';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { anywhere, folded } from '../../database/text.ts';
import { nameOfReference, namesOfReferences } from './lookups.ts';
import type { RowContext } from './registerTable.ts';
import { TABLES } from './tables.ts';

/** The column of a field: its name in snake case. */
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** SQL for what a field holds, of a row under the alias `row`; amounts in cents, times 'HH:mm'. */
function storedOf(register: KnownRegister, field: string, timeZone: string): RawBuilder<unknown> {
  const computed = TABLES[register.id].computed?.[field];
  const column = computed === undefined ? sql.ref(`row.${columnOf(field)}`) : computed(timeZone);
  return fieldOf(register, field).kind === 'time' ? sql`to_char(make_interval(mins => ${column}), 'HH24:MI')` : column;
}

/** SQL for what a field is searched and ordered by: a reference by the names that it leads to. */
function writtenOf(register: KnownRegister, name: string, timeZone: string): RawBuilder<unknown> {
  const field = fieldOf(register, name);
  const stored = storedOf(register, name, timeZone);
  if (field.kind === 'reference') return nameOfReference(field.to, stored);
  return field.kind === 'references' ? namesOfReferences(field.to, stored) : stored;
}

/** SQL for whether a row is out of use. */
const isEnded = ({ id }: KnownRegister) => sql<SqlBool>`${sql.ref(`row.${TABLES[id].ended ?? 'ended'}`)}`;

function tableOf({ id }: KnownRegister, context: RowContext): RawBuilder<unknown> {
  const { table, rows } = TABLES[id];
  return rows === undefined ? sql`${sql.table(table)} row` : sql`(${rows(context)}) row`;
}

/** SQL for the rows that somebody sees: of their company, and of their scope where the register has one. */
function isSeen({ scope }: KnownRegister, { companyId, viewer }: RowContext): RawBuilder<SqlBool> {
  const ofCompany = sql<SqlBool>`row.company_id = ${companyId}`;
  return scope === undefined
    ? ofCompany
    : sql<SqlBool>`${ofCompany} and ${withinScope(scopeOf(viewer), 'row', columnOf(scope))}`;
}

function matches(register: KnownRegister, filter: RegisterFilter, timeZone: string): RawBuilder<SqlBool> {
  const field = fieldOf(register, filter.field);
  const stored = storedOf(register, filter.field, timeZone);
  switch (filter.kind) {
    case 'text':
      return holds(stored, filter.text);
    case 'oneOf':
      if (field.kind === 'references') {
        return sql<SqlBool>`string_to_array(${stored}, ',') && array[${sql.join(filter.values)}]::text[]`;
      }
      // As numbers, which an index of the column finds.
      if (field.kind === 'reference')
        return sql<SqlBool>`${stored} in (${sql.join([null, ...filter.values.filter(isId).map(Number)])})`;
      return sql<SqlBool>`${stored}::text in (${sql.join(filter.values.length === 0 ? [''] : filter.values)})`;
    case 'yesNo':
      return sql<SqlBool>`${stored} = ${filter.value}`;
    case 'numberRange': {
      if (field.kind === 'number' && (field.decimals ?? 0) > 0)
        return isBetween(stored, filter.min, filter.max, sql`numeric`);
      // Whole numbers, as the column holds them: compared with others, no index finds it.
      const bound = (figure: number | null, round: (figure: number) => number) =>
        figure === null ? null : field.kind === 'money' ? toCents(figure) : round(figure);
      return isBetween(stored, bound(filter.min, Math.ceil), bound(filter.max, Math.floor), sql`bigint`);
    }
    default: {
      const day = field.kind === 'instant' ? sql`(${stored} at time zone ${timeZone})::date` : stored;
      return isBetween(day, filter.start, filter.end, sql`date`);
    }
  }
}

/** Whether a text is written as the id of a row. */
const isId = (text: string) => /^-?\d{1,9}$/u.test(text);

const holds = (stored: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`${folded(stored)} like ${folded(anywhere(text))}`;

function isBetween(
  stored: RawBuilder<unknown>,
  from: FieldValue,
  to: FieldValue,
  type: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const ends = [
    ...(from === null ? [] : [sql<SqlBool>`${stored} >= ${from}::${type}`]),
    ...(to === null ? [] : [sql<SqlBool>`${stored} <= ${to}::${type}`]),
  ];
  return ends.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}

const STATES: Readonly<Record<RegisterState, (ended: RawBuilder<SqlBool>) => RawBuilder<SqlBool>>> = {
  active: (ended) => sql<SqlBool>`not ${ended}`,
  ended: (ended) => ended,
  all: () => sql<SqlBool>`true`,
};

/** SQL for whether a text is found in one of the fields that a register is searched by. */
function isFound(register: KnownRegister, text: string, context: RowContext): RawBuilder<SqlBool> {
  const fields = register.search.map((field) => holds(writtenOf(register, field, context.timeZone), text));
  return TABLES[register.id].isFound?.(text, context) ?? sql<SqlBool>`(${sql.join(fields, sql` or `)})`;
}

type Narrowing = Pick<RegisterQuery, 'search' | 'filters' | 'state'>;

function narrowed(register: KnownRegister, { search, filters, state }: Narrowing, context: RowContext) {
  const { timeZone } = context;
  const parts = [
    isSeen(register, context),
    STATES[state](isEnded(register)),
    ...filters.map((filter) => matches(register, filter, timeZone)),
    ...(search === '' || register.search.length === 0 ? [] : [isFound(register, search, context)]),
  ];
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** What a field is ordered by: a reference by the name it leads to, a text as a person reads it. */
function orderOf(register: KnownRegister, name: string, timeZone: string): RawBuilder<unknown> {
  const field = fieldOf(register, name);
  const written = writtenOf(register, name, timeZone);
  return ['text', 'oneOf'].includes(filterKindOf(field)) && field.kind !== 'choice'
    ? sql`${folded(written)} collate "C"`
    : written;
}

function ordered(register: KnownRegister, sort: RegisterQuery['sort'], timeZone: string) {
  const asked = sort.length > 0 ? sort : register.order.map(({ field, descending = false }) => ({ field, descending }));
  const parts = asked.map(({ field, descending }) => {
    const direction = descending ? sql`desc` : sql`asc`;
    return sql`${orderOf(register, field, timeZone)} ${direction} nulls last`;
  });
  return sql.join([...parts, sql`row.id`]);
}

type Selected = {
  readonly id: number;
  readonly version: number;
  readonly ended: boolean;
  readonly values: readonly FieldValue[];
} & Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

const references = ({ fields }: KnownRegister) =>
  fields.flatMap((field) =>
    field.kind === 'reference' || field.kind === 'references'
      ? [{ id: field.id, to: field.to, named: field.kind === 'reference' ? nameOfReference : namesOfReferences }]
      : [],
  );

/** SQL for what a field holds as it is read: an instant as the clock of the business zone shows it. */
function readOf(register: KnownRegister, { id, kind }: Field, timeZone: string): RawBuilder<unknown> {
  const stored = storedOf(register, id, timeZone);
  return kind === 'instant' ? sql`to_char(${stored} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')` : stored;
}

function selected(register: KnownRegister, timeZone: string) {
  const values = register.fields.map(
    (field) => sql`${readOf(register, field, timeZone)} as ${sql.ref(`value:${field.id}`)}`,
  );
  const names = references(register).map(
    ({ id, to, named }) => sql`${named(to, storedOf(register, id, timeZone))} as ${sql.ref(`name:${id}`)}`,
  );
  return sql.join([sql`row.id, row.version, ${isEnded(register)} as ended`, ...values, ...names]);
}

function valueIn({ kind, id }: Field, row: Selected): FieldValue {
  const value = row[`value:${id}`];
  if (value === undefined || value === null || typeof value === 'object') return null;
  return kind === 'money' ? fromCents(Number(value)) : value;
}

function rowOf(register: KnownRegister, row: Selected): RegisterRow {
  const names = references(register).map(({ id }) => [id, row[`name:${id}`] ?? null] as const);
  return {
    id: row.id,
    version: row.version,
    isEnded: row.ended,
    values: Object.fromEntries(register.fields.map((field) => [field.id, valueIn(field, row)])),
    names: Object.fromEntries(names.flatMap(([id, name]) => (name === null ? [] : [[id, String(name)]]))),
  };
}

/** More rows than this are not counted: to count a million of them takes longer than to read a page. */
const COUNTED_ROWS = 10_000;

/**
 * How many rows there are on all pages, as far as is known, and whether there are more.
 * @param found Rows from the first of the page on, up to the first one after it.
 * @param counted Rows that were counted, up to one more than are.
 */
function totalOf({ page, pageSize }: RegisterQuery, found: number, counted: number) {
  if (counted <= COUNTED_ROWS) return { total: counted, hasMore: false };
  const isLast = found > 0 && found <= pageSize;
  if (isLast) return { total: page * pageSize + found, hasMore: false };
  return { total: Math.max(COUNTED_ROWS, (page + 1) * pageSize), hasMore: true };
}

/**
 * One page of a register, and how many rows there are on all pages. The ids of the page come first: what is shown of the rows before it would
 * be computed and thrown away.
 */
export async function listRows(register: KnownRegister, query: RegisterQuery, context: RowContext) {
  const { db, timeZone } = context;
  const { page, pageSize } = query;
  const where = narrowed(register, query, context);
  const order = ordered(register, query.sort, timeZone);
  const table = tableOf(register, context);
  const count = (limit: RawBuilder<unknown>) =>
    sql<{ count: number }>`
      select count(*) as count from (select from ${table} where ${where} limit ${limit}) counted`.execute(db);
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    sql<Selected>`
      select ${selected(register, timeZone)} from ${table} where ${isSeen(register, context)} and row.id in (
        select row.id from ${table} where ${where} order by ${order}
        limit ${pageSize + 1} offset ${page * pageSize})
      order by ${order}`.execute(db),
    count(sql`${COUNTED_ROWS + 1}`),
  ]);
  const rows = found.slice(0, pageSize).map((row) => rowOf(register, row));
  const known = counted[0]?.count ?? 0;
  // Behind the last page it has to be known where the list ends: the person is led back there.
  if (found.length === 0 && known > COUNTED_ROWS) {
    const all = await count(sql`all`);
    return { rows, total: all.rows[0]?.count ?? known, hasMore: false };
  }
  return { rows, ...totalOf(query, found.length, known) };
}

/** The next rows that a question leaves, by id: a file is read so, because a page far down takes as long as all before it. */
export async function rowsAfter(
  register: KnownRegister,
  query: Narrowing,
  id: number,
  limit: number,
  context: RowContext,
): Promise<readonly RegisterRow[]> {
  const { db, timeZone } = context;
  const { rows } = await sql<Selected>`
    select ${selected(register, timeZone)} from ${tableOf(register, context)}
    where ${narrowed(register, query, context)} and row.id > ${id} order by row.id limit ${limit}`.execute(db);
  return rows.map((row) => rowOf(register, row));
}

/** One row by its id; undefined where the person sees no such row. */
export async function findRow(register: KnownRegister, id: number, context: RowContext) {
  const { db, timeZone } = context;
  const { rows } = await sql<Selected>`
    select ${selected(register, timeZone)} from ${tableOf(register, context)}
    where ${isSeen(register, context)} and row.id = ${id}`.execute(db);
  return rows[0] && rowOf(register, rows[0]);
}

/** Whether another row of the company has these values, ignoring case. */
export async function isTaken(
  register: KnownRegister,
  values: Readonly<Record<string, FieldValue>>,
  exceptId: number | null,
  context: RowContext,
): Promise<boolean> {
  const { db, companyId, timeZone } = context;
  const parts = Object.entries(values).map(([field, value]) => {
    const stored = storedOf(register, field, timeZone);
    return typeof value === 'string' && fieldOf(register, field).kind === 'text'
      ? sql<SqlBool>`lower(${stored}) = lower(${value})`
      : sql<SqlBool>`${stored} = ${value}`;
  });
  const { rows } = await sql`
    select 1 from ${tableOf(register, context)}
    where row.company_id = ${companyId} and row.id is distinct from ${exceptId} and ${sql.join(parts, sql` and `)}
    limit 1`.execute(db);
  return rows.length > 0;
}
