import type { Page } from 'playwright';
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
  it('REG-01 REG-12 REG-13 REG-15 makes an account from the login page and opens its session', async () => {
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

  it('REG-04 waits for the terms, which open in another tab (REG-03)', async () => {
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

  it('a link without its secret leads to another one', async () => {
    const page = await app.open('/auth/new-password');
    await page.getByText('El enlace ya se usó o venció. Pide uno nuevo.').waitFor();
  });
});
