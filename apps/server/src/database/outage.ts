import { DatabaseError } from 'pg';

/** The database cannot be reached, or did not answer in time: an answer 503, and another try in a moment. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** Connection lost, server stopping or starting, out of room, statement cut off by its time limit, replica after a failover. */
const OUTAGE_STATE = /^(?:08|53|57P|57014|25006)/u;
/** What the client library says of a connection that is gone, in errors without a code. */
const LOST = /^(?:Connection terminated|Client |Query read timeout|timeout )/u;

/** Whether a statement failed because the database is away, rather than because of the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return OUTAGE_STATE.test(error.code ?? '');
  return error instanceof Error && ('syscall' in error || LOST.test(error.message));
}
