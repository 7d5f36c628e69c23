/** No answer came: no connection, the server is down, or it took too long. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** Whether it took too long: there may well be a connection, and the call may have done its work. */
  readonly timedOut: boolean;
  constructor(cause: unknown, timedOut = false) {
    super('No answer came from the server. The call did not finish; try again when there is a connection.', { cause });
    this.timedOut = timedOut;
  }
}

/** An answer came that is not the JSON envelope of the contract. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
  constructor(call: string) {
    super(`The answer of ${call} is not a JSON envelope, so nothing in it can be trusted.`);
  }
}

/** The envelope says a status that the contract does not call a success (FLT-05). */
export class UnexpectedStatusError extends Error {
  override readonly name = 'UnexpectedStatusError';
  readonly status: number;
  constructor(status: number, call: string) {
    super(`${call} answered status ${status}, which the contract does not call a success.`);
    this.status = status;
  }
}

/** There is no session any more: the call was not made, or its session ended while it was under way (SES-10). */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  constructor() {
    super('The session has ended, so the call was not made. Sign in again.');
  }
}
