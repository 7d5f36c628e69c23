import {
  MalformedAnswerError,
  type Outcome,
  type Refused,
  SessionEndedError,
  UnexpectedStatusError,
  UnreachableError,
} from '@sereno/api';

/**
 * Why sending the next one makes no sense now.
 * - 'later': there is no connection, or another tab is sending.
 * - 'server', 'unanswered': there is a connection, and the server fails, or does not answer in time.
 */
export type Halt = 'later' | 'server' | 'unanswered';

/** What an error says about the connection to the server. */
export function haltOf(error: unknown): Halt {
  if (error instanceof UnreachableError) return error.timedOut ? 'unanswered' : 'later';
  return error instanceof MalformedAnswerError || error instanceof UnexpectedStatusError ? 'server' : 'later';
}

/**
 * Result of an attempt.
 * - 'done', 'refused': the server has decided; `Gain` is its answer.
 * - 'failed': the server reported a failure and did nothing.
 * - 'notSent': the session ended before anything was done.
 * - 'unanswered': no answer, and with a key it may be sent again.
 * - 'garbled': the same, with a page instead of an answer (no status), or a meaningless status.
 * - 'unknown': no answer, and without a key it must not be sent again.
 * - 'notTried': the previous one, or a harmless request, has shown that the server fails or does not answer.
 */
export type Verdict<Gain extends object = object> =
  | ({ readonly kind: 'done' } & Gain)
  | { readonly kind: 'notSent' }
  | { readonly kind: 'garbled'; readonly status: number | null }
  | { readonly kind: 'unanswered' | 'unknown'; readonly halt: Halt }
  | { readonly kind: 'notTried'; readonly halt: Exclude<Halt, 'later'> }
  | Refused
  | { readonly kind: 'failed'; readonly status: number; readonly message: string | null };

/** A verdict that nothing was done, as far as is known. */
export type Failure = Exclude<Verdict, { readonly kind: 'done' }>;

const SESSION_ENDED = 401;
const TOO_MANY = 429;
/** 408 and 429 say that it should be tried later, and so do failures of the server. */
const isFailure = (status: number) => status >= 500 || status === 408 || status === TOO_MANY;

function ofOutcome<Gain extends object>(outcome: Outcome<Gain>, keyed: boolean): Verdict<Gain> {
  if (outcome.kind === 'done') return outcome;
  const { status, message } = outcome;
  if (status === SESSION_ENDED) return { kind: 'notSent' };
  if (!isFailure(status) || (status === TOO_MANY && !keyed)) return outcome;
  // A host that honours keys does all or nothing; of any other a failure may have done its work half-way.
  return keyed ? { kind: 'failed', status, message } : { kind: 'unknown', halt: 'server' };
}

/** The verdict of an error after which it may be sent again. */
export function unanswered(error: unknown): Failure {
  if (error instanceof SessionEndedError) return { kind: 'notSent' };
  const halt = haltOf(error);
  if (halt !== 'server') return { kind: 'unanswered', halt };
  return { kind: 'garbled', status: error instanceof UnexpectedStatusError ? error.status : null };
}

function ofError(error: unknown, keyed: boolean): Failure {
  if (keyed || error instanceof SessionEndedError) return unanswered(error);
  return { kind: 'unknown', halt: haltOf(error) };
}

/**
 * Makes one attempt and judges it; never rejects.
 * @param keyed Whether it is sent with a key to a host that honours keys.
 */
export async function attempt<Gain extends object>(
  send: () => Promise<Outcome<Gain>>,
  keyed: boolean,
): Promise<Verdict<Gain>> {
  try {
    return ofOutcome(await send(), keyed);
  } catch (error) {
    return ofError(error, keyed);
  }
}

/** Whether the page knows an old state of what was changed: it was refused, or may have been done all the same. */
export const isStaleAfter = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'unanswered';
