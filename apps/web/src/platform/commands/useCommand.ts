import { MalformedAnswerError, SessionEndedError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { use } from 'react';
import { useCalls } from '../calls.ts';
import { usePlatform } from '../PlatformProvider.tsx';
import { report } from '../report.ts';
import { type Command, type CommandProblem, commandProblem } from './command.ts';
import { InvalidateContext } from './invalidation.ts';
import { keyedAttempt } from './keyedAttempt.ts';
import { newKey } from './newKey.ts';
import { requestOf, type SentRequest } from './sentRequest.ts';
import { useSendOnce } from './useSendOnce.ts';
import { attempt, type Failure, type Verdict } from './verdict.ts';

/** What was typed, and what was sent of it: it outlives the page. */
export type CommandDraft = {
  /** What was sent before without an answer; null for nothing. */
  readonly sent: () => SentRequest | null;
  /** Saves at once what was typed, and what is sent of it; null where nothing is, or the server has decided. */
  readonly keep: (request: SentRequest | null) => void;
  /** It was done: nothing of it is to come back. */
  readonly forget: () => void;
};

/** How a page takes part in a command. */
export type CommandOptions<Gain extends object, Key extends string> = {
  /** The texts of the page. */
  readonly t: (key: Key) => string;
  /** Default: nothing is kept. */
  readonly draft?: CommandDraft;
  /** Called with what was gained; `busy` stays true until it has ended. */
  readonly onDone?: (gain: Gain) => void | Promise<void>;
  /** Called when the server has refused it; `busy` stays true until it has ended. */
  readonly onRefused?: (refusal: Extract<Failure, { readonly kind: 'refused' }>) => void | Promise<void>;
};

/** A command on a page. */
export type SentCommand<Payload, Gain extends object, Key extends string> = {
  /** One is under way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not done, with its sentence; null while there is nothing to say. */
  readonly problem: (Pick<CommandProblem<Key>, 'tone' | 'status'> & { readonly text: string }) | null;
  /** Takes the problem away. */
  readonly dismiss: () => void;
  /** Sends it once and says what came of it; never rejects. Null where one is under way, and nothing was sent. */
  readonly submit: (payload: Payload) => Promise<Verdict<Gain> | null>;
};

const EXPECTED = [UnreachableError, UnexpectedStatusError, MalformedAnswerError, SessionEndedError];

/** A surprise of ours is told like an answer that never came, and reported. */
function reportSurprise(error: unknown): never {
  if (!EXPECTED.some((kind) => error instanceof kind)) report(error);
  throw error;
}

/**
 * Sends a command, one at a time: the draft is saved first and forgotten once it is done, an answer that got lost is asked for again
 * under the same key, what is out of date is asked for again. What was not done says why, and nothing that was typed is lost.
 */
export function useCommand<Payload, Gain extends object, Key extends string>(
  { call, keyed, leaves, invalidates = [], texts }: Command<Payload, Gain, Key>,
  { t, draft, onDone, onRefused }: CommandOptions<Gain, Key>,
): SentCommand<Payload, Gain, Key> {
  const { api, toasts } = usePlatform();
  const calls = useCalls();
  const invalidate = use(InvalidateContext);
  const { busy, result, send, clear } = useSendOnce<Verdict<Gain>>();

  async function attemptCall(payload: Payload): Promise<Verdict<Gain>> {
    const sending = (key: string | undefined) => call(calls, payload, key).catch(reportSurprise);
    if (keyed !== true) {
      draft?.keep(null);
      return attempt(() => sending(undefined), true);
    }
    const request = requestOf(payload, draft?.sent() ?? null, newKey);
    // Before it is sent: a page that goes before the answer comes back with the key.
    draft?.keep(request);
    const verdict = await keyedAttempt(api, request.key, sending);
    // What the server has decided is over: the same again is another request.
    if (verdict.kind === 'refused') draft?.keep(null);
    return verdict;
  }

  async function sendWhole(payload: Payload): Promise<Verdict<Gain>> {
    const verdict = await attemptCall(payload);
    if (verdict.kind === 'refused') await onRefused?.(verdict);
    if (verdict.kind === 'done') {
      draft?.forget();
      invalidate(invalidates);
      if (texts.done !== undefined) toasts.show({ tone: 'positive', text: t(texts.done) });
      await onDone?.(verdict);
    }
    return verdict;
  }

  function problemOf(failure: Failure): SentCommand<Payload, Gain, Key>['problem'] {
    const { tone, status, key, message } = commandProblem(failure, texts);
    return { tone, status, text: message ?? t(key) };
  }

  return {
    busy,
    problem: result === null || result.kind === 'done' ? null : problemOf(result),
    dismiss: clear,
    submit: (payload) =>
      send(
        () => sendWhole(payload),
        ({ kind }) => leaves === true && kind === 'done',
      ),
  };
}
