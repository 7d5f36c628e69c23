import type { Found } from '@sereno/domain/search';
import { answerOf } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { foundOf } from './generated/readers/search.ts';
import { rowReader } from './readers.ts';

/** People, quotations and contracts whose name or number contains the text (an extension of our own server). */
async function search(client: Client, text: string, signal: Signal = null): Promise<Found> {
  const requested = client.GET('/search', { params: { query: { Text: text } }, signal });
  return answerOf('GET /search', requested, rowReader(foundOf));
}

/** The call of the search, apart from the others: the command palette needs it alone. */
export function createSearchCalls({ client }: Pick<Doors, 'client'>) {
  return { search: binder(client)(search) };
}
