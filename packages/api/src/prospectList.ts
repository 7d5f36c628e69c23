import { LIST_FIELDS, type ListField, type ListMapping } from '@sereno/domain/prospectList';
import { answerOf } from './answer.ts';
import type { Doors, Client, Signal } from './client.ts';
import { binder } from './binder.ts';
import type { components } from './generated/schema.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { fieldsOf, integerOf, rowsOf, textOf } from './readers.ts';

/** A row of an uploaded list that is not imported as it is. */
export type ListProblem = {
  /** Its place below the headings, from 0. */
  readonly row: number;
  readonly cells: readonly string[];
  /** By field of a prospect, or `contact` for telephone numbers and e-mail together. */
  readonly issues: readonly { readonly field: string; readonly code: string }[];
  /** What the person is known from already. */
  readonly duplicateOf: 'prospect' | 'row' | null;
};

/** An uploaded list, and what its rows come to. */
export type ListDraft = {
  readonly id: number;
  readonly name: string;
  readonly headings: readonly string[];
  readonly mapping: ListMapping;
  readonly sample: readonly (readonly string[])[];
  readonly rows: number;
  /** Rows that become prospects. */
  readonly good: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly leftOut: number;
  /** The first ones, faulty ones before duplicates. */
  readonly problems: readonly ListProblem[];
};

/** What is mended of an uploaded list. */
export type ListMending = {
  readonly mapping: ListMapping;
  readonly rows: readonly {
    readonly row: number;
    readonly cells: readonly string[] | null;
    readonly leftOut: boolean;
  }[];
  /** Leaves all rows out that are faulty after that. */
  readonly leaveOutFaulty: boolean;
};

/** Who gets what part of a list, relative to the others. */
export type ListShare = { readonly employeeId: number; readonly share: number };

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((cell) => textOf(cell) ?? '') : [];

const fieldIn = (value: unknown): ListField | null => LIST_FIELDS.find((field) => field === value) ?? null;

/** Odd, because the places of the columns hold what they mean. */
function draftIn(body: unknown): ListDraft {
  const draft = fieldsOf(body);
  const { Mapping, Sample } = draft;
  const count = (name: string) => integerOf(draft[name]) ?? 0;
  return {
    id: count('Id'),
    name: textOf(draft['Name']) ?? '',
    headings: textsIn(draft['Headings']),
    mapping: Array.isArray(Mapping) ? Mapping.map(fieldIn) : [],
    sample: Array.isArray(Sample) ? Sample.map(textsIn) : [],
    rows: count('Rows'),
    good: count('Good'),
    faulty: count('Faulty'),
    duplicates: count('Duplicates'),
    leftOut: count('LeftOut'),
    problems: rowsOf(draft['Problems'], ({ Row, Cells, Issues, DuplicateOf }) => ({
      row: integerOf(Row) ?? 0,
      cells: textsIn(Cells),
      issues: rowsOf(Issues, ({ Field, Code }) => ({ field: textOf(Field) ?? '', code: textOf(Code) ?? '' })),
      duplicateOf: DuplicateOf === 'prospect' || DuplicateOf === 'row' ? DuplicateOf : null,
    })),
  };
}

/** What the person has uploaded and not imported; null where there is nothing. */
async function prospectListDraft(client: Client, signal: Signal = null): Promise<ListDraft | null> {
  const requested = client.GET('/prospect-list/draft', { signal });
  return answerOf('GET /prospect-list/draft', requested, (body: unknown) => (body === null ? null : draftIn(body)));
}

type Drafted = Outcome<{ readonly draft: ListDraft }>;

/** Uploads a file (an extension of our own server). @param file Its bytes in Base64. */
async function uploadProspectList(client: Client, name: string, file: string): Promise<Drafted> {
  const requested = client.POST('/prospect-list/upload', { body: { Name: name, File: file } });
  return outcomeOf('POST /prospect-list/upload', requested, (body: unknown) => ({ draft: draftIn(body) }));
}

const wireMending = ({ mapping, rows, leaveOutFaulty }: ListMending): components['schemas']['ListMending'] => ({
  Mapping: [...mapping],
  Rows: rows.map(({ row, cells, leftOut }) => ({ Row: row, Cells: cells && [...cells], LeftOut: leftOut })),
  LeaveOutFaulty: leaveOutFaulty,
});

/** Mends an uploaded list, and tells what its rows come to then. */
async function mendProspectList(client: Client, id: number, mending: ListMending): Promise<Drafted> {
  const requested = client.POST('/prospect-list/{id}/mend', { params: { path: { id } }, body: wireMending(mending) });
  return outcomeOf('POST /prospect-list/{id}/mend', requested, (body: unknown) => ({ draft: draftIn(body) }));
}

/** Imports an uploaded list and hands it out, all or nothing; gives the id of the list. @param key Makes sending it again harmless. */
async function importProspectList(
  client: Client,
  id: number,
  shares: readonly ListShare[],
  key?: string,
): Promise<Outcome<{ readonly id: number | null }>> {
  const requested = client.POST('/prospect-list/{id}/import', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Shares: shares.map(({ employeeId, share }) => ({ EmployeeId: employeeId, Share: share })) },
  });
  return outcomeOf('POST /prospect-list/{id}/import', requested, (body: unknown) => ({
    id: integerOf(fieldsOf(body)['Id']),
  }));
}

/** Takes an import back; refused with 409 once somebody has worked on one of its prospects. */
async function undoProspectList(client: Client, id: number, key?: string): Promise<Outcome> {
  const requested = client.POST('/prospect-list/{id}/undo', { params: { path: { id }, ...keyHeader(key) } });
  return outcomeOf('POST /prospect-list/{id}/undo', requested);
}

/** The calls of bought lists, apart from the others: their page alone needs them. */
export function createProspectListCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    prospectListDraft: bound(prospectListDraft),
    uploadProspectList: bound(uploadProspectList),
    mendProspectList: bound(mendProspectList),
    importProspectList: bound(importProspectList),
    undoProspectList: bound(undoProspectList),
  };
}

export type ProspectListCalls = ReturnType<typeof createProspectListCalls>;
