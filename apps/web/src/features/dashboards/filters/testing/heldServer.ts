import { createApi } from '@sereno/api';
import { createCalls, type Calls } from '@sereno/api/calls';
import { createDetailCalls, type DetailCalls } from '@sereno/api/detail';
import { onTestFinished } from 'vitest';

/** A call that came over the network and waits for its answer. */
export type Held = {
  /** Path and query below the server's address, readable. */
  readonly requested: string;
  /** Whether it was called off by who asked. */
  readonly isCalledOff: () => boolean;
  /** Answers in the envelope, whose status counts (SES-17). */
  readonly answer: (body: unknown, status?: number) => void;
  /** As when there is no connection. */
  readonly fail: () => void;
};

const BASE = 'http://localhost/api';

/** A server that holds every call until the test answers it, and the calls that talk to it. */
export function heldServer(): { readonly calls: Calls & { readonly detail: DetailCalls }; readonly held: Held[] } {
  const held: Held[] = [];
  const test = { isOver: false };
  // The time limit of a call that no test has answered would else end it a minute later, in the middle of another file.
  onTestFinished(() => {
    test.isOver = true;
  });
  const { doors } = createApi({
    baseUrl: BASE,
    session: {
      token: () => 'valid',
      owner: () => 1,
      renewed: () => undefined,
      ended: () => undefined,
      sync: () => undefined,
    },
    identity: () => ({ username: 'rol1', coordinates: null }),
    fetch: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          if (!test.isOver) reject(new DOMException('called off', 'AbortError'));
        });
        held.push({
          requested: decodeURIComponent(request.url.slice(BASE.length)),
          isCalledOff: () => request.signal.aborted,
          answer: (body, status = 200) => resolve(Response.json({ status, body })),
          fail: () => reject(new TypeError('fetch failed')),
        });
      }),
  });
  return { calls: { ...createCalls(doors), detail: createDetailCalls(doors) }, held };
}

/** Ends everything that was started. It takes promises and timers of 0 ms alone, so turns are counted and no clock is read. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
