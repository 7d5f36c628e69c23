import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { createCalls, type Calls } from '../calls.ts';
import { createDetailCalls, type DetailCalls } from '../dashboardDetail.ts';
import { createApi, type Api, type ApiOptions } from '../index.ts';
import { createPdfCalls, type PdfCalls } from '../pdf.ts';

/**
 * What the server of a test answers: an HTTP status, 200 by default, headers beside the JSON type, and the text of the
 * body.
 */
export type Reply = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
};

/** A call as it came over the network: `url` with its query as written; `body` is null without one. */
export type Received = {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly body: unknown;
};

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** An answer in the envelope, whose status counts, whatever the HTTP status (SES-17). */
export const envelope = (body: unknown, status = 200): Reply => ({ text: JSON.stringify({ status, body }) });

/** The calls of the session and all others, as one object. */
export type TestedApi = Api & Calls & { readonly detail: DetailCalls; readonly pdf: PdfCalls };

/** A real HTTP server that answers as told and remembers what it received, with a client that talks to it. */
export async function apiAgainst(
  answer: (received: Received) => Reply,
  token: string | null = 'valid',
  options: Pick<ApiOptions, 'postalUrl'> = {},
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, token: headers.authorization ?? '', body: sent === '' ? null : JSON.parse(sent) };
      received.push(call);
      const { status = 200, headers: own, text: content } = answer(call);
      response.writeHead(status, { 'content-type': 'application/json', ...own }).end(content);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const origin = `http://127.0.0.1:${port}`;
  const session = { token };
  const counts: number[] = [];
  const connected = createApi({
    baseUrl: `${origin}/api`,
    session: {
      token: () => session.token,
      owner: () => 8,
      renewed: (fresh) => void (session.token = fresh),
      ended: () => void (session.token = null),
      sync: () => undefined,
    },
    identity: () => ({ username: 'rol8', coordinates: { latitude: 20.6, longitude: -103.3 } }),
    onRequestCount: (count) => counts.push(count),
    ...(options.postalUrl && { postalUrl: `${origin}${options.postalUrl}` }),
  });
  const api: TestedApi = {
    ...connected,
    ...createCalls(connected.doors),
    detail: createDetailCalls(connected.doors),
    pdf: createPdfCalls(connected.doors),
  };
  return { api, received, session, counts, server };
}
