import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectAccessible, expectToFit, goTo } from '../page.ts';

const app = application();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir a…' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

/** Opens the palette and types. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  // It is there before the focus is: the first letters would go to the page below.
  await expect
    .poll(() => box.evaluate((element) => element === document.activeElement), { timeout: 15_000 })
    .toBe(true);
  await page.keyboard.type(text);
}

/** A prospect of the adviser with a phone. */
async function callable(page: Page): Promise<{ Id: number; Name: string; Phone: string }> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/prospect/list?**'), goTo(page, '/prospect/browse')]);
  const { body }: { body: { Id: number; Name: string; Phone: string | null }[] } = await answer.json();
  for (const { Id, Name, Phone } of body) if (Phone !== null) return { Id, Name, Phone };
  throw new Error('No prospect of the demo has a phone.');
}

it('an adviser finds a person by a part of the name, and plans an activity by keyboard alone', async () => {
  const page = await app.as('rol8');
  const { Id, Name } = await callable(page);
  await search(page, Name.toUpperCase());
  await group(page, 'Prospectos').getByRole('option', { name: Name }).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/prospect/${Id}/detail`);
  await page.getByRole('heading', { level: 2, name: Name }).waitFor();

  await search(page, Name);
  await group(page, 'Planear actividad').getByRole('option', { name: Name }).first().waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /actividad/iu }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

it('finds by a phone, whom a press calls, and by the number of a quotation, whatever the language', async () => {
  const page = await app.as('rol8');
  const { Name, Phone } = await callable(page);
  await page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      followed.push(this.href);
    };
  });
  await search(page, Phone);
  await group(page, 'Llamar').getByRole('option', { name: Name }).click();
  await palette(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => Reflect.get(window, 'followed'))).toEqual([`tel:${Phone}`]);

  await search(page, 'cot-');
  // The menu has a group of this name too, which stands there until the last letter is in.
  await group(page, 'Cotizaciones').getByRole('option', { name: /^COT-/u }).first().click();
  await page.waitForURL('**/quotation?Id=*');
});

it('sends one call for what was typed at once, none for two letters, and tells a failure', async () => {
  const page = await app.as('rol8');
  const { Name } = await callable(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') sent.push(searchParams.get('Text') ?? '');
  });
  await search(page, Name.slice(0, 2));
  await page.keyboard.type(Name.slice(2));
  await group(page, 'Prospectos').waitFor();
  expect(sent).toEqual([Name]);
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
  await page.keyboard.type('i');
  await palette(page).getByText('No se pudo buscar entre personas y documentos.').waitFor();
  await expectAccessible(page);
});

it('MNU-03 role 11 finds nothing, and sends no call', async () => {
  const page = await app.as('rol11');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().includes('/api/search'))));
  await search(page, 'mar');
  await palette(page).getByText('No hay coincidencias').waitFor();
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'hidden' });
  expect(sent).toBe(0);
});

it('fits a phone', async () => {
  const page = await app.as('rol8', phone);
  const { Name } = await callable(page);
  await page.getByRole('button', { name: 'Ir a…' }).click();
  await palette(page).getByRole('combobox').fill(Name);
  await group(page, 'Prospectos').waitFor();
  await expectToFit(page);
});
