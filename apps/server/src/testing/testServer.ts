import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { createSessions } from '../session/sessions.ts';
import { contractBreaches } from './contract.ts';
import { openDemoDatabase } from './database.ts';
import { START, TODAY } from './start.ts';

export { START, TODAY };
export const SECRET = new Uint8Array(32).fill(7);

export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The time that the server believes it is; may be set. */
  now: Date;
  /** Makes a call and refuses, as a failed test, an answer that the document does not allow. */
  ask(method: 'GET' | 'POST', url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Starts a session of an account and gives its access token. Without the password, whose hash takes as long as most calls. */
  signIn(username: string): Promise<string>;
  /** The header of a signed-in account, which signs in again when the clock was set: its session may have ended by then. */
  headersOf(username: string): Promise<ReturnType<typeof bearer>>;
  /** A call of a signed-in account. */
  readonly get: (username: string, url: string) => Promise<LightMyRequestResponse>;
  readonly post: (
    username: string,
    url: string,
    payload: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** The header that carries an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What is otherwise than in most tests; the database is closed with the server. */
type Given = Partial<AppOptions> & { readonly database?: Database };

/** A server with the demo data in memory and a clock that stays fixed until it is set. */
export async function startTestServer({ database: given, ...options }: Given = {}): Promise<TestServer> {
  const database = given ?? (await openDemoDatabase());
  const clock = () => server.now;
  const config = { tokenSecret: SECRET, ...options.config };
  const sessions = createSessions({ database, clock, secret: config.tokenSecret });
  const tokens = new Map<string, string>();
  const server: TestServer = {
    now: START,
    database,
    app: await createApp({ database, clock, ...options, config }),

    async ask(method, url, request = {}) {
      const response = await server.app.inject({ method, url: `/api${url}`, ...request });
      const [path = ''] = url.split('?');
      const answer: unknown = response.json();
      expect(contractBreaches({ method, path, status: response.statusCode, answer })).toEqual([]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      return response;
    },

    async signIn(username) {
      const account = database.db.selectFrom('account').where('username', '=', username).select('id');
      const { id } = await account.executeTakeFirstOrThrow();
      return sessions.start(id, { latitude: null, longitude: null });
    },

    async headersOf(username) {
      const key = `${username} at ${server.now.getTime()}`;
      const token = tokens.get(key) ?? (await server.signIn(username));
      tokens.set(key, token);
      return bearer(token);
    },

    get: async (username, url) => server.ask('GET', url, { headers: await server.headersOf(username) }),

    post: async (username, url, payload, headers = {}) =>
      server.ask('POST', url, { payload, headers: { ...headers, ...(await server.headersOf(username)) } }),

    async close() {
      await server.app.close();
      await database.close();
    },
  };
  return server;
}
