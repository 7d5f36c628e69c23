import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { sendSignIn, signIn } from '../browser.ts';
import { now } from '../clock.ts';

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

/** What lies in the drafts of a form that somebody has begun, as the form writes it. */
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

describe('a session that ends while somebody works', () => {
  const address = '/prospect/browse?team=4&text=a%2Fb%20%C3%B1#row-12';

  it('SES-06 AUTH-05 leads the same person back to the very same address, and keeps what was typed', async () => {
    const page = await app.signedIn('rol8');
    await page.goto(app.url() + address);
    await heading(page, 'Todos los prospectos').waitFor();
    const key = await beginDraft(page);
    await endSession(page);
    expect(await drafts(page)).toEqual([key]);
    await sendSignIn(page, 'rol8');
    await heading(page, 'Todos los prospectos').waitFor();
    expect(addressOf(page)).toBe(address);
    expect(await drafts(page)).toEqual([key]);
  });

  // The address can say whom they worked on, and the other person may not even be allowed to open it.
  it('SES-06 leads somebody else home, with nothing of the one before', async () => {
    const page = await app.signedIn('rol8');
    await page.goto(app.url() + address);
    await heading(page, 'Todos los prospectos').waitFor();
    await beginDraft(page);
    await endSession(page);
    await sendSignIn(page, 'rol9');
    await heading(page, 'Tablero de actividades').waitFor();
    expect(addressOf(page)).toBe('/activities-dashboard');
    expect(await drafts(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ruiz');
  });

  it('AUTH-05 leads back to an address letter for letter, however it is escaped', async () => {
    const escaped = '/prospect/a%2520b/detail?q=%2520';
    const page = await app.open(escaped);
    await atLogin(page);
    expect(addressOf(page)).toBe(`/auth/login?returnTo=${encodeURIComponent(escaped)}`);
  });

  it('AUTH-08 ends when its user was changed in the storage to somebody whom the token is not of', async () => {
    const page = await app.signedIn('rol8');
    await page.evaluate(() => {
      const session: { user: object } = JSON.parse(localStorage['sereno:session']);
      const user = { ...session.user, id: 1, roleId: 1 };
      localStorage.setItem('sereno:session', JSON.stringify({ ...session, user }));
    });
    await page.reload();
    await atLogin(page);
    expect(await tokenOf(page)).toBeUndefined();
  });

  it('AUTH-06 keeps nothing that was typed after a chosen log-out', async () => {
    const page = await app.signedIn('rol8');
    await beginDraft(page);
    await greeting(page).click();
    await page.getByRole('link', { name: 'Salir' }).click();
    await atLogin(page);
    expect(await drafts(page)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('AUTH-06 AUTH-26 are left together', async () => {
    const page = await app.signedIn('rol8');
    const second = await tabOf(page.context(), '/prospect/browse');
    await heading(second, 'Todos los prospectos').waitFor();
    await page.goto(`${app.url()}/logout`);
    await atLogin(second);
    expect(await tokenOf(second)).toBeUndefined();
  });

  it('SES-04 AUTH-26 that sign in at once end in the session of whoever was first; the late one ends on the server', async () => {
    const one = await app.open('/auth/login');
    const two = await tabOf(one.context(), '/auth/login');
    await one.context().route('**/user/auth/signin', async (route) => {
      const response = await route.fetch();
      const { username }: { username: string } = route.request().postDataJSON();
      // Both answers are on their way together, and one comes a little later.
      await new Promise((resolve) => setTimeout(resolve, username === 'rol9' ? 600 : 200));
      await route.fulfill({ response });
    });
    const dropped = two.waitForResponse('**/user/logout');
    await Promise.all([sendSignIn(one, 'rol8'), sendSignIn(two, 'rol9')]);
    const stored = () =>
      one.evaluate(() => {
        const session: { user: { userName: string } } | null = JSON.parse(localStorage['sereno:session'] ?? 'null');
        return session?.user.userName;
      });
    expect((await dropped).status()).toBe(200);
    expect(await stored()).toBe('rol8');
    await expect
      .poll(async () => (await greeting(one).innerText()) === (await greeting(two).innerText()), settling)
      .toBe(true);
    expect(await tokenOf(one)).toBe(await tokenOf(two));
    const answer = await fetch(`${app.url()}/api/user/me`, {
      headers: { Authorization: `Bearer ${await tokenOf(one)}` },
    });
    expect(answer.status).toBe(200);
  });

  it('SES-08 go on although a third one holds the refresh and hangs', async () => {
    const page = await app.signedIn('rol8');
    const hung = await tabOf(page.context(), '/terms');
    await hung.evaluate(() => {
      void navigator.locks.request('sereno:refresh', () => new Promise(() => undefined));
    });
    const expired = await tokenOf(page);
    await page.route('**/activities-by-type*', (route) =>
      route.request().headers()['authorization'] === `Bearer ${expired}`
        ? route.fulfill({ status: 403, json: { status: 403, body: null } })
        : route.fallback(),
    );
    const refreshed = page.waitForResponse('**/user/updateToken', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    expect((await refreshed).status()).toBe(200);
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
  });
});

// What the browser does then: the page as it was, without having heard of anything, and this event.
const comeBack = (page: Page, change: 'left' | { session: string }) =>
  page.evaluate((after) => {
    if (after === 'left') localStorage.removeItem('sereno:session');
    else localStorage.setItem('sereno:session', after.session);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, change);

describe('a page that comes back from the browser’s memory', () => {
  it('SES-04 shows the login when the session has ended meanwhile', async () => {
    const page = await app.signedIn('rol8');
    await comeBack(page, 'left');
    await atLogin(page);
    expect(await greeting(page).count()).toBe(0);
  });

  it('SES-04 shows the person of now, and nothing of the one before', async () => {
    const other = await app.signedIn('rol1');
    const session = await other.evaluate(() => localStorage.getItem('sereno:session') ?? '');
    const name = await greeting(other).innerText();
    const page = await app.signedIn('rol8');
    const before = await greeting(page).innerText();
    await comeBack(page, { session });
    await expect.poll(() => greeting(page).innerText(), settling).toBe(name);
    expect(name).not.toBe(before);
  });
});

/** Signs in as somebody whose answers the server gives with these changes. */
async function signInWith(changes: Record<string, unknown>): Promise<Page> {
  const page = await app.stranger();
  await page.route(/\/user\/(?:auth\/signin|me)$/, async (route) => {
    const response = await route.fetch();
    const answer: { body: Record<string, unknown> } = await response.json();
    await route.fulfill({ response, json: { ...answer, body: { ...answer.body, ...changes } } });
  });
  await signIn(page, app.url(), 'rol8');
  return page;
}
const entries = async (page: Page) => {
  const texts = await page
    .getByRole('navigation', { name: 'Menú principal' })
    .locator('ul > li > :is(a, button)')
    .allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

describe('a person that the rules do not foresee', () => {
  it('SHL-01 AUTH-08 without an Employee is greeted by the name, and has the panel and the menu', async () => {
    const page = await signInWith({ Employee: null, EmployeeId: null, Name: 'Ñandú Pérez', fullname: '' });
    await page.getByRole('button', { name: 'Hola, Ñandú' }).click();
    const panel = await page.getByRole('dialog').innerText();
    expect(panel).toContain('Ñandú');
    expect(panel).not.toMatch(/null|undefined/);
    await page.keyboard.press('Escape');
    expect(await entries(page)).toContain('Actividades');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('MNU-01 RTE-13 of an unknown role and company has a menu, and no page that asks for a role', async () => {
    const page = await signInWith({ RoleId: 99, CompanyId: 77, Role: null, Company: null });
    expect(await entries(page)).not.toContain('Usuarios');
    await page.goto(`${app.url()}/user/browse`);
    await heading(page, 'Sin permiso').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each([
    ['no user', { token: 'x', user: null }],
    ['a role that is a text', { token: 'x', user: { id: 1, roleId: '1', companyId: 1 } }],
    ['nothing but a token', { token: 'x' }],
    ['a list', [1, 2]],
  ])('AUTH-08 is nobody when the storage was tampered with: %s', async (_, stored) => {
    const page = await app.stranger();
    await page.addInitScript((text) => localStorage.setItem('sereno:session', text), JSON.stringify(stored));
    await page.goto(`${app.url()}/prospect/browse?page=2`);
    await atLogin(page);
    expect(addressOf(page)).toBe(`/auth/login?returnTo=${encodeURIComponent('/prospect/browse?page=2')}`);
  });
});

describe('the address to return to', () => {
  const HOSTILE = [
    '//evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'data:text/html,hola',
    '%2F%2Fevil.example',
    '/./%2e%2e//evil.example',
    ' //evil.example',
    '@evil.example',
    '/%6Cogout',
    '/%256Cogout',
    '/%61uth/login',
    '/a/%2e%2e/logout',
  ];

  it('AUTH-09 stays on this site, however it is written', async () => {
    const page = await app.as('rol8');
    for (const returnTo of HOSTILE) {
      await page.goto(`${app.url()}/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
      await page.waitForURL((url) => url.pathname !== '/auth/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([returnTo, new URL(page.url()).origin]).toEqual([returnTo, app.url()]);
    }
    expect(await tokenOf(page)).toBeDefined();
  });

  it('AUTH-09 given twice, or as it would be parsed twice, is safe as well', async () => {
    const page = await app.at('/auth/login?returnTo=/activity&returnTo=//evil.example', 'rol8');
    await page.waitForURL(`${app.url()}/activity`);
    await page.goto(`${app.url()}/auth/login?returnTo=%252F%252Fevil.example`);
    await page.waitForURL(`${app.url()}/activities-dashboard`);
  });
});

describe('the location', () => {
  it('GEO-04 GEO-05 SES-13 goes along with the sign-in and with the refresh, after a reload too', async () => {
    const page = await app.stranger(located);
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (!/\/user\/(?:auth\/signin|updateToken)$/.test(request.url())) return;
      const { username, Latitude, Longitude }: Record<string, unknown> = request.postDataJSON();
      bodies.push({ username, Latitude, Longitude });
    });
    await signIn(page, app.url(), 'rol8');
    await page.reload();
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
    const expired = await tokenOf(page);
    await page.route('**/activities-by-type*', (route) =>
      route.request().headers()['authorization'] === `Bearer ${expired}`
        ? route.fulfill({ status: 403, json: { status: 403, body: null } })
        : route.fallback(),
    );
    const refreshed = page.waitForResponse('**/user/updateToken');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await refreshed;
    const here = { username: 'rol8', Latitude: 20.67, Longitude: -103.35 };
    expect(bodies).toEqual([here, here]);
    await expect.poll(() => tokenOf(page), settling).not.toBe(expired);
    const stored = await page.evaluate(() => [localStorage['sereno:latitude'], localStorage['sereno:longitude']]);
    expect(stored).toEqual(['20.67', '-103.35']);
  });

  it('GEO-06 SES-05 is stored, as the session is, under the names of the configuration', async () => {
    const page = await app.stranger(located);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { session: { storageKey: 'crm', keys: { latitude: 'lat', longitude: 'lng' } } } }),
    );
    await signIn(page, app.url(), 'rol8');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toEqual(expect.arrayContaining(['crm', 'lat', 'lng']));
    expect(keys).not.toEqual(expect.arrayContaining(['sereno:session']));
  });
});
