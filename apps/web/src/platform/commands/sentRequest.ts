import * as v from 'valibot';

/** What was sent without an answer, and under which key: kept in a draft, so that sending it again after a reload does nothing twice. */
export type SentRequest = { readonly content: string; readonly key: string };

/** What a draft may hold of it; null where nothing was sent, or the server has decided. */
export const sentRequestSchema: v.GenericSchema<unknown, SentRequest | null> = v.nullable(
  v.object({ content: v.string(), key: v.string() }),
);

/** The request of a payload: the previous one while the payload is the same, else one with a new key. */
export function requestOf(payload: unknown, before: SentRequest | null, newKey: () => string): SentRequest {
  const content = JSON.stringify(payload);
  return before?.content === content ? before : { content, key: newKey() };
}
