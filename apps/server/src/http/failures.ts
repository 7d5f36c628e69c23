import type { FastifyError, FastifyInstance } from 'fastify';
import { causeOf } from '../database/fileFault.ts';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { MailUnsentError } from '../mail/outbox.ts';
import { MalformedRequestError } from './contract.ts';
import { REFUSALS, type Refusal } from './envelope.ts';
import { ERROR_PAGE, wantsPage } from './apiPath.ts';

/** What PostgreSQL says when it finds no room for a row, inside this process or on a server. */
const DISK_FULL = '53100';

const UNAVAILABLE = 503;
/** After how many seconds the next try is worth while. */
const RETRY_AFTER_S = 1;

function refusalOf(error: Partial<FastifyError>): Refusal | undefined {
  if (error instanceof MalformedRequestError) return REFUSALS.malformed(error.fields);
  if (error instanceof DatabaseUnavailableError || error instanceof MailUnsentError) return REFUSALS.unavailable();
  if (error.code === DISK_FULL) return REFUSALS.unavailable();
  if (error.statusCode === 413) return REFUSALS.tooLarge();
  if (error.statusCode === 415) return REFUSALS.notJson();
  // A path that the file server will not touch does not exist; 403 is the client's signal to refresh (SES-07).
  if (error.statusCode === 403 || error.statusCode === 404) return REFUSALS.notFound();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return REFUSALS.malformed();
  return undefined;
}

/**
 * Turns whatever goes wrong into an envelope; a person whose address is at fault is led to the application's error page
 * instead (EPG-05), as from every address that is none of its own. A surprise is logged in full and answered with a sentence that tells
 * nothing of the server's insides.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
    const expected = refusalOf(error);
    if (expected?.status === UNAVAILABLE) {
      // One line: while the database is away there is one for each call, and where in our code it was waited for says nothing.
      request.log.error(error.cause === undefined ? causeOf(error) : `${error.message} ${causeOf(error.cause)}`);
      reply.header('retry-after', RETRY_AFTER_S);
    } else if (expected === undefined || expected.status >= 500) request.log.error(error);
    const answer = expected ?? REFUSALS.failure();
    if (answer.status < 500 && wantsPage(request)) return reply.redirect(ERROR_PAGE);
    return reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(answer);
  });
}
