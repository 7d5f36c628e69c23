import {
  MalformedAnswerError,
  type Outcome,
  SessionEndedError,
  UnexpectedStatusError,
  UnreachableError,
} from '@sereno/api';

/**
 * Why sending the next one makes no sense now.
 * - 'later': there is no connection, or it is another tab's turn.
 * - 'server', 'unanswered': there is a connection, and the server fails, or does not answer in time.
 */
export type Halt = 'later' | 'server' | 'unanswered';

/** What an error says of the way to the server. */
export function haltOf(error: unknown): Halt {
  if (error instanceof UnreachableError) return error.timedOut ? 'unanswered' : 'later';
  return error instanceof MalformedAnswerError || error instanceof UnexpectedStatusError ? 'server' : 'later';
}

/**
 * What an attempt came to.
 * - 'done', 'refused': the server has decided.
 * - 'failed': the server says that it could not, and it did nothing.
 * - 'notSent': the session ended before anything was done.
 * - 'unanswered': no answer, and with a key it may be sent again.
 * - 'garbled': the same, by a page in the place of an answer.
 * - 'unknown': no answer, and without a key it may not be sent again.
 * - 'notTried': the one before it, or a harmless question, has shown that the server fails or does not answer.
 */
export type Verdict =
  | { readonly kind: 'done' | 'notSent' }
  | { readonly kind: 'garbled' }
  | { readonly kind: 'unanswered' | 'unknown'; readonly halt: Halt }
  | { readonly kind: 'notTried'; readonly halt: Exclude<Halt, 'later'> }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string | null };

const SESSION_ENDED = 401;
const TOO_MANY = 429;
/** 408 and 429 say that it should be tried later, and so do failures of the server. */
const isFailure = (status: number) => status >= 500 || status === 408 || status === TOO_MANY;

function ofOutcome(outcome: Outcome, keyed: boolean): Verdict {
  if (outcome.kind === 'done') return { kind: 'done' };
  const { status, message } = outcome;
  if (status === SESSION_ENDED) return { kind: 'notSent' };
  if (!isFailure(status) || (status === TOO_MANY && !keyed)) return { kind: 'refused', status, message };
  // A host that honours keys does all or nothing; of any other a failure may have done its work half-way.
  return keyed ? { kind: 'failed', status, message } : { kind: 'unknown', halt: 'server' };
}

/** The verdict of an error after which it may be sent again. */
export function unanswered(error: unknown): Verdict {
  if (error instanceof SessionEndedError) return { kind: 'notSent' };
  const halt = haltOf(error);
  return halt === 'server' ? { kind: 'garbled' } : { kind: 'unanswered', halt };
}

function ofError(error: unknown, keyed: boolean): Verdict {
  if (keyed || error instanceof SessionEndedError) return unanswered(error);
  return { kind: 'unknown', halt: haltOf(error) };
}

/**
 * Makes one attempt and judges it; never rejects.
 * @param keyed Whether it is sent with a key to a host that honours keys.
 */
export async function attempt(send: () => Promise<Outcome>, keyed: boolean): Promise<Verdict> {
  try {
    return ofOutcome(await send(), keyed);
  } catch (error) {
    return ofError(error, keyed);
  }
}
