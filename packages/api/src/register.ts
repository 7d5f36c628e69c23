import {
  CHANGE_KINDS,
  FIELD_ISSUE_CODES,
  type FieldIssue,
  type FieldValue,
  type FieldValues,
  formatFilter,
  type KnownRegister,
  type RegisterChange,
  type RegisterQuery,
  type RegisterRow,
  valuesFromWire,
  valuesToWire,
} from '@sereno/domain/register';
import { MalformedAnswerError, UnexpectedStatusError } from './errors.ts';
import { type Answer, answerOf, isSuccess, readAnswer, replyTo, type Call, type Reply } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { keyHeader } from './idempotency.ts';
import { foundBy, type Outcome, refusedBy } from './outcome.ts';
import { type Fields, fieldsOf, instantOf, integerOf, rowsOf, textOf } from './readers.ts';

/** One page of a register, and how many rows there are on all pages. */
export type RegisterPage = {
  readonly rows: readonly RegisterRow[];
  /** Rows on all pages, as far as the server counted. */
  readonly total: number;
  /** There are more rows than were counted. */
  readonly hasMore: boolean;
};

/** A row that a reference may lead to. */
export type RegisterChoice = { readonly id: number; readonly name: string };

/** What became of a change; a refusal names the fields at fault. */
export type RegisterOutcome = Outcome<{ readonly id: number | null }>;

function isValue(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function valuesIn(register: KnownRegister, wire: unknown): FieldValues {
  const values = Object.entries(fieldsOf(wire)).filter((entry): entry is [string, FieldValue] => isValue(entry[1]));
  return valuesFromWire(register, Object.fromEntries(values));
}

/** Odd, because which values a row has is said by its register, not by the document. */
function rowIn(register: KnownRegister, row: Fields): RegisterRow | null {
  const id = integerOf(row['Id']);
  const names = Object.entries(fieldsOf(row['Names'])).map(([field, name]) => [field, textOf(name) ?? ''] as const);
  if (id === null) return null;
  return {
    id,
    version: integerOf(row['Version']) ?? 0,
    isEnded: row['Ended'] === true,
    values: valuesIn(register, row['Values']),
    names: Object.fromEntries(names),
  };
}

/** What a field held, in words; a day as ours. */
function wordsIn(register: KnownRegister, field: string, value: unknown): string | null {
  const own = valuesFromWire(register, { [field]: textOf(value) })[field] ?? null;
  return own === null ? null : String(own);
}

function changeIn(register: KnownRegister, row: Fields): RegisterChange | null {
  const kind = CHANGE_KINDS.find((one) => one === row['Kind']);
  const at = instantOf(row['At']);
  if (kind === undefined || at === null) return null;
  return {
    id: integerOf(row['Id']) ?? 0,
    kind,
    action: textOf(row['Action']),
    at,
    by: textOf(row['By']) ?? '',
    fields: rowsOf(row['Fields'], ({ Field, Before, After }) => {
      const field = textOf(Field);
      return field === null
        ? null
        : { field, before: wordsIn(register, field, Before), after: wordsIn(register, field, After) };
    }),
  };
}

type Narrowing = Pick<RegisterQuery, 'search' | 'filters' | 'state' | 'sort'>;

/** What a list and its file are narrowed down and ordered by. */
const narrowingOf = ({ search, filters, state, sort }: Narrowing) => ({
  ...(search !== '' && { Search: search }),
  ...(filters.length > 0 && { Filter: filters.map(formatFilter) }),
  ...(state !== 'active' && { State: state }),
  ...(sort.length > 0 && { Sort: sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`) }),
});

const pathOf = ({ id: register }: KnownRegister) => ({ register });

/** One page of a register (an extension of our own server). */
async function registerPage(
  client: Client,
  register: KnownRegister,
  query: RegisterQuery,
  signal: Signal = null,
): Promise<RegisterPage> {
  const { page, pageSize } = query;
  const asked = client.GET('/register/{register}', {
    params: { path: pathOf(register), query: { ...narrowingOf(query), Page: page, PageSize: pageSize } },
    signal,
  });
  return answerOf('GET /register/{register}', asked, (body: unknown) => ({
    rows: rowsOf(fieldsOf(body)['Rows'], (row) => rowIn(register, row)),
    total: integerOf(fieldsOf(body)['Total']) ?? 0,
    hasMore: fieldsOf(body)['HasMore'] === true,
  }));
}

/** One row of a register; null where the signed-in person sees no such row. */
async function registerRow(
  client: Client,
  register: KnownRegister,
  id: number,
  signal: Signal = null,
): Promise<RegisterRow | null> {
  const asked = client.GET('/register/{register}/{id}', { params: { path: { ...pathOf(register), id } }, signal });
  return foundBy('GET /register/{register}/{id}', asked, (body: unknown) => rowIn(register, fieldsOf(body)));
}

/** What was done with a row, newest first. */
async function registerHistory(
  client: Client,
  register: KnownRegister,
  id: number,
  signal: Signal = null,
): Promise<readonly RegisterChange[]> {
  const path = { ...pathOf(register), id };
  const asked = client.GET('/register/{register}/{id}/history', { params: { path }, signal });
  return answerOf('GET /register/{register}/{id}/history', asked, (body: unknown) =>
    rowsOf(body, (change) => changeIn(register, change)),
  );
}

/** How a file of a register is written. */
export type RegisterFile = {
  /** The fields that are its columns, in their order, and `ended` for whether a row is in use. */
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  /** What stands for a code: `true`, `PF`, `active`. */
  readonly words: Readonly<Record<string, string>>;
};

/** All rows that a query leaves as a CSV file, in the order in which they were created. */
async function registerCsv(
  client: Client,
  register: KnownRegister,
  query: RegisterQuery,
  { columns, words }: RegisterFile,
  signal: Signal = null,
): Promise<Blob> {
  const { data, error, response } = await client.GET('/register/{register}/csv', {
    params: {
      path: pathOf(register),
      query: {
        ...narrowingOf(query),
        Column: columns.map(({ id, title }) => `${id}:${title}`),
        Word: Object.entries(words).map(([code, word]) => `${code}:${word}`),
      },
    },
    parseAs: 'blob',
    signal,
  });
  if (data instanceof Blob && data.type.startsWith('text/csv')) return data;
  const call = 'GET /register/{register}/csv';
  const refused = readAnswer(call, { data: data instanceof Blob ? await data.text() : data, error, response });
  // A page of a proxy must not be saved as the file.
  if (refused.status < 400) throw new MalformedAnswerError(call);
  throw new UnexpectedStatusError(refused.status, call);
}

/** How many rows `registerChoices` gives at most. */
export const MOST_CHOICES = 50;

/** At most 50 rows that a reference may lead to: those whose name contains a text, or those of ids. */
async function registerChoices(
  client: Client,
  register: KnownRegister,
  field: string,
  asked: string | readonly number[],
  signal: Signal = null,
): Promise<readonly RegisterChoice[]> {
  const query = {
    Field: field,
    ...(typeof asked === 'string' ? asked !== '' && { Search: asked } : { Id: asked.slice(0, MOST_CHOICES) }),
  };
  const requested = client.GET('/register/{register}/choices', { params: { path: pathOf(register), query }, signal });
  return answerOf('GET /register/{register}/choices', requested, (body: unknown) =>
    rowsOf(body, ({ Id, Name }) => {
      const id = integerOf(Id);
      return id === null ? null : { id, name: textOf(Name) ?? '' };
    }),
  );
}

/** What the server found at fault; a code that we do not know is said by the server's own message alone. */
function issuesIn({ envelope }: Answer): readonly FieldIssue[] {
  return rowsOf(envelope['fields'], ({ field, code }) => {
    const known = FIELD_ISSUE_CODES.find((one) => one === code);
    return known === undefined ? null : { field: textOf(field) ?? '', code: known };
  });
}

async function changed(call: Call, asked: Promise<Reply>): Promise<RegisterOutcome> {
  const answer = readAnswer(call, await replyTo(call, asked));
  if (isSuccess(call, answer)) return { kind: 'done', id: integerOf(fieldsOf(answer.body)['Id']) };
  return { ...refusedBy(answer), issues: issuesIn(answer) };
}

/** Creates a row, and gives its id. @param key Makes sending it again harmless; only for a host that `honoursKeys`. */
async function createRegisterRow(
  client: Client,
  register: KnownRegister,
  values: FieldValues,
  key?: string,
): Promise<RegisterOutcome> {
  const params = { path: pathOf(register), ...keyHeader(key) };
  const asked = client.POST('/register/{register}/create', {
    params,
    body: { Values: valuesToWire(register, values) },
  });
  return changed('POST /register/{register}/create', asked);
}

/** Changes a row that was read in that version; refused with 409 when it has another by now. */
async function editRegisterRow(
  client: Client,
  register: KnownRegister,
  { id, version }: Pick<RegisterRow, 'id' | 'version'>,
  values: FieldValues,
): Promise<RegisterOutcome> {
  const asked = client.POST('/register/{register}/{id}/edit', {
    params: { path: { ...pathOf(register), id } },
    body: { Version: version, Values: valuesToWire(register, values) },
  });
  return changed('POST /register/{register}/{id}/edit', asked);
}

/** Takes a row out of use, or puts it back. */
async function switchRegisterRow(
  client: Client,
  register: KnownRegister,
  { id, version }: Pick<RegisterRow, 'id' | 'version'>,
  isEnded: boolean,
): Promise<RegisterOutcome> {
  const call = isEnded ? '/register/{register}/{id}/end' : '/register/{register}/{id}/restore';
  const params = { path: { ...pathOf(register), id } };
  return changed(`POST ${call}`, client.POST(call, { params, body: { Version: version } }));
}

/** Does something else with a row, by the id of the action. */
async function doRegisterAction(
  client: Client,
  register: KnownRegister,
  { id, version }: Pick<RegisterRow, 'id' | 'version'>,
  action: string,
  key?: string,
): Promise<RegisterOutcome> {
  const params = { path: { ...pathOf(register), id, action }, ...keyHeader(key) };
  const asked = client.POST('/register/{register}/{id}/action/{action}', { params, body: { Version: version } });
  return changed('POST /register/{register}/{id}/action/{action}', asked);
}

/** The calls of every register, apart from the others: their pages alone need them. */
export function createRegisterCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    registerPage: bound(registerPage),
    registerRow: bound(registerRow),
    registerCsv: bound(registerCsv),
    registerHistory: bound(registerHistory),
    registerChoices: bound(registerChoices),
    createRegisterRow: bound(createRegisterRow),
    editRegisterRow: bound(editRegisterRow),
    switchRegisterRow: bound(switchRegisterRow),
    doRegisterAction: bound(doRegisterAction),
  };
}

export type RegisterCalls = ReturnType<typeof createRegisterCalls>;
