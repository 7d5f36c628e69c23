import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { measureFirstVisit, thisMachine } from '../../bench/firstVisit.ts';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { complaintsOf, excess, goTo, titled, violations } from '../page.ts';

const app = application();

type View = readonly [path: string, heading: RegExp];

/** Every kind of page, by viewer; only two of the dashboards, as stories show each of them. */
const beforeTheLogin: readonly View[] = [
  ['/auth/login', /Inicia sesión/],
  ['/auth/registration', /Crea tu cuenta/],
  ['/auth/new-password#secreto', /Elige una contraseña nueva/],
  ['/auth/forgot-password', /Olvidaste/],
  ['/auth/new-password', /Elige una contraseña nueva/],
  ['/error/error-v1', /No encontramos/],
  ['/error/error-v2', /OOPS!/],
  ['/terms', /Términos/],
];
const pages: Readonly<Record<string, readonly View[]>> = {
  rol1: [
    ['/activities-dashboard', /Tablero de actividades/],
    ['/carousel', /Carrusel/],
    ['/prospect/browse', /Todos los prospectos/],
    ['/prospect/add', /Nuevo prospecto/],
    ['/prospect/prospect-simply', /Registro básico de prospecto/],
    ['/prospect/12/detail', /^(?!Detalle del prospecto$)/u],
    ['/funeralnet/quotes-assigned', /Cotizaciones asignadas/],
    ['/permissions', /Permisos/],
  ],
  rol4: [
    ['/dashboard?comparar=1', /Tablero comercial/],
    ['/activity?tab=sin-realizar', /^Actividades$/],
  ],
  rol8: [
    ['/activity', /^Actividades$/],
    ['/quotation', /Todas las cotizaciones/],
    ['/quotation/add', /Nueva cotización/],
    ['/commissions-bonuses-analytics', /Comisiones y bonos/],
    ['/user/browse', /Sin permiso/],
    ['/account/password', /Contraseña y sesiones/],
  ],
};

/** Visits them, each wide and light, wide and dark, and on a phone in the dark. */
async function judge(page: Page, views: readonly View[]): Promise<void> {
  for (const [path, heading] of views) {
    await page.setViewportSize(wide.viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await goTo(page, path);
    await titled(page, heading);
    expect([path, await violations(page), await excess(page)]).toEqual([path, [], 0]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([path, await violations(page, 'color-contrast')]).toEqual([path, []]);
    await page.setViewportSize(phone.viewport);
    expect([path, await violations(page), await excess(page)]).toEqual([path, [], 0]);
  }
}

const title =
  'follows accessibility rules and the security policy, wide and on a phone, light and dark, with an empty console';

describe('every kind of page', () => {
  it(`before the login ${title}`, async () => {
    const page = await app.stranger();
    const complaints = complaintsOf(page);
    await page.goto(`${app.url()}/auth/login`);
    await judge(page, beforeTheLogin);
    expect(complaints).toEqual([]);
  });

  it.each(Object.entries(pages))(
    `that only %s sees ${title}`,
    async (username, views) => {
      const page = await app.as(username);
      const complaints = complaintsOf(page);
      await page.reload();
      await judge(page, views);
      await page.setViewportSize(wide.viewport);
      await page.getByRole('button', { name: /^Hola,/ }).click();
      await page.getByRole('dialog').getByText('Idioma').waitFor();
      expect(complaints).toEqual([]);
    },
    180_000,
  );
});

describe('a first visit to the login page', () => {
  it('fetches at most 112 kB of scripts and 145 kB over the wire, without layout shift', async () => {
    const visited = await measureFirstVisit(app.browser(), app.url(), thisMachine, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    });
    expect(visited.scripts).toBeGreaterThan(0);
    expect(visited.scripts).toBeLessThanOrEqual(112_000);
    expect(visited.wire).toBeLessThanOrEqual(145_000);
    expect(visited.layoutShift).toBe(0);
  });
});
