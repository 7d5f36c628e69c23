import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { REFUSALS, type Refusal, refusal } from './envelope.ts';
import { PERMISSIONS_POLICY, TRANSPORT_SECURITY } from './headers.ts';
import { ERROR_PAGE, wantsPage } from './apiPath.ts';

const STATUS_OF_CODE: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const BARE_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
};

/** What can be said about bytes that never became a request. */
function refusalOfBytes(code: string | undefined): Refusal {
  const status = STATUS_OF_CODE[code ?? ''];
  return status === undefined ? REFUSALS.malformed() : refusal(status, 'La solicitud no se pudo leer.');
}

/** How bytes become requests: the limits, and the answers to what never gets as far as a route. */
export const transportOptions = {
  bodyLimit: 1_048_576,
  exposeHeadRoutes: false,
  requestTimeout: 30_000,
  // A lead travels in the address (CAR-07): one that is far too long is still for its page to speak of.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 262_144 },
  return503OnClosing: false,
  frameworkErrors: (_error, request, reply) => {
    // Such a path never meets the hooks that add headers, so the answer is written by hand.
    reply.hijack();
    const headers = { ...BARE_HEADERS, ...(request.protocol === 'https' && TRANSPORT_SECURITY) };
    if (wantsPage(request)) {
      // The application shows the same page as for every address that it does not know (EPG-05).
      reply.raw.writeHead(302, { ...headers, Location: ERROR_PAGE }).end();
      return;
    }
    const answer = REFUSALS.malformed();
    reply.raw.writeHead(answer.status, headers).end(JSON.stringify(answer));
  },
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = refusalOfBytes(error.code);
    const body = JSON.stringify(answer);
    const head = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
      ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  },
} satisfies FastifyHttpOptions<Server>;
