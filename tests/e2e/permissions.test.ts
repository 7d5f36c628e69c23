import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';

const app = application();

const grid = (page: Page) => page.getByRole('grid', { name: 'Permisos por rol' });
const cell = (page: Page, entry: string, role: number) => page.locator(`td[data-row="${entry}"][data-role="${role}"]`);
const search = (page: Page) => new URL(page.url()).search;

/** The page as that account meets it; only role 1 meets the table. */
async function open(username: string, query = '', options = {}): Promise<Page> {
  const page = await app.at(`/permissions${query}`, username, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('the permissions', () => {
  it('MNU-19 RTE-05 say to role 1 that role 7 finds the carousel and may not open it, and why', async () => {
    const page = await open('rol1');
    await page.getByRole('switch', { name: 'Equipo en el carrusel' }).click();
    await cell(page, 'carousel', 7).click();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
    await page
      .getByText('La guarda admite los roles 1 a 3 y 12 a 14, y los roles 4 y 5 con equipo en el carrusel.')
      .waitFor();
    await expect.poll(() => search(page)).toBe('?carousel=1');
    await page.reload();
    await cell(page, 'carousel', 7).click();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
  });

  it.each(['rol8', 'rol2', 'rol15'])('RTE-13 are not for %s', async (username) => {
    const page = await open(username, '?company=2');
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
    expect(await grid(page).count()).toBe(0);
  });

  it('are walked through by the keyboard alone', async () => {
    const page = await open('rol1', '?q=catalogos');
    await page.getByRole('switch', { name: 'Solo donde menú y guarda difieren' }).focus();
    await page.keyboard.press('Tab');
    await page.getByText('rol 1: menú sí, guarda sí').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('rol 2: menú no, guarda sí').waitFor();
    await page.keyboard.press('End');
    await page.getByText('rol 15: menú no, guarda no').waitFor();
    expect(await cell(page, 'catalog', 15).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keep their filters in the address, leave the history alone, and take a whole word back', async () => {
    const page = await app.as('rol1');
    await page.goto(`${app.url()}/permissions?company=2&q=comisiones&other=x`);
    await page.getByText('2 filas').waitFor();
    expect(await page.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).fill('ñandú 🎉');
    await page.getByText('Ninguna fila coincide').waitFor();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await grid(page).waitFor();
    await expect.poll(() => search(page)).toBe('?company=2&other=x');
    await page.goBack();
    await page.waitForURL('**/activities-dashboard');
  });

  it.each([
    ['numbers that are none', '?company=99&role=-1&carousel=yes&listed=2&differ=no'],
    ['markup and endless numbers', '?company=%3Cscript%3E&role=Infinity&q=%F0%9F%8E%89'],
    ['half a character', '?q=%E0%A4%A'],
    ['far too long a search', `?q=${'a'.repeat(4000)}&company=`],
  ])('are safe from an address with %s', async (_, query) => {
    const page = await open('rol1', query);
    await page.getByRole('heading', { level: 1, name: 'Permisos' }).waitFor();
    await page.getByRole('radio', { name: '1', exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: '1', exact: true }).isChecked()).toBe(true);
    await page.getByRole('heading', { level: 2, name: 'Configuración en vigor' }).waitFor();
  });

  it('MNU-02 MNU-26 say which configuration is in force', async () => {
    const page = await open('rol1');
    const inForce = page.getByRole('region', { name: 'Configuración en vigor' });
    await inForce.getByText('carousel.guardAllowsRole7').waitFor();
    expect(await inForce.innerText()).toMatch(/employees\.reports\s+vacía/);
    expect(await inForce.innerText()).toMatch(/roles\.discountReports\s+roles 1, 2, 3, 4 y 5/);
  });

  it('LAY-03 show one role at a time on a phone, chosen above, by touch', async () => {
    const page = await open('rol1', '?carousel=1&role=7&q=carrusel', phone);
    await page.getByRole('combobox', { name: 'Rol' }).waitFor();
    expect(await page.locator('td[data-row]').count()).toBe(1);
    await cell(page, 'carousel', 7).tap();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
    await page.getByRole('combobox', { name: 'Rol' }).tap();
    await page.getByRole('option', { name: 'Rol 5', exact: true }).tap();
    await page.getByText('rol 5: menú sí, guarda sí').waitFor();
    await expect.poll(() => search(page)).toContain('role=5');
  });

  it.each([
    ['a phone, dark', { ...phone, colorScheme: 'dark' as const }],
    ['a wide window, light', { ...wide, colorScheme: 'light' as const }],
  ])('have no accessibility violation on %s, and are no wider than the window', async (_, options) => {
    const page = await open('rol1', '?carousel=1&role=7&q=ca', options);
    await cell(page, 'carousel', 7).click();
    await page.getByText('rol 7: menú sí, guarda no').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
