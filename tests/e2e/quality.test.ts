import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { measureFirstVisit, thisMachine } from '../../bench/firstVisit.ts';
import { application } from '../application.ts';
import { phone, signIn } from '../browser.ts';

const app = application();

/** Every kind of page there is, each opened and waited for. */
const views: readonly (readonly [name: string, path: string, user: string | null, heading: RegExp])[] = [
  ['login', '/auth/login', null, /Inicia sesión/],
  ['registration', '/auth/registration', null, /Crea tu cuenta/],
  ['forgotten password', '/auth/forgot-password', null, /Olvidaste/],
  ['new password', '/auth/new-password#secreto', null, /Elige una contraseña nueva/],
  ['new password, stale link', '/auth/new-password', null, /Elige una contraseña nueva/],
  ...[1, 3, 4].map((version) => [`error ${version}`, `/error/error-v${version}`, null, /No encontramos/] as const),
  ...[2, 5, 6].map((version) => [`error ${version}`, `/error/error-v${version}`, null, /OOPS!/] as const),
  ['terms', '/terms', null, /Términos/],
  ['activities dashboard', '/activities-dashboard', 'rol1', /Tablero de actividades/],
  ['summary', '/dashboard?comparar=1', 'rol4', /Tablero comercial/],
  ['activities', '/activity', 'rol8', /^Actividades$/],
  ['overdue activities', '/activity?tab=sin-realizar', 'rol4', /^Actividades$/],
  ['quotations', '/quotation', 'rol8', /Todas las cotizaciones/],
  ['a new quotation', '/quotation/add', 'rol8', /Nueva cotización/],
  ['commissions report', '/commissions-report', 'rol1', /Reporte de comisiones/],
  ['commissions of a week', '/commissions-bonuses-analytics', 'rol8', /Comisiones y bonos/],
  ['commissions of all', '/commissions-bonuses-analytics', 'rol4', /Comisiones y bonos/],
  ['module', '/funeralnet/quotes-assigned', 'rol1', /Cotizaciones asignadas/],
  ['forbidden', '/user/browse', 'rol8', /Sin permiso/],
  ['change of password', '/account/password', 'rol8', /Cambiar contraseña/],
  ['permissions', '/permissions', 'rol1', /Permisos/],
];

/** What axe finds on the page as it stands, rule by rule, with the places. */
async function violations(page: Page, ...rules: readonly string[]): Promise<unknown[]> {
  const axe = new AxeBuilder({ page });
  const found = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How much wider the page is than its window, in px. */
const excess = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

describe('every kind of page', () => {
  it.each(views)(
    '%s breaks no rule of accessibility or of the security policy, wide and on a phone, light and dark, and writes nothing to the console',
    async (_, path, user, heading) => {
      const page = await app.stranger({ colorScheme: 'light' });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      if (user !== null) await signIn(page, app.url(), user);
      await page.goto(app.url() + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([await violations(page), await excess(page)]).toEqual([[], 0]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, 'color-contrast')).toEqual([]);
      await page.setViewportSize(phone.viewport);
      expect([await violations(page), await excess(page)]).toEqual([[], 0]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page, 'color-contrast')).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it('opens the user panel under the content security policy as well', async () => {
    const page = await app.as('rol8');
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
});

describe('a first visit to the login page', () => {
  it('fetches at most 105 kB of scripts and 140 kB over the wire, and moves nothing', async () => {
    const visited = await measureFirstVisit(app.browser(), app.url(), thisMachine, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    });
    expect(visited.scripts).toBeGreaterThan(0);
    expect(visited.scripts).toBeLessThanOrEqual(105_000);
    expect(visited.wire).toBeLessThanOrEqual(140_000);
    expect(visited.layoutShift).toBe(0);
  });
});
