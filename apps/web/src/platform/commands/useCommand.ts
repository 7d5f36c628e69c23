import { SessionEndedError, UnexpectedStatusError, UnreachableError, MalformedAnswerError } from '@sereno/api';
import { useCalls } from '../calls.ts';
import { report } from '../report.ts';
import { type Command, type CommandProblem, commandProblem } from './command.ts';
import { useSendOnce } from './useSendOnce.ts';
import { attempt, type Verdict } from './verdict.ts';

const EXPECTED = [UnreachableError, UnexpectedStatusError, MalformedAnswerError, SessionEndedError];

/** A surprise of ours is told like an answer that never came, and reported. */
function reportSurprise(error: unknown): never {
  if (!EXPECTED.some((kind) => error instanceof kind)) report(error);
  throw error;
}

/** A command on a page. */
export type SentCommand<Payload, Gain extends object, Key extends string> = {
  /** One is under way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not done; null while there is nothing to say. */
  readonly problem: CommandProblem<Key> | null;
  /** Sends it once and says what came of it; never rejects. Null where one is under way, and nothing was sent. */
  readonly submit: (payload: Payload) => Promise<Verdict<Gain> | null>;
};

/**
 * Sends a command, one at a time, and says what is wrong where it was not done. Nothing that was typed is touched.
 * @param onDone Called with what was gained; `busy` stays true until it has ended.
 */
export function useCommand<Payload, Gain extends object, Key extends string>(
  { call, texts }: Command<Payload, Gain, Key>,
  onDone?: (gain: Gain, payload: Payload) => void | Promise<void>,
): SentCommand<Payload, Gain, Key> {
  const calls = useCalls();
  const { busy, result, send } = useSendOnce<Verdict<Gain>>();
  return {
    busy,
    problem: result === null || result.kind === 'done' ? null : commandProblem(result, texts),
    submit: (payload) =>
      send(async () => {
        const verdict = await attempt(() => call(calls, payload).catch(reportSurprise), true);
        if (verdict.kind === 'done') await onDone?.(verdict, payload);
        return verdict;
      }),
  };
}
