import type { OpenSession } from '@sereno/domain/session';
import { answerOf } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { openSessionOf } from './generated/readers/session.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { listReader } from './readers.ts';

const readSessions = listReader(openSessionOf);

/** The signed-in person's open sessions, the last used first (`extension`). */
async function openSessions(client: Client, signal: Signal = null): Promise<readonly OpenSession[]> {
  return answerOf('GET /user/sessions', client.GET('/user/sessions', { signal }), readSessions);
}

/** Ends one of them, ended before or not (`extension`). */
async function endSession(client: Client, id: string): Promise<Outcome> {
  const requested = client.POST('/user/sessions/{id}/end', { params: { path: { id } } });
  return outcomeOf('POST /user/sessions/{id}/end', requested);
}

/** Ends all of them but the one that asks (`extension`). */
async function endOtherSessions(client: Client): Promise<Outcome> {
  return outcomeOf('POST /user/sessions/end-others', client.POST('/user/sessions/end-others'));
}

/** The calls about a person's sessions, apart from the others: the page of the account alone needs them. */
export function createSessionCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    openSessions: bound(openSessions),
    endSession: bound(endSession),
    endOtherSessions: bound(endOtherSessions),
  };
}

export type SessionCalls = ReturnType<typeof createSessionCalls>;
