import type { ProspectHistory } from '@sereno/domain/prospect';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { prospectHistoryOf } from './generated/readers/prospect.ts';
import { rowReader } from './readers.ts';

/** Reads what was done with a prospect; a list that cannot be read is empty. */
export const readProspectHistory = rowReader(prospectHistoryOf);

/** The activities, quotations and contracts of a prospect (UND-11, an extension of our own server); fails for one that is not there. */
export async function prospectHistory(
  client: Client,
  prospectId: number,
  signal: Signal = null,
): Promise<ProspectHistory> {
  const requested = client.GET('/prospect/{id}/history', { params: { path: { id: prospectId } }, signal });
  return answerOf('GET /prospect/{id}/history', requested, readProspectHistory);
}
