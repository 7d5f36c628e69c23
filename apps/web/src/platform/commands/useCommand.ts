import { MalformedAnswerError, SessionEndedError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { usePlatform } from '../PlatformProvider.tsx';
import { report } from '../report.ts';
import { type Command, type CommandProblem, commandProblem } from './command.ts';
import { type QuietlySent, type QuietOptions, useQuietCommand } from './useQuietCommand.ts';

/** How a page takes part in a command, and the texts that it speaks in. */
export type CommandOptions<Payload, Gain extends object, Key extends string> = Pick<
  QuietOptions<Payload, Gain>,
  'draft' | 'onDone' | 'onFailed'
> & { readonly t: (key: Key) => string };

/** A command on a page. */
export type SentCommand<Payload, Gain extends object, Key extends string> = Pick<
  QuietlySent<Payload, Gain>,
  'dismiss' | 'sending' | 'submit'
> & {
  /** One is under way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not done, with its sentence; null while there is nothing to say. */
  readonly problem: (Pick<CommandProblem<Key>, 'tone' | 'status'> & { readonly text: string }) | null;
};

const EXPECTED = [UnreachableError, UnexpectedStatusError, MalformedAnswerError, SessionEndedError];

/** Common failures are shown to the person; unexpected errors are reported as well. */
function reportSurprise(error: unknown): void {
  if (!EXPECTED.some((kind) => error instanceof kind)) report(error);
}

/**
 * Sends a command like `useQuietCommand`, and shows the result: a toast on success, otherwise `problem` for the page.
 * Input is never lost.
 */
export function useCommand<Payload, Gain extends object, Key extends string>(
  { texts, ...command }: Command<Payload, Gain, Key>,
  { t, onDone, ...options }: CommandOptions<Payload, Gain, Key>,
): SentCommand<Payload, Gain, Key> {
  const { toasts } = usePlatform();
  const { sending, verdict, dismiss, submit } = useQuietCommand(command, {
    ...options,
    onDone: (gain, payload) => {
      if (texts.done !== undefined) toasts.show({ tone: 'positive', text: t(texts.done) });
      return onDone?.(gain, payload);
    },
    onError: reportSurprise,
  });
  const problem = verdict === null || verdict.kind === 'done' ? null : commandProblem(verdict, texts);
  return {
    busy: sending !== null,
    sending,
    problem: problem && { tone: problem.tone, status: problem.status, text: problem.message ?? t(problem.key) },
    dismiss,
    submit,
  };
}
