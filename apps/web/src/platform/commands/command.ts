import type { Outcome } from '@sereno/api';
import type { Calls } from '@sereno/api/calls';
import type { QueryKey } from '@tanstack/react-query';
import type { Failure } from './verdict.ts';

/** Messages about a command, by catalogue keys. */
export type CommandTexts<Key extends string> = {
  /** A toast after success. Default: the page shows it itself. */
  readonly done?: Key;
  /** It was refused, and the server gave no message, or none that is shown. */
  readonly refused: Key;
  /** Shows `refused` in place of the server's own sentence. Default: the server's sentence where it has one. */
  readonly hidesReason?: true;
  /** Refusals and failures that have a text of ours, by their status; the server's own sentence is not shown then. */
  readonly statuses?: Readonly<Record<number, Key>>;
  /** The server could not. */
  readonly failed: Key;
  /** The answer violates the contract. Default: `failed`. */
  readonly malformed?: Key;
  /** No answer came, and it may be sent again. */
  readonly unanswered: Key;
  /** No answer came, and sent again it might be done twice. Default: `unanswered`. */
  readonly unknown?: Key;
};

/** A command without messages: sent by `useQuietCommand`. */
export type QuietCommand<Payload, Gain extends object> = {
  /** Makes the call, under that key where there is one. */
  readonly call: (calls: Calls, payload: Payload, key: string | undefined) => Promise<Outcome<Gain>>;
  /**
   * Sent under a key that stays while the payload is the same, so that however often it is sent it is done once. Default: the
   * second of two does no harm, because the server refuses it or it changes nothing.
   */
  readonly keyed?: true;
  /** The page leaves when it is done, and until then nothing is sent again. Default: it stays, and may send the next. */
  readonly leaves?: true;
  /** Queries to invalidate after success. */
  readonly invalidates?: readonly QueryKey[];
};

/** Something that a person writes to the server: declared once by its feature, sent by `useCommand`. */
export type Command<Payload, Gain extends object, Key extends string> = QuietCommand<Payload, Gain> & {
  readonly texts: CommandTexts<Key>;
};

/** Why a command was not done. */
export type CommandProblem<Key extends string> = {
  /** 'warning' when it may have succeeded. */
  readonly tone: 'danger' | 'warning';
  /** The text to show, unless the server's own message replaces it. */
  readonly key: Key;
  readonly message: string | null;
  /** The status by which the server refused it, or failed; null where no answer came. */
  readonly status: number | null;
};

/** The message about a command that was not done. */
export function commandProblem<Key extends string>(failure: Failure, texts: CommandTexts<Key>): CommandProblem<Key> {
  const { refused, failed, malformed = failed, unanswered, unknown = unanswered } = texts;
  const danger = (key: Key, status: number | null, message: string | null = null) =>
    ({ tone: 'danger', key, message, status }) as const;
  switch (failure.kind) {
    case 'refused':
    case 'failed': {
      const { status } = failure;
      const own = texts.statuses?.[status];
      if (own !== undefined) return danger(own, status);
      if (failure.kind === 'failed') return danger(failed, status);
      return danger(refused, status, texts.hidesReason === true ? null : failure.message);
    }
    case 'garbled':
      return danger(failure.status === null ? malformed : failed, failure.status);
    case 'unanswered':
      return { tone: 'warning', key: unanswered, message: null, status: null };
    case 'unknown':
      return { tone: 'warning', key: unknown, message: null, status: null };
    case 'notSent':
      // Who had a session is at the login by now and reads nothing of this.
      return danger(refused, null);
    default:
      return danger(failed, null);
  }
}
