import type { ProspectChoice } from '@sereno/domain/activity';
import type { Prospect, ProspectList, ProspectRow, SimilarProspect } from '@sereno/domain/prospect';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { prospectChoiceOf } from './generated/readers/activity.ts';
import { foundBy } from './outcome.ts';
import { readProspect } from './prospectRecord.ts';
import { type Fields, integerOf, listReader, rowsOf, textOf } from './readers.ts';
import { prospectRowOf } from './generated/readers/prospect.ts';

/** Reads the rows of a register; one without an id cannot be opened and is left out. */
export const readProspectRows = listReader(prospectRowOf);

const WAYS: readonly SimilarProspect['by'][] = ['phone', 'email'];

/**
 * Reads similar prospects. A row without `By` is left out; one that may not be opened stays. By hand, because without an id the
 * name is not read either.
 */
export function readSimilarProspects(body: unknown): readonly SimilarProspect[] {
  return rowsOf(body, (row) => {
    const by = WAYS.find((way) => way === row['By']);
    if (by === undefined) return null;
    const id = integerOf(row['Id']);
    // A name without an id is a slip of the server, and is not shown.
    return id === null
      ? { by, id, name: null, adviserName: null }
      : { by, id, name: textOf(row['Name']), adviserName: textOf(row['AdvisorName']) };
  });
}

/** 'Zapopan · Lucía Hernández': where they live and whose prospect they are; null where neither is told. */
function detailOf(row: Fields): string | null {
  const parts = [textOf(row['Place']), textOf(row['AdvisorName'])].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Reads prospects to choose from; one without id or name is left out. Odd, because the detail is made of two fields. */
export const readProspectChoices = (body: unknown): readonly ProspectChoice[] =>
  rowsOf(body, (row) => {
    const choice = prospectChoiceOf(row);
    return choice && { ...choice, detail: detailOf(row), adviserName: textOf(row['AdvisorName']) };
  });

/**
 * The first prospects whose name contains the text, to book an activity for: an extension of our own server (ADL-39).
 * @param search From 2 to 100 characters; other lengths are refused.
 */
export async function prospectChoices(
  client: Client,
  search: string,
  signal: Signal = null,
): Promise<readonly ProspectChoice[]> {
  const requested = client.GET('/prospect/choices', { params: { query: { Search: search } }, signal });
  return answerOf('GET /prospect/choices', requested, readProspectChoices);
}

const LIST_NAMES = {
  following: 'following',
  notFollowing: 'not-following',
  reassigned: 'reassigned',
  client: 'client',
} as const satisfies Record<ProspectList, string>;

/** A register of the prospects that the signed-in person may see: an extension of our own server (UND-01 to UND-04). */
export async function prospectList(
  client: Client,
  list: ProspectList,
  signal: Signal = null,
): Promise<readonly ProspectRow[]> {
  const requested = client.GET('/prospect/list', { params: { query: { List: LIST_NAMES[list] } }, signal });
  return answerOf('GET /prospect/list', requested, readProspectRows);
}

/** One prospect (UND-11); null where the signed-in person sees no such prospect. */
export async function prospect(client: Client, prospectId: number, signal: Signal = null): Promise<Prospect | null> {
  const requested = client.GET('/prospect/{id}', { params: { path: { id: prospectId } }, signal });
  return foundBy('GET /prospect/{id}', requested, readProspect);
}

/** By what somebody is looked for; texts as they are typed, null for what is not known. */
export type SimilarSearch = {
  readonly phone: string | null;
  readonly email: string | null;
  /** The prospect that is being edited, which is like itself; null for a new one. */
  readonly except: number | null;
};

/** At most five prospects with that phone or e-mail address; empty where neither is given. */
export async function similarProspects(
  client: Client,
  { phone, email, except }: SimilarSearch,
  signal: Signal = null,
): Promise<readonly SimilarProspect[]> {
  const query = {
    ...(phone !== null && { Phone: phone }),
    ...(email !== null && { Email: email }),
    ...(except !== null && { Except: except }),
  };
  if (phone === null && email === null) return [];
  const requested = client.GET('/prospect/similar', { params: { query }, signal });
  return answerOf('GET /prospect/similar', requested, readSimilarProspects);
}
