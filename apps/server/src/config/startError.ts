/** Why the server does not start: a sentence for the person at the terminal, shown without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
