import { MalformedAnswerError, UnexpectedStatusError } from './errors.ts';
import { fieldsOf, flagOf, textOf } from './readers.ts';
import type { Send } from './transport.ts';

/** Gives the state of a postal code, or null where it has none. */
export type PostalLookup = (code: string, signal?: AbortSignal) => Promise<string | null>;

const CALL = 'GET /postal/{code}';

/**
 * Reads the state of a postal code (ENT-20, POS-02) as the service spells it. Services put `estado` and `error` at the
 * top of their answer, in a `body` or in a `response`. Null when there is no state, or `error` says so.
 */
export function readPostalState(answer: unknown): string | null {
  const top = fieldsOf(answer);
  const places = [top, fieldsOf(top['body']), fieldsOf(top['response'])];
  if (places.some(({ error }) => flagOf(error) || textOf(error) === 'true')) return null;
  return places.map(({ estado }) => textOf(estado)).find((state) => state !== null) ?? null;
}

/**
 * Builds the postal-code lookup (API-06). It never sends the access token: the service may be a third party's. It is
 * to be asked for codes of exactly five characters (POS-01).
 * @param url Where the service stands, with '{code}' in the place of the code.
 */
export function createPostalLookup(send: Send, url: string): PostalLookup {
  return async (code, signal) => {
    const address = url.replace('{code}', encodeURIComponent(code));
    const response = await send(new Request(address, signal ? { signal } : {}));
    if (!response.ok) throw new UnexpectedStatusError(response.status, CALL);
    const text = await response.text();
    try {
      return readPostalState(JSON.parse(text));
    } catch {
      throw new MalformedAnswerError(CALL);
    }
  };
}
