import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { application } from '../application.ts';
import { sendSignIn } from '../browser.ts';
import { chooseFound, expectFocus, goTo, violations } from '../page.ts';
import { ownCalls } from '../quotationPage.ts';

const app = application();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The bodies that the page sends there, from now on. */
function sentTo(page: Page, path: string): readonly unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function fillRegistration(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
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
/** The name of somebody of the company who has no account. */
async function freeEmployee(): Promise<string> {
  const call = await ownCalls(app.url(), 'rol1');
  const { Rows } = await call<{ Rows: { Names: Record<string, string> }[] }>(
    'GET',
    'register/users?State=all&PageSize=200',
  );
  const taken = new Set(Rows.map(({ Names }) => Names['employeeId']));
  const offered = await call<{ Name: string }[]>('GET', 'register/users/choices?Field=employeeId');
  return offered.find(({ Name }) => !taken.has(Name))?.Name ?? '';
}

const submit = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' });

describe('registration', () => {
  it('REG-03 REG-04 REG-05 REG-06 REG-07 REG-08 REG-09 REG-10 REG-16 REG-17 UND-52 requires the terms, shows errors beside the fields, and closes with Cancelar', async () => {
    const page = await app.open('/auth/registration');
    const sent = sentTo(page, '/user/auth/register');
    await submit(page).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    const terms = page.getByRole('link', { name: /términos y condiciones/ });
    expect(await terms.getAttribute('target')).toBe('_blank');
    await field(page, 'Usuario').fill('sigue aquí');
    const [tab] = await Promise.all([page.waitForEvent('popup'), terms.click()]);
    await heading(tab, 'Términos y condiciones').waitFor();
    expect(await field(page, 'Usuario').inputValue()).toBe('sigue aquí');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('checkbox').check();
    expect(await submit(page).isDisabled()).toBe(false);

    const wrong: readonly (readonly [changes: Readonly<Record<string, string>>, name: string, text: string])[] = [
      [{ Usuario: 'an' }, 'Usuario', 'Minimum 3 symbols'],
      [{ 'Nombre completo': 'a'.repeat(51) }, 'Nombre completo', 'Maximum 50 symbols'],
      [{ 'Correo electrónico': 'nadie' }, 'Correo electrónico', 'Wrong email format'],
      [{ Contraseña: '', 'Confirma la contraseña': '' }, 'Contraseña', 'Este campo es obligatorio'],
      [{ 'Confirma la contraseña': 'otra' }, 'Confirma la contraseña', "Password and Confirm Password didn't match"],
    ];
    for (const [changes, name, text] of wrong) {
      await fillRegistration(page, changes);
      await submit(page).click();
      await expectFocus(field(page, name));
      expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, name).getAttribute('aria-describedby')).not.toBeNull();
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    expect(sent).toEqual([]);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await page.waitForURL('**/auth/login');
  });

  it('REG-06 asks for as many characters of a password as the company does', async () => {
    const file = join(app.data(), 'config.json');
    writeFileSync(file, JSON.stringify({ auth: { minPasswordLength: 12 } }));
    onTestFinished(async () => {
      rmSync(file);
      await app.restartServer();
    });
    await app.restartServer();
    const page = await app.open('/auth/registration');
    await page.getByRole('checkbox').check();
    await fillRegistration(page);
    await submit(page).click();
    await expectFocus(field(page, 'Contraseña'));
    await page.getByText('Minimum 12 symbols', { exact: true }).waitFor();
  });

  it('REG-01 REG-02 REG-12 REG-13 REG-14 REG-15 CAT-01 MNU-35 creates one account from the login page and opens its session, in which role 1 lets it work at once', async () => {
    const page = await app.open('/auth/login');
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await heading(page, 'Crea tu cuenta').waitFor();
    // A name that is taken, and then no connection: what was typed stays, and can be sent again.
    await fillRegistration(page, { Usuario: 'rol8' });
    await page.getByRole('checkbox').check();
    await submit(page).click();
    await page.getByText('Los datos de inicio de sesión son incorrectos').waitFor();
    expect(await field(page, 'Nombre completo').inputValue()).toBe('Nueva Persona');
    expect(await field(page, 'Contraseña').inputValue()).toBe('secreta');
    await field(page, 'Usuario').fill('nueva');
    for (const name of ['Contraseña', 'Confirma la contraseña']) await field(page, name).fill('123456');
    await submit(page).click();
    await page.getByText('Es una de las contraseñas más usadas. Elige otra.').waitFor();
    for (const name of ['Contraseña', 'Confirma la contraseña']) await field(page, name).fill('secreta');
    await page.route('**/user/auth/register', (route) => route.abort());
    await submit(page).click();
    await page.getByText('Sin conexión con el servidor. Revisa tu red y vuelve a intentarlo.').waitFor();
    await page.unroute('**/user/auth/register');

    // The answer of the registration is delayed.
    const sent = sentTo(page, '/user/auth/register');
    const pressed = Promise.withResolvers<void>();
    await page.route('**/user/me', async (route) => {
      await pressed.promise;
      await route.fallback();
    });
    const requested = page.waitForRequest('**/user/me');
    await field(page, 'Confirma la contraseña').press('Enter');
    await requested;
    await field(page, 'Confirma la contraseña').press('Enter');
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    pressed.resolve();
    await heading(page, 'Tablero de actividades').waitFor();
    expect(new URL(page.url()).pathname).toBe('/activities-dashboard');
    expect(sent).toEqual([
      { email: 'nueva@correo.example', fullname: 'Nueva Persona', username: 'nueva', password: 'secreta' },
    ]);
    await page.unroute('**/user/me');
    await page.reload();
    await page.getByRole('button', { name: /^Hola, Nueva/ }).waitFor();
    const activities = page.getByRole('link', { name: 'Actividades', exact: true });
    expect(await activities.count()).toBe(0);

    const administrator = await app.at('/user/browse', 'rol1');
    await administrator
      .getByRole('row', { name: /Nueva Persona/ })
      .getByText('Nueva Persona')
      .click();
    const detail = administrator.getByRole('dialog', { name: 'Nueva Persona' });
    await detail.getByRole('button', { name: 'Editar' }).click();
    const form = administrator.getByRole('dialog', { name: 'Editar', exact: true });
    await chooseFound(form.getByRole('combobox', { name: 'Rol' }), 'asesor', 'Asesor');
    const employee = await freeEmployee();
    await chooseFound(form.getByRole('combobox', { name: 'Empleado' }), employee, employee);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.waitFor({ state: 'hidden' });

    await page.reload();
    await activities.first().waitFor();
    await goTo(page, '/prospect/prospect-simply');
    await field(page, 'Nombre').fill('Primer Prospecto');
    await field(page, 'Celular').fill('33 9000 7001');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.waitForURL(/\/prospect\/\d+\/detail/u);
    await heading(page, 'Primer Prospecto').waitFor();
  });

  it('REG-17 is in Spanish only when the configuration says so', async () => {
    const page = await app.stranger();
    await page.route('**/config.json', (route) => route.fulfill({ json: { correctedSpanish: true } }));
    await page.goto(`${app.url()}/auth/registration`);
    await fillRegistration(page, { Usuario: 'an', 'Confirma la contraseña': 'otra' });
    await page.getByRole('checkbox').check();
    await submit(page).click();
    await page.getByText('Mínimo 3 caracteres').waitFor();
    await page.getByText('Las contraseñas no coinciden').waitFor();
  });
});

const send = (page: Page) => page.getByRole('button', { name: 'Enviar enlace' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar contraseña' });

async function choosePassword(page: Page, password: string): Promise<void> {
  await field(page, 'Contraseña nueva').fill(password);
  await field(page, 'Confirma la contraseña').fill(password);
  await save(page).click();
}

describe('a forgotten password', () => {
  it('PWD-01 PWD-05 PWD-08 is replaced through a mailed link that works once', async () => {
    const page = await app.open('/auth/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await field(page, 'Correo electrónico').fill('rol11@sereno.example');
    await send(page).click();
    await page.waitForURL('**/auth/login');
    await page.getByText(/Te enviamos un enlace/).waitFor();

    const link = /http:\S+#\S+/.exec(app.lastMail())?.[0] ?? '';
    expect(link).toContain(`${app.url()}/auth/new-password#`);
    await page.goto(link);
    await field(page, 'Contraseña nueva').waitFor();
    // The secret stays in no address that could be copied or kept.
    await page.waitForURL(`${app.url()}/auth/new-password`);
    await choosePassword(page, 'una nueva');
    await page.getByText(/Tu contraseña nueva ya está guardada/).waitFor();

    await page.goto(link);
    await choosePassword(page, 'otra más');
    await page.getByText('El enlace ya se usó o venció. Pide uno nuevo.').waitFor();
    await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
    await page.waitForURL('**/auth/forgot-password');
    // Nor a link without its secret.
    await goTo(page, '/auth/new-password');
    await page.getByText('El enlace ya se usó o venció. Pide uno nuevo.').waitFor();

    await goTo(page, '/auth/login');
    await sendSignIn(page, 'rol11', 'una nueva');
    await heading(page, 'Tablero de actividades').waitFor();
  });

  it('PWD-02 PWD-03 PWD-04 PWD-05 PWD-06 PWD-09 CAT-02 shows errors of the address, and sends one request when Enter is held down', async () => {
    const page = await app.open('/auth/forgot-password');
    const email = field(page, 'Correo electrónico');
    const wrong = [
      ['', 'Este campo es obligatorio'],
      ['nadie', 'Wrong email format'],
      ['a@', 'Minimum 3 symbols'],
      [`${'a'.repeat(50)}@b.mx`, 'Maximum 50 symbols'],
    ] as const;
    for (const [text, message] of wrong) {
      await email.fill(text);
      await send(page).click();
      await page.getByText(message, { exact: true }).waitFor();
      expect(await email.getAttribute('aria-invalid')).toBe('true');
    }

    const sent = sentTo(page, '/user/auth/forgot-password');
    const unknown = page.getByText('No se encontró una cuenta con el correo nadie@correo.example');
    await email.fill(' nadie@correo.example ');
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.down('Enter');
      await unknown.waitFor();
    }
    await page.keyboard.up('Enter');
    expect(await email.inputValue()).toBe(' nadie@correo.example ');
    const answered = page.waitForResponse('**/user/auth/forgot-password');
    await page.keyboard.press('Enter');
    await answered;
    expect(sent).toHaveLength(2);
  });
});

async function fillChange(page: Page, current: string, chosen: string, confirmation = chosen): Promise<void> {
  await field(page, 'Contraseña actual').fill(current);
  await field(page, 'Contraseña nueva').fill(chosen);
  await field(page, 'Confirma la contraseña').fill(confirmation);
}

describe('a minimum that was raised while a page was open', () => {
  const RAISED = 12;

  /** Raises it on the server, whose pages of before go on. */
  async function raise(): Promise<void> {
    const file = join(app.data(), 'config.json');
    writeFileSync(file, JSON.stringify({ auth: { minPasswordLength: RAISED } }));
    onTestFinished(async () => {
      rmSync(file);
      await app.restartServer();
    });
    await app.restartServer();
  }

  it('REG-06 names what the server asks for, where the own password is changed', async () => {
    const page = await app.signedIn('rol3');
    await goTo(page, '/account/password');
    await save(page).waitFor();
    await raise();
    await fillChange(page, 'sereno-demo', 'una corta');
    await save(page).click();
    await page.getByText('Mínimo 12 caracteres', { exact: true }).waitFor();
    await expectFocus(field(page, 'Contraseña nueva'));
    expect(await page.getByText('Es una de las contraseñas más usadas').count()).toBe(0);
    await fillChange(page, 'sereno-demo', 'una más larga que doce');
    await save(page).click();
    await page.getByText('Operación realizada correctamente').waitFor();
  });

  it('REG-06 names what the server asks for, where somebody registers', async () => {
    const page = await app.open('/auth/registration');
    await submit(page).waitFor();
    await raise();
    await page.getByRole('checkbox').check();
    await fillRegistration(page, { Usuario: 'otra.nueva', 'Correo electrónico': 'otra.nueva@correo.example' });
    await submit(page).click();
    await page.getByText('Minimum 12 symbols', { exact: true }).waitFor();
    await expectFocus(field(page, 'Contraseña'));
    expect(await page.getByText('Es una de las contraseñas más usadas').count()).toBe(0);
  });
});

describe('changing the own password', () => {
  it('CAT-06 sends one request, empties the form, and ends all sessions but this one', async () => {
    const elsewhere = await app.signedIn('rol12');
    const page = await app.signedIn('rol12');
    await goTo(page, '/account/password');
    const changes = sentTo(page, '/user/change-password');
    await fillChange(page, 'sereno-demo', 'una distinta');
    await field(page, 'Confirma la contraseña').press('Enter');
    await page.keyboard.press('Enter');
    await save(page).dblclick();
    await page.getByText('Operación realizada correctamente').waitFor();
    expect(changes).toHaveLength(1);
    for (const name of ['Contraseña actual', 'Contraseña nueva', 'Confirma la contraseña']) {
      expect(await field(page, name).inputValue()).toBe('');
    }
    await page.reload();
    await heading(page, 'Contraseña y sesiones').waitFor();
    await elsewhere.getByRole('button', { name: 'Actualizar' }).click();
    await heading(elsewhere, 'Inicia sesión').waitFor();
    await sendSignIn(elsewhere, 'rol12', 'una distinta');
    await heading(elsewhere, 'Tablero de actividades').waitFor();
  });

  it('CAT-09 CST-01 shows errors beside each field, and calls the server only when necessary', async () => {
    const page = await app.at('/account/password', 'rol8');
    const changes = sentTo(page, '/user/change-password');
    await save(page).click();
    await page.getByText('Falta información requerida').waitFor();
    expect(await page.getByText('Este campo es obligatorio').count()).toBe(3);
    await expectFocus(field(page, 'Contraseña actual'));
    const wrong = [
      ['ab', 'ab', 'Mínimo 3 caracteres'],
      ['a'.repeat(51), 'a'.repeat(51), 'Máximo 50 caracteres'],
      ['una nueva', 'una nuevo', 'Las contraseñas no coinciden'],
      ['sereno-demo', 'sereno-demo', 'Es la misma que la actual'],
    ] as const;
    for (const [chosen, confirmation, message] of wrong) {
      await fillChange(page, 'sereno-demo', chosen, confirmation);
      await save(page).click();
      await page.getByText(message, { exact: true }).waitFor();
    }
    expect(changes).toEqual([]);

    // The focus moves once, with the message, and not again while typing elsewhere.
    await page.evaluate(() => {
      const timers: (() => void)[] = [];
      Reflect.set(window, 'timers', timers);
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (real, self, [work, delay = 0, ...rest]: [() => void, number?]) =>
          delay === 0 ? timers.push(work) : Reflect.apply(real, self, [work, delay, ...rest]),
      });
    });
    await fillChange(page, 'sereno-demo', 'una nueva', 'una nuevo');
    await save(page).click();
    await expectFocus(field(page, 'Confirma la contraseña'));
    await field(page, 'Contraseña actual').focus();
    await page.evaluate(() => {
      const timers: (() => void)[] = Reflect.get(window, 'timers');
      for (const run of timers) run();
    });
    await expectFocus(field(page, 'Contraseña actual'));
    await page.reload();
    await save(page).waitFor();

    // The server alone knows that the password of now is another.
    await fillChange(page, 'no es esta', 'una nueva');
    await save(page).click();
    await page.getByText('No es tu contraseña actual').waitFor();
    await expectFocus(field(page, 'Contraseña actual'));
    expect(await field(page, 'Contraseña actual').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Contraseña nueva').inputValue()).toBe('una nueva');
    expect(await page.getByText('Ocurrió un error al actualizar').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await field(page, 'Contraseña actual').fill('otra');
    await page.getByText('No es tu contraseña actual').waitFor({ state: 'hidden' });
  });

  it('CAT-08 SES-06 keeps the input after a failure, outside of storage, until the session ends', async () => {
    const page = await app.at('/account/password', 'rol8');
    const fail = async (answer: (route: Route) => Promise<void>) => {
      await page.route('**/user/change-password', answer);
      await save(page).click();
    };
    const failures: readonly (readonly [reason: string, answer: (route: Route) => Promise<void>])[] = [
      ['El servidor tuvo un problema', (route) => route.fulfill({ status: 500, json: { status: 500 } })],
      ['Sin conexión con el servidor', (route) => route.abort()],
      ['El servidor respondió algo que no se entiende', (route) => route.fulfill({ body: '<html>' })],
      ['Demasiados intentos fallidos', (route) => route.fulfill({ status: 429, json: { status: 429 } })],
    ];
    await fillChange(page, 'secreto-de-ahora', 'secreto-de-después');
    for (const [reason, answer] of failures) {
      await fail(answer);
      const alert = page.getByRole('alert').filter({ hasText: 'Ocurrió un error al actualizar' });
      await alert.getByText(reason).waitFor();
      expect(await field(page, 'Contraseña nueva').inputValue()).toBe('secreto-de-después');
      await page.unroute('**/user/change-password');
    }

    await page.reload();
    await field(page, 'Contraseña actual').waitFor();
    const saved = await page.evaluate(() =>
      [
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        JSON.stringify(history.state),
        document.cookie,
      ].join(),
    );
    expect(saved).not.toContain('secreto-de');
    expect(await field(page, 'Contraseña actual').inputValue()).toBe('');
    // Password managers get the user name.
    const hints = await page
      .locator('main form input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(await page.locator('main form input[name=username]').inputValue()).toBe('rol8');

    await fillChange(page, 'sereno-demo', 'una nueva');
    await fail((route) => route.fulfill({ status: 401, json: { status: 401, body: null } }));
    await page.waitForURL('**/auth/login?returnTo=%2Faccount%2Fpassword');
    await sendSignIn(page, 'rol8');
    await heading(page, 'Contraseña y sesiones').waitFor();
    expect(await field(page, 'Contraseña nueva').inputValue()).toBe('');
  });
});

const sessions = (page: Page) => page.getByRole('region', { name: 'Sesiones abiertas' });
const rows = (page: Page) => sessions(page).getByRole('listitem');
const endOne = (page: Page) => sessions(page).getByRole('button', { name: /^Cerrar sesión: / });

describe('the own sessions', () => {
  it('shows this device and the others, and ends one of them, which lands on the login with a sentence', async () => {
    const elsewhere = await app.open('/auth/login');
    await sendSignIn(elsewhere, 'rol13');
    await heading(elsewhere, 'Tablero de actividades').waitFor();
    const page = await app.signedIn('rol13');
    await goTo(page, '/account/password');
    await rows(page).nth(1).waitFor();
    expect(await rows(page).count()).toBe(2);
    expect(await rows(page).filter({ hasText: 'Este dispositivo' }).count()).toBe(1);
    expect(await rows(page).first().textContent()).toContain('Este dispositivo');
    expect(await rows(page).nth(1).textContent()).toMatch(
      /^Chrom.* en .+Abierta el \d\d\/\d\d\/\d{4} \d\d:\d\dÚltimo uso: \d\d\/\d\d\/\d{4} \d\d:\d\dCerrar sesión$/,
    );
    expect(await violations(page)).toEqual([]);

    const ends = sentTo(page, '/end');
    await endOne(page).dblclick();
    await page.getByText('La sesión se cerró.').waitFor();
    await sessions(page).getByText('No hay otras sesiones abiertas.').waitFor();
    expect(ends).toHaveLength(1);
    expect(await rows(page).count()).toBe(1);
    await expectFocus(sessions(page).getByRole('group', { name: 'Sesiones abiertas' }));

    await elsewhere.getByRole('button', { name: 'Actualizar' }).click();
    await heading(elsewhere, 'Inicia sesión').waitFor();
    await elsewhere.getByText('Tu sesión terminó. Inicia sesión para seguir donde estabas.').waitFor();
    await page.reload();
    await rows(page).first().waitFor();
  });

  it('ends all others at once, and says why where it could not', async () => {
    const others = [await app.signedIn('rol14'), await app.signedIn('rol14')];
    const page = await app.signedIn('rol14');
    await goTo(page, '/account/password');
    await rows(page).nth(2).waitFor();
    const endOthers = sessions(page).getByRole('button', { name: 'Cerrar todas las demás' });
    await page.route('**/user/sessions/end-others', (route) => route.abort());
    await endOthers.click();
    await sessions(page).getByText('Sin conexión con el servidor').waitFor();
    expect(await rows(page).count()).toBe(3);
    await page.unroute('**/user/sessions/end-others');
    await endOthers.click();
    await page.getByText('Tus otras sesiones se cerraron.').waitFor();
    expect(await rows(page).count()).toBe(1);
    for (const other of others) {
      await other.reload();
      await heading(other, 'Inicia sesión').waitFor();
    }
  });

  it('says so where the sessions could not be loaded, and loads them when asked', async () => {
    const page = await app.signedIn('rol9');
    await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await goTo(page, '/account/password');
    await sessions(page).getByText('No se pudieron cargar tus sesiones').waitFor();
    await page.unroute('**/api/user/sessions');
    await sessions(page).getByRole('button', { name: 'Reintentar' }).click();
    await rows(page).first().waitFor();
  });
});
