import { MalformedAnswerError, SessionEndedError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { report } from '../../platform/report.ts';

/** Why an attempt came to nothing, whatever was attempted. */
export type AttemptFailure = 'unreachable' | 'failed' | 'malformed';

/** The text that tells each of them. */
export const attemptFailureText = {
  unreachable: 'app.connectionLost',
  failed: 'login.failed',
  malformed: 'login.malformed',
} as const satisfies Record<AttemptFailure, string>;

/** What an error of a call means for the person who waits for it. */
export function attemptFailureOf(error: unknown): AttemptFailure {
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof UnexpectedStatusError) return 'failed';
  // An answer that is not one, and any surprise of ours, which is reported: the person can only try again. A person who was
  // signed out meanwhile is at the login by now.
  if (!(error instanceof MalformedAnswerError || error instanceof SessionEndedError)) report(error);
  return 'malformed';
}
