import type { Outcome } from '@sereno/api';
import type { Calls } from '@sereno/api/calls';
import type { QueryKey } from '@tanstack/react-query';
import type { Failure } from './verdict.ts';

/** What the person is told of a command, by keys of catalogues. */
export type CommandTexts<Key extends string> = {
  /** A passing message once it is done. Default: the page says so itself. */
  readonly done?: Key;
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
  /** No answer came, and sent again it might be done twice. Default: `unanswered`. */
  readonly unknown?: Key;
};

/** Something that a person writes to the server without a word about it: sent by `useQuietCommand`. */
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
  /** What is asked for again once it is done. */
  readonly invalidates?: readonly QueryKey[];
};

/** Something that a person writes to the server: declared once by its feature, sent by `useCommand`. */
export type Command<Payload, Gain extends object, Key extends string> = QuietCommand<Payload, Gain> & {
  readonly texts: CommandTexts<Key>;
};

/** Why a command was not done. */
export type CommandProblem<Key extends string> = {
  /** 'warning' where it may have been done all the same. */
  readonly tone: 'danger' | 'warning';
  /** The text that says so, unless the server's own sentence does. */
  readonly key: Key;
  readonly message: string | null;
  /** The status by which the server refused it, or failed; null where no answer came. */
  readonly status: number | null;
};

/** What the person is told of a command that was not done. */
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
