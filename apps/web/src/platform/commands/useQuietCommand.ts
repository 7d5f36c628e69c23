import { SessionEndedError } from '@sereno/api';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, use, useRef } from 'react';
import { useCalls } from '../calls.ts';
import { usePlatform } from '../PlatformProvider.tsx';
import { report } from '../report.ts';
import type { QuietCommand } from './command.ts';
import { keyedAttempt, newKey } from './keyedAttempt.ts';
import { requestOf, type SentRequest } from './sentRequest.ts';
import { useSendOnce } from './useSendOnce.ts';
import { attempt, type Failure, type Verdict } from './verdict.ts';

/** Asks again for what the server answered under these keys. */
export type Invalidate = (queryKeys: readonly QueryKey[]) => void;

/** What the frame does for the pages in it. Before the login no answers are kept, and nothing is asked for again. */
export const InvalidateContext = createContext<Invalidate>(() => undefined);

/** What was typed, and what was sent of it: it outlives the page. */
export type CommandDraft = {
  /** What was sent before without an answer; null for nothing. */
  readonly sent: () => SentRequest | null;
  /** Saves the draft and its request at once; null without a draft, or when the server has decided. */
  readonly keep: (request: SentRequest | null) => void;
  /** It was done: nothing of it is to come back. */
  readonly forget: () => void;
};

/** How a page takes part in a command. */
export type QuietOptions<Payload, Gain extends object> = {
  /** Default: no draft, and a key that lasts as long as the page. */
  readonly draft?: CommandDraft;
  /** Called with what was gained; `busy` stays true until it has ended. */
  readonly onDone?: (gain: Gain, payload: Payload) => void | Promise<void>;
  /** Called when it was not done; `busy` stays true until it has ended. */
  readonly onFailed?: (failure: Failure, payload: Payload) => void | Promise<void>;
  /** Hears what no answer came to. Default: the reporting function, unless the session has ended. */
  readonly onError?: (error: unknown) => void;
};

/** A command on a page that shows no failures. */
export type QuietlySent<Payload, Gain extends object> = {
  /** The running command: no other is sent meanwhile. Null for none. */
  readonly sending: Payload | null;
  /** The last result; null without one, or while one is running. */
  readonly verdict: Verdict<Gain> | null;
  /** Forgets what came of the last. */
  readonly dismiss: () => void;
  /** Sends it once and resolves with the result; never rejects. Null when one is running, and nothing was sent. */
  readonly submit: (payload: Payload) => Promise<Verdict<Gain> | null>;
};

const reportFailure = (error: unknown): void => {
  if (!(error instanceof SessionEndedError)) report(error);
};

/**
 * Sends a command, one at a time: the draft is saved first and deleted after success, a lost answer is retried with the
 * same key, and outdated queries are invalidated.
 */
export function useQuietCommand<Payload, Gain extends object>(
  { call, keyed, leaves, invalidates = [] }: QuietCommand<Payload, Gain>,
  { draft, onDone, onFailed, onError = reportFailure }: QuietOptions<Payload, Gain>,
): QuietlySent<Payload, Gain> {
  const { api } = usePlatform();
  const calls = useCalls();
  const invalidate = use(InvalidateContext);
  const { sending, result, send, clear } = useSendOnce<Payload, Verdict<Gain>>();
  const memory = useRef<SentRequest | null>(null);

  async function attemptCall(payload: Payload): Promise<Verdict<Gain>> {
    const sendCall = (key: string | undefined) =>
      call(calls, payload, key).catch((error: unknown) => {
        onError(error);
        throw error;
      });
    if (keyed !== true) {
      draft?.keep(null);
      return attempt(() => sendCall(undefined), true);
    }
    const request = requestOf(payload, draft === undefined ? memory.current : draft.sent(), newKey);
    memory.current = request;
    // Before sending: a page that is closed before the answer restores the key.
    draft?.keep(request);
    const verdict = await keyedAttempt(api, request.key, sendCall);
    // What the server has decided is over: the same again is another request.
    if (verdict.kind === 'refused') {
      memory.current = null;
      draft?.keep(null);
    }
    return verdict;
  }

  async function sendWhole(payload: Payload): Promise<Verdict<Gain>> {
    const verdict = await attemptCall(payload);
    if (verdict.kind === 'done') {
      memory.current = null;
      draft?.forget();
      invalidate(invalidates);
      await onDone?.(verdict, payload);
    } else await onFailed?.(verdict, payload);
    return verdict;
  }

  return {
    sending,
    verdict: result,
    dismiss: clear,
    submit: (payload) => send(payload, sendWhole, ({ kind }) => leaves === true && kind === 'done'),
  };
}
