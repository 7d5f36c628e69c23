import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { sendSignIn } from '../browser.ts';

const app = application();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillRegistration(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const person = {
    'Nombre completo': 'Nueva Persona',
    'Correo electrónico': 'nueva@correo.example',
    Usuario: 'nueva',
    Contraseña: 'secreta',
    'Confirma la contraseña': 'secreta',
    ...changes,
  };
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
}
const acceptTerms = (page: Page) => page.getByRole('checkbox').check();
const submit = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' });

describe('registration', () => {
  it('REG-01 REG-02 REG-12 REG-13 REG-15 makes an account from the login page and opens its session', async () => {
    const page = await app.open('/auth/login');
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/user/auth/register')) bodies.push(request.postDataJSON());
    });
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' }).waitFor();
    await fillRegistration(page);
    await acceptTerms(page);
    await field(page, 'Confirma la contraseña').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
    expect(bodies).toEqual([
      { email: 'nueva@correo.example', fullname: 'Nueva Persona', username: 'nueva', password: 'secreta' },
    ]);
    expect(pathOf(page)).toBe('/activities-dashboard');
    await page.reload();
    await page.getByRole('button', { name: /^Hola, Nueva/ }).waitFor();
  });

  it('REG-04 waits for the terms, which open in another tab (REG-03, REG-16, UND-52)', async () => {
    const page = await app.open('/auth/registration');
    await submit(page).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    const terms = page.getByRole('link', { name: /términos y condiciones/ });
    expect(await terms.getAttribute('target')).toBe('_blank');
    await field(page, 'Usuario').fill('sigue aquí');
    const [tab] = await Promise.all([page.waitForEvent('popup'), terms.click()]);
    await tab.getByRole('heading', { level: 1, name: 'Términos y condiciones' }).waitFor();
    expect(await field(page, 'Usuario').inputValue()).toBe('sigue aquí');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await acceptTerms(page);
    expect(await submit(page).isDisabled()).toBe(false);
  });

  it.each([
    ['REG-06', { Usuario: 'an' }, 'Usuario', 'Minimum 3 symbols'],
    ['REG-07', { 'Nombre completo': 'a'.repeat(51) }, 'Nombre completo', 'Maximum 50 symbols'],
    ['REG-08', { 'Correo electrónico': 'nadie' }, 'Correo electrónico', 'Wrong email format'],
    ['REG-09', { Contraseña: '', 'Confirma la contraseña': '' }, 'Contraseña', 'Este campo es obligatorio'],
    [
      'REG-10',
      { 'Confirma la contraseña': 'otra' },
      'Confirma la contraseña',
      "Password and Confirm Password didn't match",
    ],
  ])(
    '%s REG-17 says beside the field what is wrong, word for word, and leads there',
    async (_id, changes, name, text) => {
      const page = await app.open('/auth/registration');
      await fillRegistration(page, { ...changes });
      await acceptTerms(page);
      await submit(page).click();
      const input = field(page, name);
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await input.getAttribute('aria-describedby')).not.toBeNull();
      await page.getByText(text, { exact: true }).first().waitFor();
    },
  );

  it('REG-14 CAT-01 shows the invalid-login text for a name that is taken, and keeps what was typed', async () => {
    const page = await app.open('/auth/registration');
    await fillRegistration(page, { Usuario: 'rol8' });
    await acceptTerms(page);
    await submit(page).click();
    await page.getByText('Los datos de inicio de sesión son incorrectos').waitFor();
    expect(await field(page, 'Nombre completo').inputValue()).toBe('Nueva Persona');
    expect(await field(page, 'Contraseña').inputValue()).toBe('secreta');
  });

  it('REG-13 REG-15 is sent once, though the answer that says who was registered takes its time', async () => {
    const page = await app.open('/auth/registration');
    await fillRegistration(page, { Usuario: 'con.prisa', 'Correo electrónico': 'con.prisa@correo.example' });
    await acceptTerms(page);
    let registrations = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/user/auth/register')) registrations += 1;
    });
    const pressed = Promise.withResolvers<void>();
    await page.route('**/user/me', async (route) => {
      await pressed.promise;
      await route.fallback();
    });
    const asked = page.waitForRequest('**/user/me');
    await field(page, 'Confirma la contraseña').press('Enter');
    await asked;
    await field(page, 'Confirma la contraseña').press('Enter');
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    pressed.resolve();
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
    expect(registrations).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('REG-05 is left by Cancelar', async () => {
    const page = await app.open('/auth/registration');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await page.waitForURL('**/auth/login');
  });

  it('says that there is no connection, and can be sent again', async () => {
    const page = await app.open('/auth/registration');
    await fillRegistration(page, { Usuario: 'sin.red', 'Correo electrónico': 'sin.red@correo.example' });
    await acceptTerms(page);
    await page.route('**/user/auth/register', (route) => route.abort());
    await submit(page).click();
    await page.getByText('Sin conexión con el servidor. Revisa tu red y vuelve a intentarlo.').waitFor();
    await page.unroute('**/user/auth/register');
    await submit(page).click();
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
  });
});

const send = (page: Page) => page.getByRole('button', { name: 'Enviar enlace' });

describe('a forgotten password', () => {
  it('PWD-01 PWD-05 PWD-08 is replaced by the link of a mail, which works once', async () => {
    const page = await app.open('/auth/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await field(page, 'Correo electrónico').fill('rol11@sereno.example');
    await send(page).click();
    await page.waitForURL('**/auth/login');
    await page.getByText(/Te enviamos un enlace/).waitFor();

    const link = /http:\S+#\S+/.exec(app.lastMail())?.[0] ?? '';
    expect(link).toContain(`${app.url()}/auth/new-password#`);
    await page.goto(link);
    await field(page, 'Contraseña nueva').fill('una nueva');
    // The secret stays in no address that could be copied or kept.
    expect(page.url()).toBe(`${app.url()}/auth/new-password`);
    await field(page, 'Confirma la contraseña').fill('una nueva');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText(/Tu contraseña nueva ya está guardada/).waitFor();
    await sendSignIn(page, 'rol11', 'una nueva');
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();

    const other = await app.open(link.slice(app.url().length));
    await field(other, 'Contraseña nueva').fill('otra más');
    await field(other, 'Confirma la contraseña').fill('otra más');
    await other.getByRole('button', { name: 'Guardar contraseña' }).click();
    await other.getByText('El enlace ya se usó o venció. Pide uno nuevo.').waitFor();
    await other.getByRole('link', { name: 'Pedir otro enlace' }).click();
    await other.waitForURL('**/auth/forgot-password');
  });

  it('PWD-06 PWD-09 CAT-02 names the address that nobody has', async () => {
    const page = await app.open('/auth/forgot-password');
    await field(page, 'Correo electrónico').fill(' nadie@correo.example ');
    await send(page).click();
    await page.getByText('No se encontró una cuenta con el correo nadie@correo.example').waitFor();
    expect(await field(page, 'Correo electrónico').inputValue()).toBe(' nadie@correo.example ');
  });

  it.each([
    ['PWD-02', '', 'Este campo es obligatorio'],
    ['PWD-03', 'nadie', 'Wrong email format'],
    ['PWD-04', 'a@', 'Minimum 3 symbols'],
    ['PWD-04', `${'a'.repeat(50)}@b.mx`, 'Maximum 50 symbols'],
  ])('%s says of %j: %s', async (_id, text, message) => {
    const page = await app.open('/auth/forgot-password');
    await field(page, 'Correo electrónico').fill(text);
    await send(page).click();
    await page.getByText(message, { exact: true }).waitFor();
    expect(await field(page, 'Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  });

  it('PWD-05 is asked for once by an Enter that is held down, and again by the next press', async () => {
    const page = await app.open('/auth/forgot-password');
    let sent = 0;
    await page.route('**/user/auth/forgot-password', (route) => {
      sent += 1;
      return route.fulfill({ status: 404, json: { status: 404, body: null } });
    });
    await field(page, 'Correo electrónico').fill('nadie@correo.example');
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.down('Enter');
      await page.getByText('No se encontró una cuenta con el correo').waitFor();
    }
    await page.keyboard.up('Enter');
    const answered = page.waitForResponse('**/user/auth/forgot-password');
    await page.keyboard.press('Enter');
    await answered;
    expect(sent).toBe(2);
  });

  it('a link without its secret leads to another one', async () => {
    const page = await app.open('/auth/new-password');
    await page.getByText('El enlace ya se usó o venció. Pide uno nuevo.').waitFor();
  });
});

/** Counts how often the page asks for the change. */
const countChanges = (page: Page) => {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/user/change-password')) count.sent += 1;
  });
  return count;
};
const save = (page: Page) => page.getByRole('button', { name: 'Guardar contraseña' });
const hasFocus = (page: Page, name: string) =>
  field(page, name).evaluate((element) => element === document.activeElement);

/** The page, opened by somebody in a session of their own. */
async function changeAs(username: string): Promise<Page> {
  const page = await app.signedIn(username);
  await page.goto(`${app.url()}/account/password`);
  await page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' }).waitFor();
  return page;
}
async function fillChange(page: Page, current: string, chosen: string, confirmation = chosen): Promise<void> {
  await field(page, 'Contraseña actual').fill(current);
  await field(page, 'Contraseña nueva').fill(chosen);
  await field(page, 'Confirma la contraseña').fill(confirmation);
}

describe('the change of one’s own password', () => {
  it('CAT-06 is sent once, empties the form, ends the other sessions and leaves this one', async () => {
    const elsewhere = await app.signedIn('rol12');
    const page = await changeAs('rol12');
    const changes = countChanges(page);
    await fillChange(page, 'sereno-demo', 'una distinta');
    await field(page, 'Confirma la contraseña').press('Enter');
    await page.keyboard.press('Enter');
    await save(page).dblclick();
    await page.getByText('Operación realizada correctamente').waitFor();
    expect(changes.sent).toBe(1);
    for (const name of ['Contraseña actual', 'Contraseña nueva', 'Confirma la contraseña']) {
      expect(await field(page, name).inputValue()).toBe('');
    }
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Actualizar' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    await sendSignIn(elsewhere, 'rol12', 'una distinta');
    await elsewhere.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
  });

  it('says beside its field that the password of now is another, and keeps what was typed', async () => {
    const page = await changeAs('rol8');
    await fillChange(page, 'no es esta', 'una nueva');
    await save(page).click();
    await page.getByText('No es tu contraseña actual').waitFor();
    expect(await hasFocus(page, 'Contraseña actual')).toBe(true);
    expect(await field(page, 'Contraseña actual').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Contraseña nueva').inputValue()).toBe('una nueva');
    expect(await page.getByText('Ocurrió un error al actualizar').count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await field(page, 'Contraseña actual').fill('otra');
    await page.getByText('No es tu contraseña actual').waitFor({ state: 'hidden' });
  });

  it('CAT-09 says that something is missing, and beside each field what', async () => {
    const page = await changeAs('rol8');
    const changes = countChanges(page);
    await save(page).click();
    await page.getByText('Falta información requerida').waitFor();
    expect(await page.getByText('Este campo es obligatorio').count()).toBe(3);
    expect(await hasFocus(page, 'Contraseña actual')).toBe(true);
    expect(changes.sent).toBe(0);
  });

  it.each([
    ['ab', 'ab', 'Mínimo 3 caracteres'],
    ['a'.repeat(51), 'a'.repeat(51), 'Máximo 50 caracteres'],
    ['una nueva', 'una nuevo', 'Las contraseñas no coinciden'],
    ['sereno-demo', 'sereno-demo', 'Es la misma que la actual'],
  ])('CST-01 says of %j, confirmed as %j: %s', async (chosen, confirmation, message) => {
    const page = await app.at('/account/password', 'rol8');
    const changes = countChanges(page);
    await fillChange(page, 'sereno-demo', chosen, confirmation);
    await save(page).click();
    await page.getByText(message, { exact: true }).waitFor();
    expect(changes.sent).toBe(0);
  });

  it.each<[string, string, (route: Route) => Promise<void>]>([
    ['fails', 'El servidor tuvo un problema', (route) => route.fulfill({ status: 500, json: { status: 500 } })],
    ['cannot be reached', 'Sin conexión con el servidor', (route) => route.abort()],
    ['answers nonsense', 'El servidor respondió algo que no se entiende', (route) => route.fulfill({ body: '<html>' })],
    ['has enough', 'Demasiados intentos fallidos', (route) => route.fulfill({ status: 429, json: { status: 429 } })],
  ])('CAT-08 keeps what was typed when the server %s: %s', async (_, reason, answer) => {
    const page = await app.at('/account/password', 'rol8');
    await page.route('**/user/change-password', answer);
    await fillChange(page, 'sereno-demo', 'una nueva');
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Ocurrió un error al actualizar' });
    await alert.getByText(reason).waitFor();
    expect(await field(page, 'Contraseña nueva').inputValue()).toBe('una nueva');
  });

  it('leaves nothing of what was typed in any storage, and tells a password manager whose it is', async () => {
    const page = await changeAs('rol8');
    await fillChange(page, 'secreto-de-ahora', 'secreto-de-después', 'secreto-de-después-2');
    await save(page).click();
    await page.getByText('Las contraseñas no coinciden').waitFor();
    await page.reload();
    await field(page, 'Contraseña actual').waitFor();
    const kept = await page.evaluate(() =>
      [
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        JSON.stringify(history.state),
        document.cookie,
      ].join(),
    );
    expect(kept).not.toContain('secreto-de');
    expect(await field(page, 'Contraseña actual').inputValue()).toBe('');
    const hints = await page
      .locator('main form input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(await page.locator('main form input[name=username]').inputValue()).toBe('rol8');
  });

  it('SES-06 goes to the login and back when the session has ended meanwhile', async () => {
    const page = await changeAs('rol8');
    await page.route('**/user/change-password', (route) =>
      route.fulfill({ status: 401, json: { status: 401, body: null } }),
    );
    await fillChange(page, 'sereno-demo', 'una nueva');
    await save(page).click();
    await page.waitForURL('**/auth/login?returnTo=%2Faccount%2Fpassword');
    await sendSignIn(page, 'rol8');
    await page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' }).waitFor();
    expect(await field(page, 'Contraseña nueva').inputValue()).toBe('');
  });
});

describe('the language of the rules', () => {
  it('REG-17 is Spanish where the configuration asks for it', async () => {
    const page = await app.stranger();
    await page.route('**/config.json', (route) => route.fulfill({ json: { correctedSpanish: true } }));
    await page.goto(`${app.url()}/auth/registration`);
    await fillRegistration(page, { Usuario: 'an', 'Confirma la contraseña': 'otra' });
    await acceptTerms(page);
    await submit(page).click();
    await page.getByText('Mínimo 3 caracteres').waitFor();
    await page.getByText('Las contraseñas no coinciden').waitFor();
  });
});
