/** Why the server does not start: a sentence for whoever started it, shown without a trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
