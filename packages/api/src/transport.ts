import { UnreachableError } from './errors.ts';

export type Send = (request: Request) => Promise<Response>;

/** How long a call may take before it counts as unanswered, in ms. */
const TIME_LIMIT = 30_000;

/**
 * A signal that aborts after so many milliseconds, or when the other one does; `release` ends the wait. By hand, because
 * `AbortSignal.any` and `AbortSignal.timeout` are missing from browsers that people still have.
 */
export function abortAfter(
  milliseconds: number,
  other?: AbortSignal,
): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const follow = () => controller.abort(other?.reason);
  const timer = setTimeout(() => controller.abort(), milliseconds);
  other?.addEventListener('abort', follow);
  if (other?.aborted) follow();
  const release = () => {
    clearTimeout(timer);
    other?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, release };
}

/**
 * Sends over the network and waits for the whole answer. A connection that fails, breaks off or stays silent for half a
 * minute is an `UnreachableError`, the last one with `timedOut`; a call that its caller aborts rejects with the caller's own reason.
 */
export function createTransport(fetch: Send, timeLimit = TIME_LIMIT): Send {
  return async (request) => {
    const { signal, release } = abortAfter(timeLimit, request.signal);
    try {
      const response = await fetch(new Request(request, { signal }));
      const content = await response.arrayBuffer();
      return new Response(content.byteLength === 0 ? null : content, response);
    } catch (error) {
      if (request.signal.aborted) throw error;
      // Nothing else aborts this signal while the caller's own is not aborted.
      throw new UnreachableError(error, signal.aborted);
    } finally {
      release();
    }
  };
}

/** Tells how many calls are under way, at every start and every end, whatever the end (SHL-32, SHL-33). */
export function withRequestCount(send: Send, onCount: (inFlight: number) => void): Send {
  let inFlight = 0;
  const change = (by: number) => {
    inFlight += by;
    onCount(inFlight);
  };
  return async (request) => {
    change(1);
    try {
      return await send(request);
    } finally {
      change(-1);
    }
  };
}
