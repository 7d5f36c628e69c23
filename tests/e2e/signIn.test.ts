import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, sendSignIn } from '../browser.ts';
import { now } from '../clock.ts';

const app = application();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const signInCalls = (page: Page) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/auth/signin')) bodies.push(request.postDataJSON());
  });
  return bodies;
};
const located = { geolocation: { latitude: 20.67, longitude: -103.35 }, permissions: ['geolocation'] };

describe('addresses', () => {
  it.each(['/', '/auth', '/activities-dashboard', '/report/rejected'])(
    'AUTH-01 AUTH-05 %s asks a stranger to sign in',
    async (path) => {
      const page = await app.open(path);
      await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
      expect(pathOf(page)).toBe('/auth/login');
    },
  );

  it('AUTH-04 AUTH-07 AUTH-09 lead who is signed in from / and /auth to the activities dashboard', async () => {
    const page = await app.open('/auth/login');
    await sendSignIn(page, 'rol8');
    await page.waitForURL('**/activities-dashboard');
    for (const path of ['/auth/login', '/auth', '/']) {
      await page.goto(app.url() + path);
      await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
      expect(pathOf(page)).toBe('/activities-dashboard');
    }
  });

  it('return to the page that was asked for', async () => {
    const page = await app.open('/activities-dashboard?day=2026-01-15');
    await sendSignIn(page, 'rol8');
    await page.waitForURL('**/activities-dashboard?day=2026-01-15');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/auth/login', '/logout'])(
    'never return to %s',
    async (address) => {
      const page = await app.open(`/auth/login?returnTo=${encodeURIComponent(address)}`);
      await sendSignIn(page, 'rol8');
      await page.waitForURL(`${app.url()}/activities-dashboard`);
    },
  );

  it.each([null, 'rol8'])(
    'EPG-02a EPG-03 EPG-04 EPG-05 EPG-07 that are unknown end at /error/error-v1, signed in as %s',
    async (user) => {
      const page = await app.open('/auth/login');
      if (user !== null) {
        await sendSignIn(page, user);
        await page.waitForURL('**/activities-dashboard');
      }
      await page.goto(`${app.url()}/no/such/page`);
      await page.waitForURL('**/error/error-v1');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('404').isVisible()).toBe(true);
      expect(await page.getByText(/Nuestro equipo ya está trabajando/).isVisible()).toBe(true);
    },
  );
});

describe('the login form', () => {
  it.each([
    ['AUTH-10 AUTH-24', '', password, 'Usuario', 'Este campo es obligatorio'],
    ['AUTH-11', 'rol8', '', 'Contraseña', 'Este campo es obligatorio'],
    ['AUTH-12', 'ab', password, 'Usuario', 'Mínimo 3 caracteres'],
    ['AUTH-13', 'a'.repeat(51), password, 'Usuario', 'Máximo 50 caracteres'],
    ['AUTH-14', 'rol8', 'ab', 'Contraseña', 'Mínimo 3 caracteres'],
    ['AUTH-14', 'rol8', 'a'.repeat(51), 'Contraseña', 'Máximo 50 caracteres'],
  ])('%s says beside the field what is wrong, and sends nothing', async (_, username, secret, field, message) => {
    const page = await app.open('/auth/login', { alone: true });
    const calls = signInCalls(page);
    await page.clock.install({ time: now() });
    await sendSignIn(page, username, secret);
    const input = page.getByLabel(field, { exact: true });
    await page.getByText(message).waitFor();
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    // Longer than it would wait before the call (AUTH-15).
    await page.clock.runFor(1200);
    expect(calls).toEqual([]);
  });

  it('AUTH-15 AUTH-16 AUTH-17 waits a second, then posts once, and keeps token and user under one key', async () => {
    const page = await app.open('/auth/login', located);
    const calls = signInCalls(page);
    await page.getByLabel('Usuario').fill('rol8');
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    const sent = page.waitForRequest('**/user/auth/signin');
    const pressed = performance.now();
    await page.getByLabel('Contraseña', { exact: true }).press('Enter');
    await page.keyboard.press('Enter');
    await sent;
    expect(performance.now() - pressed).toBeGreaterThan(950);
    await page.waitForURL('**/activities-dashboard');
    expect(calls).toEqual([{ username: 'rol8', password, Latitude: 20.67, Longitude: -103.35 }]);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => localStorage[key]?.includes('eyJ')),
    );
    expect(keys).toEqual(['sereno:session']);
  });

  it('AUTH-18 AUTH-19 tells wrong credentials in one sentence and keeps what was typed', async () => {
    const page = await app.open('/auth/login');
    await sendSignIn(page, 'rol8', 'equivocada');
    await page.getByRole('alert').getByText('Los datos de inicio de sesión son incorrectos').waitFor();
    expect(await page.getByLabel('Usuario').inputValue()).toBe('rol8');
    expect(pathOf(page)).toBe('/auth/login');
  });

  it('AUTH-20 AUTH-21 tells a disabled account', async () => {
    const page = await app.open('/auth/login');
    await sendSignIn(page, 'deshabilitado');
    await page.getByRole('alert').getByText('Tu cuenta está deshabilitada en el ERP').waitFor();
  });

  it.each<[string, { status?: number; body?: string } | 'abort']>([
    ['Sin conexión con el servidor', 'abort'],
    ['El servidor respondió algo que no se entiende', { body: '<html>maintenance</html>' }],
    ['Demasiados intentos fallidos', { status: 429, body: '{"status":429,"body":null}' }],
  ])('says "%s" when the server fails so, and can be sent again', async (sentence, failure) => {
    const page = await app.open('/auth/login');
    await page.route('**/user/auth/signin', (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ contentType: 'application/json', ...failure }),
    );
    await sendSignIn(page, 'rol8');
    await page.getByRole('alert').getByText(sentence).waitFor();
    await page.unroute('**/user/auth/signin');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/activities-dashboard');
  });

  it('AUTH-04 that is left before the call gives the attempt up: nothing is sent, nobody is led away', async () => {
    const page = await app.open('/auth/login', { alone: true });
    const calls = signInCalls(page);
    // The second before the call (AUTH-15) does not pass until the page is left, however busy the machine is.
    await page.clock.install({ time: now() });
    await page.clock.pauseAt(now().getTime() + 60_000);
    await sendSignIn(page, 'rol8');
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.getByLabel('Nombre completo').fill('Nueva');
    await page.clock.runFor(1200);
    expect(calls).toEqual([]);
    expect(pathOf(page)).toBe('/auth/registration');
  });

  it('AUTH-04 AUTH-26 that is left before the answer drops it, and ends its session on the server', async () => {
    const page = await app.open('/auth/login');
    const left = Promise.withResolvers<void>();
    const granted = Promise.withResolvers<{ body: { accessToken: string } }>();
    await page.route('**/user/auth/signin', async (route) => {
      const response = await route.fetch();
      granted.resolve(await response.json());
      await left.promise;
      await route.fulfill({ response });
    });
    await sendSignIn(page, 'rol8');
    const { accessToken } = (await granted.promise).body;
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await page.getByRole('button', { name: 'Enviar enlace' }).waitFor();
    const ended = page.waitForResponse('**/user/logout');
    left.resolve();
    expect((await ended).request().headers()['authorization']).toBe(`Bearer ${accessToken}`);
    expect(pathOf(page)).toBe('/auth/forgot-password');
    expect(await page.evaluate(() => localStorage['sereno:session'])).toBeUndefined();
  });

  it('AUTH-19 is sent once by an Enter that is held down, and again by the next press', async () => {
    const page = await app.open('/auth/login');
    const calls = signInCalls(page);
    await page.route('**/user/auth/signin', (route) =>
      route.fulfill({ status: 401, json: { status: 401, body: null } }),
    );
    await page.getByLabel('Usuario').fill('rol8');
    await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
    const refusal = page.getByRole('alert').getByText('Los datos de inicio de sesión son incorrectos');
    await page.keyboard.down('Enter');
    await refusal.waitFor();
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    expect(await refusal.isVisible()).toBe(true);
    await page.keyboard.up('Enter');
    const answered = page.waitForResponse('**/user/auth/signin');
    await page.keyboard.press('Enter');
    await answered;
    expect(calls).toHaveLength(2);
  });

  it('AUTH-02 asks for user name and password, which a password manager can fill', async () => {
    const page = await app.open('/auth/login');
    expect(await page.getByLabel('Usuario').getAttribute('autocomplete')).toBe('username');
    const secret = page.getByLabel('Contraseña', { exact: true });
    expect(await secret.getAttribute('autocomplete')).toBe('current-password');
    expect(await secret.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    expect(await secret.getAttribute('type')).toBe('text');
  });

  it('works by keyboard alone', async () => {
    const page = await app.open('/auth/login', located);
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
    await page.getByLabel('Usuario').focus();
    await page.keyboard.type('rol8');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/activities-dashboard');
  });
});

const banner = (page: Page) => page.getByText('Activa tu ubicación para poder acceder');

describe('the location', () => {
  it('AUTH-03 GEO-03 GEO-05 is asked for by a banner while it is denied, and sent as null', async () => {
    const page = await app.open('/auth/login');
    await banner(page).waitFor();
    const calls = signInCalls(page);
    await sendSignIn(page, 'rol8');
    await page.waitForURL('**/activities-dashboard');
    expect(calls).toEqual([{ username: 'rol8', password, Latitude: null, Longitude: null }]);
  });

  it('GEO-07 is asked for again when the permission changes, and the banner goes when it is known', async () => {
    const page = await app.open('/auth/login', { alone: true });
    await banner(page).waitFor();
    await page.context().setGeolocation(located.geolocation);
    await page.context().grantPermissions(located.permissions);
    await banner(page).waitFor({ state: 'hidden' });
  });

  it('GEO-07 is asked for again by the button', async () => {
    const page = await app.stranger();
    await page.addInitScript(() => {
      let asked = 0;
      navigator.geolocation.getCurrentPosition = (_, failure) => {
        asked += 1;
        document.documentElement.dataset['asked'] = String(asked);
        const denied = {
          code: 1,
          message: 'denied',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        } as const;
        failure?.(denied);
      };
    });
    await page.goto(`${app.url()}/auth/login`);
    await banner(page).waitFor();
    expect(await page.locator('html').getAttribute('data-asked')).toBe('1');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    expect(await page.locator('html').getAttribute('data-asked')).toBe('2');
  });

  it('GEO-01 GEO-04 GEO-06 is asked for with 5 s, high accuracy and no cache, and stored', async () => {
    const page = await app.stranger(located);
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (success, failure, options) => {
        document.documentElement.dataset['asked'] = JSON.stringify(options);
        ask(success, failure, options);
      };
    });
    await page.goto(`${app.url()}/auth/login`);
    await page.waitForFunction(() => localStorage['sereno:latitude'] === '20.67');
    const asked: unknown = JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '');
    expect(asked).toEqual({ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 });
  });

  it('GEO-02 that the browser cannot tell gives an alert', async () => {
    const page = await app.stranger();
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
    await page.goto(`${app.url()}/auth/login`);
    await page
      .getByRole('alert')
      .getByText('Tu navegador no soporta el acceso a la ubicación. Intenta con otro')
      .waitFor();
  });

  it('AUTH-23 keeps the call back where the configuration requires it', async () => {
    const page = await app.stranger();
    await page.route('**/config.json', (route) => route.fulfill({ json: { auth: { requireLocation: true } } }));
    await page.goto(`${app.url()}/auth/login`);
    const calls = signInCalls(page);
    await sendSignIn(page, 'rol8');
    await page.getByRole('alert').getByText('La ubicación debe estar activada').waitFor();
    expect(calls).toEqual([]);
  });
});

const appearance = (page: Page) => page.getByRole('button', { name: 'Español · Idioma y apariencia' });

describe('language and appearance before the login', () => {
  it('are not fetched with the page, and chosen at its foot by keyboard alone', async () => {
    const page = await app.open('/auth/login', { colorScheme: 'light' });
    await page.getByLabel('Usuario').waitFor();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await appearance(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Idioma y apariencia' }).waitFor();
    expect(fetched.some((url) => url.includes('AppearancePopover'))).toBe(true);
    await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await appearance(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('LNG-04 the page loads again in the language, with what was typed but the password', async () => {
    const page = await app.open('/auth/login?returnTo=%2Factivity');
    await page.getByLabel('Usuario').fill('rol8');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta');
    await appearance(page).click();
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Idioma', { exact: true }).selectOption('fr')]);
    await page.getByRole('button', { name: /^Français/ }).waitFor();
    expect(await page.locator('[name=username]').inputValue()).toBe('rol8');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    expect(kept).not.toMatch(/secreta|rol8/);
    expect(new URL(page.url()).search).toBe('?returnTo=%2Factivity');
  });

  it('LNG-04 keeps the registration but its passwords, and the secret of a mailed link', async () => {
    const page = await app.open('/auth/registration');
    await page.getByLabel('Nombre completo').fill('Nueva Persona');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta');
    await appearance(page).click();
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Idioma', { exact: true }).selectOption('en')]);
    await page.getByRole('button', { name: /^English/ }).waitFor();
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Nueva Persona');
    expect(await page.locator('[name=password]').inputValue()).toBe('');

    const link = await app.open('/auth/new-password#the-secret');
    await appearance(link).click();
    await Promise.all([link.waitForEvent('load'), link.getByLabel('Idioma', { exact: true }).selectOption('en')]);
    await link.getByRole('button', { name: /^English/ }).waitFor();
    const sent = link.waitForRequest('**/user/auth/reset-password');
    await link.locator('[name=password]').fill('a new one');
    await link.locator('[name=confirmation]').fill('a new one');
    await link.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ token: 'the-secret', password: 'a new one' });
  });

  it('are not there when their code cannot be fetched, and the form still is', async () => {
    const page = await app.stranger();
    await page.route('**/assets/AppearancePopover*', (route) => route.abort());
    await page.goto(`${app.url()}/auth/login`);
    await page.getByLabel('Usuario').fill('rol8');
    const failed = page.waitForEvent('requestfailed');
    await appearance(page).click();
    await failed;
    expect(await page.getByLabel('Usuario').inputValue()).toBe('rol8');
    await sendSignIn(page, 'rol8');
    await page.waitForURL('**/activities-dashboard');
  });
});

describe('the session', () => {
  it('AUTH-06 AUTH-26 ends at /logout: token and user are gone, here and on the server', async () => {
    const page = await app.signedIn('rol8');
    const { token }: { token: string } = await page.evaluate(() => JSON.parse(localStorage['sereno:session']));
    const told = page.waitForResponse('**/user/logout');
    await page.goto(`${app.url()}/logout`);
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
    await told;
    expect(await page.evaluate(() => localStorage['sereno:session'])).toBeUndefined();
    const answer = await fetch(`${app.url()}/api/user/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  it('SES-06 CAT-04 ends on 401 with the way back to the page', async () => {
    const page = await app.signedIn('rol8');
    await page.route('**/activities-by-type*', (route) =>
      route.fulfill({ status: 401, json: { status: 401, body: null } }),
    );
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.waitForURL('**/auth/login?returnTo=%2Factivities-dashboard');
    expect(await page.evaluate(() => localStorage['sereno:session'])).toBeUndefined();
  });

  it('SES-07 CAT-05 goes on through an expired token without the person noticing', async () => {
    const page = await app.signedIn('rol8');
    let refused = 0;
    await page.route('**/activities-by-type*', (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 403, json: { status: 403, body: null } }) : route.fallback();
    });
    const refreshed = page.waitForResponse('**/user/updateToken');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    expect((await refreshed).status()).toBe(200);
    await expect.poll(() => refused).toBe(2);
    await page.getByRole('button', { name: 'Actualizar', disabled: false }).waitFor();
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
    expect(pathOf(page)).toBe('/activities-dashboard');
  });

  it('SES-08 is refreshed once for two tabs that meet an expired token together', async () => {
    const page = await app.signedIn('rol8');
    const second = await page.context().newPage();
    await second.goto(`${app.url()}/activities-dashboard`);
    await second.getByText(/^Datos al /).waitFor();
    const { token }: { token: string } = await page.evaluate(() => JSON.parse(localStorage['sereno:session']));
    let refreshes = 0;
    await page.context().route('**/user/updateToken', async (route) => {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page
      .context()
      .route('**/activities-by-type*', (route) =>
        route.request().headers()['authorization'] === `Bearer ${token}`
          ? route.fulfill({ status: 403, json: { status: 403, body: null } })
          : route.continue(),
      );
    const tabs = [page, second];
    const answered = tabs.map((tab) =>
      tab.waitForResponse((response) => response.url().includes('activities-by-type') && response.status() === 200),
    );
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Actualizar' }).click()));
    await Promise.all(answered);
    expect(refreshes).toBe(1);
  });

  it('ends in every tab with the first', async () => {
    const page = await app.signedIn('rol8');
    const second = await page.context().newPage();
    await second.goto(`${app.url()}/activities-dashboard`);
    await second.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
    await page.goto(`${app.url()}/logout`);
    await second.waitForURL('**/auth/login**');
  });

  it.each(['{', 'null', '{"token":"x","user":{"id":1}}'])('is nobody’s when the storage holds %s', async (stored) => {
    const page = await app.stranger();
    await page.addInitScript((value) => localStorage.setItem('sereno:session', value), stored);
    await page.goto(`${app.url()}/activities-dashboard`);
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  });
});

describe('a start that fails', () => {
  it.each([
    ['{"timeZone":"America/Atlantis"}', 'timeZone'],
    ['{"auth":', 'no es JSON'],
  ])('says what is wrong with config.json %s', async (content, detail) => {
    const page = await app.stranger();
    await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body: content }));
    await page.goto(app.url());
    await page.getByRole('heading', { name: 'Sereno no puede iniciar' }).waitFor();
    expect(await page.getByText(detail).isVisible()).toBe(true);
  });

  it('says that there is no connection, and offers to try again', async () => {
    const page = await app.stranger();
    await page.route('**/config.json', (route) => route.abort());
    await page.goto(app.url());
    await page.getByRole('heading', { name: 'Sin conexión con el servidor' }).waitFor();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  });
});
