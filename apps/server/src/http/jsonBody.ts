import type { FastifyInstance } from 'fastify';

/** A body in a form that calls do not take: JSON travels as UTF-8 (RFC 8259), and here uncompressed. */
class UnreadableBodyError extends Error {
  override readonly name = 'UnreadableBodyError';
  readonly statusCode = 415;
}

/** Bytes that are labelled as UTF-8 and are not. */
class NotUtf8Error extends Error {
  override readonly name = 'NotUtf8Error';
  readonly statusCode = 400;
}

const CHARSET = /;\s*charset\s*=\s*"?(?<charset>[^\s";]*)/iu;
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8']);

const decoder = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new NotUtf8Error('The body is no UTF-8.', { cause: error });
  }
}

/**
 * Reads bodies as JSON in UTF-8 and refuses every other form, rather than guessing at it: text in another encoding would
 * be kept with its letters broken.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.groups?.['charset'] ?? 'utf-8';
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (!UTF_8.has(charset.toLowerCase()) || encoding.toLowerCase() !== 'identity') {
      return done(new UnreadableBodyError(`The body is sent as ${charset}, ${encoding}.`));
    }
    try {
      return parse(request, textOf(bytes), done);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
