import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';

const app = application();

/**
 * One chart by its name: the others of the page are drawn, and get their tools, in any order. Its name has no accent, since Chromium
 * saves one that has as 'download' where the machine's locale knows no such letters.
 */
const TITLE = 'Tipificaciones';
const tools = (page: Page) => page.getByRole('button', { name: `Exportar ${TITLE}`, exact: true });

/** The dashboard, once the chart is drawn. */
async function opened(username: string): Promise<Page> {
  const page = await app.at('/dashboard', username);
  await page.getByRole('application', { name: TITLE }).waitFor();
  return page;
}

async function offered(page: Page): Promise<readonly string[]> {
  await tools(page).click();
  await page.getByRole('menuitem', { name: 'Copiar' }).waitFor();
  const items = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return items;
}

/** What the browser saves when that is chosen. */
async function saved(page: Page, item: string) {
  await tools(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

describe('a chart', () => {
  it('TBL-14 can be copied but not downloaded by an adviser', async () => {
    expect(await offered(await opened('rol8'))).toEqual(['Copiar']);
  });

  it('TBL-13 TBL-15 TBL-17 is saved as a file and as a picture under its title by a manager, within the page’s security policy', async () => {
    const page = await opened('rol4');
    expect(await offered(page)).toEqual(['Copiar', 'Descargar CSV', 'Descargar PNG', 'Imprimir']);
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        document.title += ` refused: ${violatedDirective} ${blockedURI}`;
      });
    });
    const chart = page.getByRole('region', { name: TITLE, exact: true });
    const drawing = await chart.locator('svg[data-plot]').boundingBox();

    const csv = await saved(page, 'Descargar CSV');
    expect(csv.name).toBe(`${TITLE}.csv`);
    expect(csv.file.toString('utf8')).toMatch(/^\uFEFF[^\r\n]+\r\n/);

    const png = await saved(page, 'Descargar PNG');
    expect(png.name).toBe(`${TITLE}.png`);
    expect(png.file.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Width and height stand at the beginning of the file; the picture is twice as large as the drawing, and has a head.
    expect(png.file.readUInt32BE(16)).toBeGreaterThanOrEqual(Math.floor((drawing?.width ?? 0) * 2));
    expect(png.file.readUInt32BE(20)).toBeGreaterThan((drawing?.height ?? 0) * 2 + 40);
    // Without its shapes and words it would be a few kB.
    expect(png.file.length).toBeGreaterThan(8000);
    expect(await page.title()).not.toContain('refused');
  });
});
