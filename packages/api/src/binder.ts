import type { Client } from './client.ts';

/** Gives the client to each call, so that only its own arguments are left. */
export function binder(client: Client) {
  return <Rest extends readonly unknown[], Result>(call: (client: Client, ...rest: Rest) => Result) =>
    (...rest: Rest): Result =>
      call(client, ...rest);
}
