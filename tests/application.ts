import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetSessions, leave, startBrowser, visit, visitAs, visitAt, type VisitOptions } from './browser.ts';
import { startProcess, startServer, type RunningServer, type ServerProcess } from './server.ts';
import { watch, type Watch } from './watch.ts';

/** The built application on a server of its own, and visitors to it, for the tests of one file. */
export type Application = {
  readonly url: () => string;
  /** The folder of its server's data. */
  readonly data: () => string;
  /** Ends its server and leaves the data, for a look into them. */
  readonly stopServer: () => Promise<void>;
  /** Starts it again on those data, at the same address. */
  readonly restartServer: () => Promise<void>;
  /** The text of the last mail that its server has sent. */
  readonly lastMail: () => string;
  readonly browser: () => Browser;
  /** A first-time visitor, before opening a page. */
  readonly stranger: (options?: VisitOptions) => Promise<Page>;
  /** A stranger on that page. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Page>;
  /** A signed-in person, in a session of their own. */
  readonly signedIn: (username: string) => Promise<Page>;
  /** A signed-in person, in a session shared by the tests of the file. */
  readonly as: (username: string, options?: VisitOptions) => Promise<Page>;
  /** The same, who opens that page in place of the first one. */
  readonly at: (path: string, username: string, options?: VisitOptions) => Promise<Page>;
};

function lastMailIn(outbox: string): string {
  const mails = readdirSync(outbox).map((name) => join(outbox, name));
  const newest = mails.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  return newest === undefined ? '' : readFileSync(newest, 'utf8');
}

/** Fetching all pages ahead is two seconds of work in each visit, and what few tests are about. */
const usual = (options?: VisitOptions): VisitOptions => ({ savesData: true, ...options });

/**
 * Files of one process share its browser, the process of their servers and their address: what was loaded for one is at hand for the
 * next.
 */
let shared: Promise<Browser> | undefined;
let servers: ServerProcess | undefined;
let port: number | undefined;

/**
 * Starts a server before the file's tests, ends each visit after its test, and the server after the last.
 * @param config The installation's `config.json`, if any.
 */
export function application(config?: Readonly<Record<string, unknown>>): Application {
  let server: RunningServer;
  let browser: Browser;
  const visits: Watch[] = [];

  beforeAll(async () => {
    forgetSessions();
    shared ??= startBrowser();
    servers ??= startProcess();
    const beginning = {
      copyOf: process.env['E2E_DATA'],
      config,
      process: servers,
      ...(port !== undefined && { port }),
    };
    [server, browser] = await Promise.all([startServer(beginning), shared]);
    port = server.port;
  });
  afterEach(async ({ task }) => {
    const ended = visits.splice(0);
    const reports = task.result?.state === 'fail' ? await Promise.all(ended.map(({ report }) => report())) : [];
    await Promise.all(ended.map(({ page }) => leave(page)));
    if (reports.length > 0)
      throw new Error(`When it failed:\n${[...reports, ...(servers?.warnings() ?? [])].join('\n')}`);
  });
  afterAll(() => server?.stop());

  async function saved(visiting: Promise<Page>): Promise<Page> {
    const page = await visiting;
    visits.push(watch(page));
    return page;
  }

  const stranger: Application['stranger'] = (options) => saved(visit(browser, usual(options)));
  return {
    url: () => server.url,
    data: () => server.data,
    stopServer: () => server.stopServer(),
    restartServer: () => server.restart(),
    lastMail: () => lastMailIn(join(server.data, 'outbox')),
    browser: () => browser,
    stranger,
    open: async (path, options) => {
      const page = await stranger(options);
      await page.goto(server.url + path);
      return page;
    },
    signedIn: (username) => saved(visitAs(browser, server.url, username, usual({ ownSession: true }))),
    as: (username, options) => saved(visitAs(browser, server.url, username, usual(options))),
    at: (path, username, options) => saved(visitAt(browser, server.url + path, username, usual(options))),
  };
}
