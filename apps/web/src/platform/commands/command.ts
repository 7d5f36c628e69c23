import type { Outcome } from '@sereno/api';
import type { Calls } from '@sereno/api/calls';
import type { Failure } from './verdict.ts';

/** What the person is told of a command, by keys of a catalogue. */
export type CommandTexts<Key extends string> = {
  /** It was refused, and the server says nothing of it, or nothing that is shown. */
  readonly refused: Key;
  /** Shows `refused` in place of the server's own sentence. Default: the server's sentence where it has one. */
  readonly hidesReason?: true;
  /** Refusals and failures that have a text of ours, by their status; the server's own sentence is not shown then. */
  readonly statuses?: Readonly<Record<number, Key>>;
  /** The server could not. */
  readonly failed: Key;
  /** What came is no answer of the contract. Default: `failed`. */
  readonly malformed?: Key;
  /** No answer came, and it may be sent again. */
  readonly unanswered: Key;
};

/** Something that a person writes to the server: declared once by its feature, sent by `useCommand`. */
export type Command<Payload, Gain extends object, Key extends string> = {
  readonly call: (calls: Calls, payload: Payload) => Promise<Outcome<Gain>>;
  readonly texts: CommandTexts<Key>;
};

/** Why a command was not done. */
export type CommandProblem<Key extends string> = {
  /** The text that says so, unless the server's own sentence does. */
  readonly key: Key;
  readonly message: string | null;
  /** The status by which the server refused it, or failed; null where no answer came. */
  readonly status: number | null;
};

/** What the person is told of a command that was not done. */
export function commandProblem<Key extends string>(failure: Failure, texts: CommandTexts<Key>): CommandProblem<Key> {
  const { refused, failed, malformed = failed, unanswered } = texts;
  switch (failure.kind) {
    case 'notSent':
      // Who had a session is at the login by now and reads nothing of this.
      return { key: refused, message: null, status: null };
    case 'refused':
    case 'failed': {
      const { status } = failure;
      const own = texts.statuses?.[status];
      if (own !== undefined) return { key: own, message: null, status };
      if (failure.kind === 'failed') return { key: failed, message: null, status };
      return { key: refused, message: texts.hidesReason === true ? null : failure.message, status };
    }
    case 'garbled':
      return { key: failure.status === null ? malformed : failed, message: null, status: failure.status };
    case 'unanswered':
    case 'unknown':
      return { key: unanswered, message: null, status: null };
    default:
      return { key: failed, message: null, status: null };
  }
}
