import { dateIn, minuteOfDay, parseTimeOfDay } from '@sereno/domain/calendar';
import { toCents } from '@sereno/domain/money';
import {
  type Field,
  type FieldIssue,
  type FieldValue,
  type FieldValues,
  formFields,
  idsIn,
  type KnownRegister,
  registerIssues,
  type RegisterRow,
  tidiedValues,
} from '@sereno/domain/register';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { lastWriter, recordChange } from './history.ts';
import { isOfferedChoice } from './lookups.ts';
import { REGISTER_REFUSALS } from './refusals.ts';
import type { RegisterContext, RowContext } from './registerTable.ts';
import { columnOf, findRow, isTaken } from './rowQueries.ts';
import { TABLES } from './tables.ts';

/** Who changes which register, when. */
export type Change = { readonly register: KnownRegister; readonly viewer: Viewer; readonly now: Date };
/** A change of one row that was read in that version. */
export type RowChange = Change & { readonly id: number; readonly version: number };

type Work = RegisterContext & { readonly trx: Transaction<Schema> };
type Saved = { readonly status: 200; readonly body: null };

const DONE: Saved = { status: 200, body: null };

const contextOf = ({ trx, timeZone }: Work, { viewer, now }: Change): RowContext => ({
  db: trx,
  viewer,
  companyId: viewer.companyId,
  timeZone,
  today: dateIn(timeZone, now),
});

/**
 * Changes of one register in one company follow one another: what is unique, and what must stay, is looked up before it is written, and
 * nothing comes between the two.
 */
async function lockRegister({ trx }: Work, { register, viewer }: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${register.id}), ${viewer.companyId}::integer)`.execute(trx);
}

const referredIn = (value: FieldValue): readonly number[] => (typeof value === 'number' ? [value] : idsIn(value));

async function referenceIssues(change: Change, values: FieldValues, row: RegisterRow | null, context: RowContext) {
  const issues: FieldIssue[] = [];
  for (const field of formFields(change.register, row === null)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    // What was chosen once may stay, even where it is offered no more.
    const before = new Set(referredIn(row?.values[field.id] ?? null));
    for (const id of referredIn(values[field.id] ?? null)) {
      const isOffered = before.has(id) || (await isOfferedChoice(context.db, field.to, context.companyId, id));
      if (!isOffered) issues.push({ field: field.id, code: 'unknown' });
    }
  }
  return issues;
}

async function takenIssues({ register }: Change, values: FieldValues, row: RegisterRow | null, context: RowContext) {
  const issues: FieldIssue[] = [];
  for (const names of register.unique ?? []) {
    const wanted = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
    const isFilled = Object.values(wanted).every((value) => value !== null);
    if (isFilled && (await isTaken(register, wanted, row?.id ?? null, context)))
      issues.push({ field: names.at(-1) ?? '', code: 'taken' });
  }
  return issues;
}

/** What keeps the values from being saved: the rules of the description, then those that need the database. */
async function issuesOf(work: Work, change: Change, sent: FieldValues, row: RegisterRow | null) {
  const { register, viewer, now } = change;
  const issues = registerIssues(register, sent, row === null);
  if (issues.length > 0) return issues;
  const context = contextOf(work, change);
  // What a form of a change does not have stays as it is.
  const values = { ...row?.values, ...tidiedValues(register, sent, row === null) };
  return [
    ...(await referenceIssues(change, values, row, context)),
    ...(await takenIssues(change, values, row, context)),
    ...((await TABLES[register.id].issues?.(work.trx, { viewer, now, row, values })) ?? []),
  ];
}

function stored(field: Field, values: FieldValues): RawBuilder<unknown> {
  const value = values[field.id] ?? null;
  if (field.kind === 'money' && typeof value === 'number') return sql`${toCents(value)}`;
  if (field.kind === 'time') {
    const time = parseTimeOfDay(String(value ?? ''));
    return sql`${time && minuteOfDay(time)}`;
  }
  return field.kind === 'date' || field.kind === 'month' ? sql`${value}::date` : sql`${value}`;
}

/** The columns that a form writes, by name. */
function columnsOf(register: KnownRegister, values: FieldValues, isNew: boolean) {
  // Several references are rows of a table of their own.
  const fields = formFields(register, isNew).filter(({ kind }) => kind !== 'references');
  const own = fields.map((field) => [columnOf(field.id), stored(field, values)] as const);
  const further = Object.entries(TABLES[register.id].columns?.(values, isNew) ?? {});
  return [...own, ...further.map(([column, value]) => [column, sql`${value}`] as const)];
}

/** The row as it was written, which may be another company's now. */
async function writtenRow(work: Work, change: Change, id: number, values: FieldValues): Promise<RegisterRow | null> {
  const { companyId } = values;
  const context = contextOf(work, change);
  const moved = typeof companyId === 'number' ? { ...context, companyId } : context;
  return (await findRow(change.register, id, moved)) ?? null;
}

/** Creates a row, and tells its id. */
export async function createRow(
  work: Work,
  change: Change,
  sent: FieldValues,
): Promise<{ readonly status: 201; readonly body: { readonly Id: number } } | Refusal> {
  const { register, viewer } = change;
  await lockRegister(work, change);
  const issues = await issuesOf(work, change, sent, null);
  if (issues.length > 0) return REGISTER_REFUSALS.invalid(issues);
  const values = tidiedValues(register, sent, true);
  const own = columnsOf(register, values, true);
  const columns = own.some(([column]) => column === 'company_id')
    ? own
    : [['company_id', sql`${viewer.companyId}`] as const, ...own];
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(TABLES[register.id].table)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(work.trx);
  const id = rows[0]?.id ?? 0;
  await TABLES[register.id].written?.(work.trx, { companyId: viewer.companyId, id, values, isNew: true });
  const after = await writtenRow(work, change, id, values);
  await recordChange(work.trx, change, { id, kind: 'created', before: null, after });
  return { status: 201, body: { Id: id } };
}

type Written = readonly (readonly [column: string, value: RawBuilder<unknown>])[];

/** Writes, counts the version up and records what changed. */
async function writeRow(
  work: Work,
  change: RowChange,
  row: RegisterRow,
  kind: 'changed' | 'ended' | 'restored',
  columns: Written,
  values = row.values,
): Promise<Saved> {
  const { register, viewer, id } = change;
  const set = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update ${sql.table(TABLES[register.id].table)} set ${sql.join([...set, sql`version = version + 1`])}
    where company_id = ${viewer.companyId} and id = ${id}`.execute(work.trx);
  const after = await writtenRow(work, change, id, values);
  await recordChange(work.trx, change, { id, kind, before: row, after });
  return DONE;
}

/**
 * The row as it is, or why it cannot be changed. A client that got no answer sends again: where the newest version is what it asked for
 * and the viewer wrote it, the change is done already.
 */
async function readForChange(
  work: Work,
  change: RowChange,
  isAsAsked: (row: RegisterRow) => boolean,
): Promise<{ readonly row: RegisterRow } | { readonly answer: Saved | Refusal }> {
  await lockRegister(work, change);
  const row = await findRow(change.register, change.id, contextOf(work, change));
  if (row === undefined) return { answer: REFUSALS.notFound() };
  if (row.version === change.version) return { row };
  const isTheirs =
    row.version === change.version + 1 &&
    isAsAsked(row) &&
    (await lastWriter(work.trx, change, row.id)) === change.viewer.accountId;
  return { answer: isTheirs ? DONE : REGISTER_REFUSALS.stale() };
}

/** Replaces the values of a row. */
export async function editRow(work: Work, change: RowChange, sent: FieldValues): Promise<Saved | Refusal> {
  const { register } = change;
  const values = tidiedValues(register, sent, false);
  const read = await readForChange(work, change, (row) =>
    Object.entries(values).every(([field, value]) => row.values[field] === value),
  );
  if ('answer' in read) return read.answer;
  const { row } = read;
  const issues = await issuesOf(work, change, sent, row);
  if (issues.length > 0) return REGISTER_REFUSALS.invalid(issues);
  const written = { ...row.values, ...values };
  await TABLES[register.id].written?.(work.trx, {
    companyId: change.viewer.companyId,
    id: row.id,
    values: written,
    isNew: false,
  });
  return writeRow(work, change, row, 'changed', columnsOf(register, written, false), written);
}

/** Takes a row out of use, or puts it back; what is so already stays as it is. */
export async function switchRow(work: Work, change: RowChange, isEnding: boolean): Promise<Saved | Refusal> {
  const { register, viewer, now, id } = change;
  const read = await readForChange(work, change, (row) => row.isEnded === isEnding);
  if ('answer' in read) return read.answer;
  const { row } = read;
  if (row.isEnded === isEnding) return DONE;
  if (isEnding && register.fixedIds?.includes(id)) return REGISTER_REFUSALS.fixed();
  const values = isEnding ? null : row.values;
  const issues = (await TABLES[register.id].issues?.(work.trx, { viewer, now, row, values })) ?? [];
  if (issues.length > 0) return REGISTER_REFUSALS.invalid(issues);
  const column = TABLES[register.id].ended ?? 'ended';
  return writeRow(work, change, row, isEnding ? 'ended' : 'restored', [[column, sql`${isEnding}`]]);
}

/** Does what the register offers beside changing and ending. */
export async function actOnRow(work: Work, change: RowChange, action: string): Promise<Saved | Refusal> {
  const { register, viewer, now, id } = change;
  const act = TABLES[register.id].actions?.[action];
  if (act === undefined) return REFUSALS.notFound();
  const read = await readForChange(work, change, () => false);
  if ('answer' in read) return read.answer;
  const { row } = read;
  const refused = await act(work.trx, { viewer, now, row, values: row.values }, work);
  if (refused !== null) return refused;
  await recordChange(work.trx, change, { id, kind: 'action', action, before: row, after: row });
  return DONE;
}
