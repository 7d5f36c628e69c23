import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureFirstVisit, thisMachine } from '../../bench/firstVisit.ts';
import { phone, signIn, startBrowser, visit, visitAs, wide } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Every kind of page there is, each opened and waited for. */
const views: readonly (readonly [name: string, path: string, user: string | null, heading: RegExp])[] = [
  ['login', '/auth/login', null, /Inicia sesión/],
  ['not found', '/error/error-v1', null, /No encontramos/],
  ['terms', '/terms', null, /Términos/],
  ['activities dashboard', '/activities-dashboard', 'rol1', /Tablero de actividades/],
  ['module', '/commissions-bonuses-analytics', 'rol1', /Comisiones/],
  ['forbidden', '/user/browse', 'rol8', /Sin permiso/],
];

async function open(
  path: string,
  user: string | null,
  heading: RegExp,
  options: Parameters<typeof visit>[1],
): Promise<Page> {
  const page = await (user === null ? visit(browser, options) : visitAs(browser, server.url, user, options));
  await page.goto(server.url + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

describe.each([
  ['a phone, light', { ...phone, colorScheme: 'light' as const }],
  ['a phone, dark', { ...phone, colorScheme: 'dark' as const }],
  ['a wide window, light', { ...wide, colorScheme: 'light' as const }],
  ['a wide window, dark', { ...wide, colorScheme: 'dark' as const }],
])('on %s', (_, options) => {
  it.each(views)(
    '%s has no accessibility violation, and nothing is wider than the window',
    async (__, path, user, heading) => {
      const page = await open(path, user, heading, options);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
});

describe('under the content security policy', () => {
  it.each(views)('%s breaks no rule and writes nothing to the console', async (_, path, user, heading) => {
    const page = await visit(browser);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    if (user !== null) await signIn(page, server.url, user);
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (user !== null) {
      await page.getByRole('button', { name: /^Hola,/ }).click();
      await page.getByRole('dialog').waitFor();
    }
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a first visit to the login page', () => {
  it('fetches at most 105 kB of scripts and 140 kB over the wire, and moves nothing', async () => {
    const visited = await measureFirstVisit(browser, server.url, thisMachine, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    });
    expect(visited.scripts).toBeGreaterThan(0);
    expect(visited.scripts).toBeLessThanOrEqual(105_000);
    expect(visited.wire).toBeLessThanOrEqual(140_000);
    expect(visited.layoutShift).toBe(0);
  });
});
