import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, sendSignIn } from '../browser.ts';
import { holdClock, now } from '../clock.ts';
import { expectFocus, goTo, titled, violations } from '../page.ts';

const app = application();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const signInCalls = (page: Page) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/auth/signin')) bodies.push(request.postDataJSON());
  });
  return bodies;
};
const secretField = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const banner = (page: Page) => page.getByText('Tu ubicación está desactivada. Puedes entrar sin ella.');
const appearance = (page: Page) => page.getByRole('button', { name: / · Idioma y apariencia$/ });

/** Lets the second before the call (AUTH-15) pass at once, on a clock that the test holds. */
async function attempt(page: Page, username: string, secret = password): Promise<void> {
  await sendSignIn(page, username, secret);
  await page.clock.runFor(1200);
}

describe('the login form', () => {
  it('AUTH-02 AUTH-04 AUTH-10 AUTH-11 AUTH-12 AUTH-13 AUTH-14 AUTH-24 shows errors beside the fields, and sends nothing, even after leaving the page', async () => {
    const page = await app.open('/auth/login', { alone: true });
    const calls = signInCalls(page);
    await holdClock(page);
    // A password manager can fill it.
    expect(await page.getByLabel('Usuario').getAttribute('autocomplete')).toBe('username');
    expect(await secretField(page).getAttribute('autocomplete')).toBe('current-password');
    expect(await secretField(page).getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    expect(await secretField(page).getAttribute('type')).toBe('text');

    const long = 'a'.repeat(51);
    const wrong: readonly (readonly [username: string, secret: string, field: string, message: string])[] = [
      ['', password, 'Usuario', 'Este campo es obligatorio'],
      ['ab', password, 'Usuario', 'Mínimo 3 caracteres'],
      ['rol8', '', 'Contraseña', 'Este campo es obligatorio'],
      [long, password, 'Usuario', 'Máximo 50 caracteres'],
      ['rol8', 'ab', 'Contraseña', 'Mínimo 3 caracteres'],
      ['rol8', long, 'Contraseña', 'Máximo 50 caracteres'],
    ];
    for (const [username, secret, field, message] of wrong) {
      await attempt(page, username, secret);
      await page.getByText(message).waitFor();
      expect(await page.getByLabel(field, { exact: true }).getAttribute('aria-invalid')).toBe('true');
      await expectFocus(page.getByLabel(field, { exact: true }));
    }

    // The second before the call does not pass until the page is left, however busy the machine is.
    await page.clock.pauseAt(now().getTime() + 60_000);
    await sendSignIn(page, 'rol8');
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.getByLabel('Nombre completo').fill('Nueva');
    await page.clock.runFor(1200);
    expect(calls).toEqual([]);
    expect(pathOf(page)).toBe('/auth/registration');
  });

  it('AUTH-03 AUTH-15 AUTH-16 AUTH-17 GEO-01 GEO-03 GEO-04 GEO-06 GEO-07 knows the location once allowed, and signs in by keyboard, once, after one second', async () => {
    const page = await app.stranger({ alone: true });
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      const requested: unknown[] = [];
      geolocation.getCurrentPosition = (success, failure, options) => {
        requested.push(options);
        document.documentElement.dataset['asked'] = JSON.stringify(requested);
        ask(success, failure, options);
      };
    });
    const question = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };
    const requested = async (): Promise<unknown> =>
      JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '');
    await page.goto(`${app.url()}/auth/login`);
    await banner(page).waitFor();
    expect(await requested()).toEqual([question]);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    expect(await requested()).toEqual([question, question]);
    await page.context().setGeolocation({ latitude: 20.67, longitude: -103.35 });
    await page.context().grantPermissions(['geolocation']);
    await banner(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => localStorage['sereno:latitude'] === '20.67');

    const calls = signInCalls(page);
    await page.getByLabel('Usuario').focus();
    await page.keyboard.type('rol8');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    const sent = page.waitForRequest('**/user/auth/signin');
    const pressed = performance.now();
    await page.keyboard.press('Enter');
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

  it('AUTH-03 AUTH-18 AUTH-19 AUTH-20 AUTH-21 GEO-05 gives the reason for a failed sign-in in one sentence, keeps the input, and can be sent again', async () => {
    const page = await app.open('/activities-dashboard?day=2026-01-15', { alone: true });
    await holdClock(page);
    const calls = signInCalls(page);
    const tells = (sentence: string) => page.getByRole('alert').getByText(sentence).waitFor();
    await banner(page).waitFor();
    await attempt(page, 'rol8', 'equivocada');
    await tells('Los datos de inicio de sesión son incorrectos');
    expect(await page.getByLabel('Usuario').inputValue()).toBe('rol8');
    await attempt(page, 'deshabilitado');
    await tells('Tu cuenta está deshabilitada en el ERP');
    expect(pathOf(page)).toBe('/auth/login');

    const failures: readonly (readonly [sentence: string, answer: (route: Route) => Promise<void>])[] = [
      ['Sin conexión con el servidor', (route) => route.abort()],
      ['El servidor respondió algo que no se entiende', (route) => route.fulfill({ body: '<html>maintenance</html>' })],
      ['Demasiados intentos fallidos', (route) => route.fulfill({ status: 429, json: { status: 429, body: null } })],
    ];
    for (const [sentence, answer] of failures) {
      await page.route('**/user/auth/signin', answer);
      await attempt(page, 'rol8');
      await tells(sentence);
      await page.unroute('**/user/auth/signin');
    }

    // An Enter that is held down sends once, and the next press again.
    const before = calls.length;
    await secretField(page).fill('equivocada');
    await page.keyboard.down('Enter');
    await page.clock.runFor(1200);
    await tells('Los datos de inicio de sesión son incorrectos');
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await tells('Los datos de inicio de sesión son incorrectos');
    await page.keyboard.up('Enter');
    await secretField(page).fill(password);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1200);
    await page.waitForURL('**/activities-dashboard?day=2026-01-15');
    expect(calls).toHaveLength(before + 2);
    expect(calls.at(-1)).toEqual({ username: 'rol8', password, Latitude: null, Longitude: null });
  });

  it('AUTH-04 AUTH-26 ignores the response when it was left before, and ends that session on the server', async () => {
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

  it('AUTH-03 AUTH-23 GEO-02 reports an unavailable location, and does not sign in when the configuration requires one', async () => {
    const other = await app.stranger();
    await other.route('**/config.json', (route) => route.fulfill({ json: { auth: { requireLocation: true } } }));
    await other.goto(`${app.url()}/auth/login`);
    await other.getByText('Activa tu ubicación para poder acceder').waitFor();

    const page = await app.stranger();
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
    await page.route('**/config.json', (route) => route.fulfill({ json: { auth: { requireLocation: true } } }));
    await page.goto(`${app.url()}/auth/login`);
    const calls = signInCalls(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Tu navegador no soporta el acceso a la ubicación. Intenta con otro').waitFor();
    await sendSignIn(page, 'rol8');
    await alert.getByText('La ubicación debe estar activada').waitFor();
    expect(calls).toEqual([]);
  });
});

/** Chooses a language in the open choice: the page loads again in it. */
async function choose(page: Page, label: string, locale: string, name: RegExp): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByLabel(label, { exact: true }).selectOption(locale)]);
  await page.getByRole('button', { name }).waitFor();
}

describe('language and appearance before the login', () => {
  it('LNG-04 are chosen at its foot; the input stays, except passwords, and so does the secret of a mailed link', async () => {
    const page = await app.open('/auth/login?returnTo=%2Factivity');
    await page.getByLabel('Usuario').fill('rol8');
    await secretField(page).fill('secreta');
    // Their code loads when approached.
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await appearance(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Idioma y apariencia' }).waitFor();
    expect(fetched.some((url) => url.includes('AppearancePopover'))).toBe(true);
    await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectFocus(appearance(page));

    await appearance(page).click();
    await choose(page, 'Idioma', 'fr', /^Français/);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('[name=username]').inputValue()).toBe('rol8');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    const saved = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    expect(saved).not.toMatch(/secreta|rol8/);
    expect(new URL(page.url()).search).toBe('?returnTo=%2Factivity');

    await goTo(page, '/auth/registration');
    await page.locator('[name=fullName]').fill('Nueva Persona');
    await page.locator('[name=password]').fill('secreta');
    await page.getByRole('button', { name: /^Français/ }).click();
    await choose(page, 'Langue', 'es', /^Español/);
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Nueva Persona');
    expect(await page.locator('[name=password]').inputValue()).toBe('');

    await goTo(page, '/auth/new-password#the-secret');
    await titled(page, /Elige una contraseña nueva/);
    await appearance(page).click();
    await choose(page, 'Idioma', 'en', /^English/);
    const sent = page.waitForRequest('**/user/auth/reset-password');
    await page.locator('[name=password]').fill('a new one');
    await page.locator('[name=confirmation]').fill('a new one');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ token: 'the-secret', password: 'a new one' });
  });

  it('are missing when their code cannot be fetched, and the form still works', async () => {
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

describe('the log-out', () => {
  it('AUTH-06 AUTH-26 ends the session and removes token and user, here and on the server', async () => {
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
});

describe('a start that fails', () => {
  it('reports an error in config.json or a missing connection, and offers a retry', async () => {
    const page = await app.stranger();
    let content: string | null = '{"timeZone":"America/Atlantis"}';
    await page.route('**/config.json', (route) =>
      content === null ? route.abort() : route.fulfill({ contentType: 'application/json', body: content }),
    );
    await page.goto(app.url());
    await page.getByRole('heading', { name: 'Sereno no puede iniciar' }).waitFor();
    await page.getByText('timeZone').waitFor();
    content = '{"auth":';
    await page.reload();
    await page.getByRole('heading', { name: 'Sereno no puede iniciar' }).waitFor();
    await page.getByText('no es JSON').waitFor();
    content = null;
    await page.reload();
    await page.getByRole('heading', { name: 'Sin conexión con el servidor' }).waitFor();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  });
});
