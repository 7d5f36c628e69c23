import type { Send } from './transport.ts';

/** What a server that honours keys says with every answer. */
const PROMISE_HEADER = 'Idempotency-Keys';
const PROMISE = 'honoured';

/** A `send` that listens for the promise, and what it has heard. */
export type KeyedHost = {
  readonly send: Send;
  /** Whether an answer of this host has promised, since the page began, that it honours keys. */
  readonly honoursKeys: () => boolean;
};

/**
 * Listens to the answers of one host. The promise holds for the life of the page: an answer of a proxy, which says nothing
 * of keys, does not take it back.
 */
export function watchKeys(send: Send): KeyedHost {
  let honoured = false;
  return {
    send: async (request) => {
      const response = await send(request);
      honoured ||= response.headers.get(PROMISE_HEADER) === PROMISE;
      return response;
    },
    honoursKeys: () => honoured,
  };
}

/**
 * The header parameter of a call with that key; none without one. Give a key only where `honoursKeys` says so: any other
 * host would refuse the header by CORS, or ignore it.
 */
export function keyHeader(key: string | undefined): { readonly header?: { readonly 'Idempotency-Key': string } } {
  return key === undefined ? {} : { header: { 'Idempotency-Key': key } };
}
