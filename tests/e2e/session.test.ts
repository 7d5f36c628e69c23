import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { sendSignIn, signIn } from '../browser.ts';
import { now } from '../clock.ts';
import { goTo } from '../page.ts';

const app = application();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atLogin = (page: Page) => heading(page, 'Inicia sesión').waitFor();
const greeting = (page: Page) => page.getByRole('button', { name: /^Hola,/ });
const addressOf = (page: Page) => page.url().slice(app.url().length);
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const session: { token: string } | null = JSON.parse(localStorage.getItem('sereno:session') ?? 'null');
    return session?.token;
  });
/** For what takes a sign-in, which waits a second by itself. */
const settling = { timeout: 10_000 };
const located = { geolocation: { latitude: 20.67, longitude: -103.35 }, permissions: ['geolocation'] };

/** A second tab of the same browser. */
async function tabOf(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(app.url() + path);
  return page;
}

/** The server ends the session at the next call. */
async function endSession(page: Page): Promise<void> {
  await page.route('**/user/me', (route) => route.fulfill({ status: 401, json: { status: 401, body: null } }));
  await page.reload();
  await atLogin(page);
  await page.unroute('**/user/me');
}

/** The server finds that token expired, and takes any other. */
async function expire(on: Page | BrowserContext, token: string | undefined): Promise<void> {
  await on.route('**/activities-by-type*', (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill({ status: 403, json: { status: 403, body: null } })
      : route.fallback(),
  );
}
const askAgain = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();
/** The figures of a page, which a token that is good has fetched. */
const figuresOf = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('activities-by-type') && response.status() === 200);

/** The draft of a started form, as the form writes it. */
const draft = (note: string) => JSON.stringify({ version: 1, at: now().getTime(), values: { note } });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sereno:draft:')));
async function beginDraft(page: Page): Promise<string> {
  const key = await page.evaluate((text) => {
    const session: { user: { id: number } } = JSON.parse(localStorage['sereno:session']);
    const name = `sereno:draft:${session.user.id}:activity`;
    localStorage.setItem(name, text);
    return name;
  }, draft('Llamar a la señora Ruiz'));
  return key;
}

describe('a session that ends during work', () => {
  it('SES-06 AUTH-05 AUTH-06 returns the same person to the same address with their input, and another person to the start page without it', async () => {
    const address = '/prospect/browse?team=4&text=a%2Fb%20%C3%B1#row-12';
    const page = await app.at(address, 'rol8');
    await heading(page, 'Todos los prospectos').waitFor();
    const key = await beginDraft(page);
    await endSession(page);
    expect(await drafts(page)).toEqual([key]);
    await sendSignIn(page, 'rol8');
    await heading(page, 'Todos los prospectos').waitFor();
    expect(addressOf(page)).toBe(address);
    expect(await drafts(page)).toEqual([key]);

    // The address can say whom they worked on, and the other person may not even be allowed to open it.
    await endSession(page);
    await sendSignIn(page, 'rol9');
    await heading(page, 'Tablero de actividades').waitFor();
    expect(addressOf(page)).toBe('/activities-dashboard');
    expect(await drafts(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ruiz');

    // Nothing that was typed outlives a chosen log-out.
    await beginDraft(page);
    await greeting(page).click();
    await page.getByRole('link', { name: 'Salir' }).click();
    await atLogin(page);
    expect(await drafts(page)).toEqual([]);
  });

  it('AUTH-05 AUTH-08 ends when its user was changed in storage, and is ignored when it was tampered with', async () => {
    const page = await app.signedIn('rol8');
    await page.evaluate(() => {
      const session: { user: object } = JSON.parse(localStorage['sereno:session']);
      const user = { ...session.user, id: 1, roleId: 1 };
      localStorage.setItem('sereno:session', JSON.stringify({ ...session, user }));
    });
    await page.reload();
    await atLogin(page);
    expect(await tokenOf(page)).toBeUndefined();

    await page.evaluate(() => {
      const user = { id: 1, roleId: '1', companyId: 1 };
      localStorage.setItem('sereno:session', JSON.stringify({ token: 'x', user }));
    });
    // The return path keeps the URL exactly, in any escaping.
    const escaped = '/prospect/a%2520b/detail?q=%2520';
    await page.goto(app.url() + escaped);
    await atLogin(page);
    expect(addressOf(page)).toBe(`/auth/login?returnTo=${encodeURIComponent(escaped)}`);
  });
});

describe('a token that has expired', () => {
  it('SES-06 SES-07 SES-08 SES-13 CAT-04 CAT-05 GEO-04 GEO-05 is refreshed once for all tabs with the location, until the server says 401', async () => {
    const page = await app.stranger(located);
    const bodies: Record<string, unknown>[] = [];
    page.context().on('request', (request) => {
      if (!/\/user\/(?:auth\/signin|updateToken)$/.test(request.url())) return;
      const { username, Latitude, Longitude }: Record<string, unknown> = request.postDataJSON();
      bodies.push({ username, Latitude, Longitude });
    });
    await signIn(page, app.url(), 'rol8');
    // The location is known after a reload too.
    await page.reload();
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
    const first = await tokenOf(page);
    await expire(page.context(), first);
    await Promise.all([figuresOf(page), askAgain(page)]);
    await expect.poll(() => tokenOf(page), settling).not.toBe(first);
    const here = { username: 'rol8', Latitude: 20.67, Longitude: -103.35 };
    expect(bodies).toEqual([here, here]);
    expect(addressOf(page)).toBe('/activities-dashboard');

    const second = await tabOf(page.context(), '/activities-dashboard');
    await second.getByText(/^Datos al /).waitFor();
    await expire(page.context(), await tokenOf(page));
    // Both tabs have met it before the answer is there.
    const met = Promise.withResolvers<void>();
    let asking = 0;
    page.context().on('response', (response) => {
      if (response.url().includes('activities-by-type') && response.status() === 403) asking += 1;
      if (asking === 2) met.resolve();
    });
    await page.context().route('**/user/updateToken', async (route) => {
      await met.promise;
      await route.continue();
    });
    await Promise.all([page, second].flatMap((tab) => [figuresOf(tab), askAgain(tab)]));
    expect(bodies).toEqual([here, here, here]);

    await page.route('**/activities-by-type*', (route) =>
      route.fulfill({ status: 401, json: { status: 401, body: null } }),
    );
    await askAgain(page);
    await page.waitForURL('**/auth/login?returnTo=%2Factivities-dashboard');
    expect(await tokenOf(page)).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('AUTH-06 AUTH-26 log out together', async () => {
    const page = await app.signedIn('rol8');
    const second = await tabOf(page.context(), '/prospect/browse');
    await heading(second, 'Todos los prospectos').waitFor();
    await goTo(page, '/logout');
    await atLogin(second);
    expect(await tokenOf(second)).toBeUndefined();
  });

  it('SES-04 AUTH-26 that sign in at once share the first session; the later one ends on the server', async () => {
    const one = await app.open('/auth/login');
    const two = await tabOf(one.context(), '/auth/login');
    // Both answers are pending together; the second tab's arrives once the first has stored its session.
    const sent = Promise.withResolvers<void>();
    const stored = Promise.withResolvers<void>();
    await one.route('**/user/auth/signin', async (route) => {
      const response = await route.fetch();
      await sent.promise;
      await route.fulfill({ response });
    });
    await two.route('**/user/auth/signin', async (route) => {
      const response = await route.fetch();
      sent.resolve();
      await stored.promise;
      await route.fulfill({ response });
    });
    const dropped = two.waitForResponse('**/user/logout');
    await Promise.all([sendSignIn(one, 'rol8'), sendSignIn(two, 'rol9')]);
    const owner = () =>
      one.evaluate(() => {
        const session: { user: { userName: string } } | null = JSON.parse(localStorage['sereno:session'] ?? 'null');
        return session?.user.userName;
      });
    await expect.poll(owner, settling).toBe('rol8');
    stored.resolve();
    expect((await dropped).status()).toBe(200);
    expect(await owner()).toBe('rol8');
    await expect
      .poll(async () => (await greeting(one).innerText()) === (await greeting(two).innerText()), settling)
      .toBe(true);
    expect(await tokenOf(one)).toBe(await tokenOf(two));
    const answer = await fetch(`${app.url()}/api/user/me`, {
      headers: { Authorization: `Bearer ${await tokenOf(one)}` },
    });
    expect(answer.status).toBe(200);
  });
});

// What the browser does then: the page as it was, without having heard of anything, and this event.
const comeBack = (page: Page, change: 'left' | { session: string }) =>
  page.evaluate((after) => {
    if (after === 'left') localStorage.removeItem('sereno:session');
    else localStorage.setItem('sereno:session', after.session);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, change);

describe('a page restored from the back/forward cache', () => {
  it('SES-04 shows the current person and no data of the previous one, or the login when signed out', async () => {
    const other = await app.as('rol1');
    const session = await other.evaluate(() => localStorage.getItem('sereno:session') ?? '');
    const name = await greeting(other).innerText();
    const page = await app.as('rol8');
    const before = await greeting(page).innerText();
    await comeBack(page, { session });
    await expect.poll(() => greeting(page).innerText(), settling).toBe(name);
    expect(name).not.toBe(before);
    await comeBack(page, 'left');
    await atLogin(page);
    expect(await greeting(page).count()).toBe(0);
  });
});

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).locator('ul > li > :is(a, button)', { hasText: name });

describe('a person whose data change after the sign-in', () => {
  it('API-07 AUTH-08 MNU-01 RTE-13 SHL-01 gets the menu of the new role, a greeting without an Employee, and no pages with an unknown role', async () => {
    const page = await app.as('rol8');
    expect(await entry(page, 'Catálogos').count()).toBe(0);
    let changes: Record<string, unknown> = { RoleId: 1 };
    await page.route('**/user/me', async (route) => {
      const response = await route.fetch();
      const answer: { body: Record<string, unknown> } = await response.json();
      await route.fulfill({ response, json: { ...answer, body: { ...answer.body, ...changes } } });
    });
    await page.reload();
    await entry(page, 'Catálogos').waitFor();

    changes = { Employee: null, EmployeeId: null, Name: 'Ñandú Pérez', fullname: '' };
    await page.reload();
    await page.getByRole('button', { name: 'Hola, Ñandú' }).click();
    const panel = await page.getByRole('dialog').innerText();
    expect(panel).toContain('Ñandú');
    expect(panel).not.toMatch(/null|undefined/);
    await page.keyboard.press('Escape');
    await entry(page, 'Catálogos').waitFor({ state: 'detached' });
    await entry(page, 'Actividades').last().waitFor();

    changes = { RoleId: 99, CompanyId: 77, Role: null, Company: null };
    await page.goto(`${app.url()}/user/browse`);
    await greeting(page).filter({ hasNotText: 'Ñandú' }).waitFor();
    await heading(page, 'Sin permiso').waitFor();
    expect(await entry(page, 'Usuarios').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('the return address', () => {
  // The rule itself knows many more (`returnPath.test.ts`).
  const HOSTILE = ['//evil.example', 'javascript:alert(1)', '/%256Cogout', '/auth/login', '%2F%2Fevil.example'];

  it('AUTH-09 stays on this site in any notation, even when given twice', async () => {
    const page = await app.open('/auth/login?returnTo=https%3A%2F%2Fevil.example');
    await sendSignIn(page, 'rol8');
    await page.waitForURL(`${app.url()}/activities-dashboard`);
    for (const returnTo of HOSTILE) {
      await goTo(page, `/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
      await page.waitForURL(`${app.url()}/activities-dashboard`);
    }
    await page.goto(`${app.url()}/auth/login?returnTo=/activity&returnTo=//evil.example`);
    await page.waitForURL(`${app.url()}/activity`);
    expect(await tokenOf(page)).toBeDefined();
  });
});

describe('the storage', () => {
  it('GEO-06 SES-05 has location and session under the names from the configuration', async () => {
    const page = await app.stranger(located);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { session: { storageKey: 'crm', keys: { latitude: 'lat', longitude: 'lng' } } } }),
    );
    await signIn(page, app.url(), 'rol8');
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(['crm', 'lat', 'lng']));
    expect(stored).toMatchObject({ lat: '20.67', lng: '-103.35' });
    expect(stored).not.toHaveProperty('sereno:session');
  });
});
