import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { excess, violations } from '../page.ts';

const app = application();

const cell = (page: Page, entry: string, role: number) => page.locator(`td[data-row="${entry}"][data-role="${role}"]`);
const search = (page: Page) => new URL(page.url()).search;

describe('the permissions', () => {
  it('LAY-03 MNU-02 MNU-19 MNU-26 RTE-05 show role 1 the rights in force, and why role 7 sees the carousel but may not open it, on a phone too', async () => {
    const page = await app.at('/permissions', 'rol1');
    const inForce = page.getByRole('region', { name: 'Configuración en vigor' });
    await inForce.getByText('carousel.guardAllowsRole7').waitFor();
    expect(await inForce.innerText()).toMatch(/employees\.reports\s+vacía/);
    expect(await inForce.innerText()).toMatch(/roles\.discountReports\s+roles 1, 2, 3, 4 y 5/);
    await page.getByRole('switch', { name: 'Equipo en el carrusel' }).click();
    await cell(page, 'carousel', 7).click();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
    await page
      .getByText('La guarda admite los roles 1 a 3 y 12 a 14, y los roles 4 y 5 con equipo en el carrusel.')
      .waitFor();
    await expect.poll(() => search(page)).toBe('?carousel=1');

    await page.reload();
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).fill('ca');
    await cell(page, 'carousel', 7).click();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
    expect([await violations(page), await excess(page)]).toEqual([[], 0]);

    // One role at a time, chosen above.
    await page.setViewportSize(phone.viewport);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('option', { name: 'Rol 5', exact: true }).click();
    await expect.poll(() => search(page)).toContain('role=5');
    await cell(page, 'carousel', 5).click();
    await page.getByText('rol 5: menú sí, guarda sí').waitFor();
    expect(await cell(page, 'carousel', 7).count()).toBe(0);
    expect([await violations(page), await excess(page)]).toEqual([[], 0]);
  });

  it('keep their filters in the address without adding history, and tolerate an invalid address', async () => {
    const page = await app.as('rol1');
    await page.goto(`${app.url()}/permissions?company=2&q=comisiones&other=x`);
    await page.getByText('2 filas').waitFor();
    expect(await page.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).fill('ñandú 🎉');
    await page.getByText('Ninguna fila coincide').waitFor();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await page.getByRole('grid', { name: 'Permisos por rol' }).waitFor();
    await expect.poll(() => search(page)).toBe('?company=2&other=x');
    await page.goBack();
    await page.waitForURL('**/activities-dashboard');

    for (const query of [
      '?company=%3Cscript%3E&role=Infinity&carousel=yes&q=%E0%A4%A',
      `?company=&role=-1&q=${'a'.repeat(4000)}`,
    ]) {
      await page.goto(`${app.url()}/permissions${query}`);
      await page.getByRole('heading', { level: 1, name: 'Permisos' }).waitFor();
      await page.getByRole('radio', { name: '1', exact: true }).waitFor();
      expect(await page.getByRole('radio', { name: '1', exact: true }).isChecked()).toBe(true);
      await page.getByRole('heading', { level: 2, name: 'Configuración en vigor' }).waitFor();
    }
  });
});
