import { expect, it } from 'vitest';
import { application } from '../application.ts';
import { complaintsOf, violations } from '../page.ts';

const app = application();

it('the reference of the calls finds one, and makes it for who is signed in', async () => {
  const page = await app.at('/api/docs', 'rol8');
  const complaints = complaintsOf(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data:|blob:)/u.test(request.url()) && !request.url().startsWith(app.url())) elsewhere.push(request.url());
  });
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Calls' }).waitFor();
  // What stands in the specification, and what does not.
  await page.getByRole('button', { name: /^GET \/user\/me / }).waitFor();
  await page.getByRole('button', { name: /^GET \/health / }).waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await violations(page);
  // A summary that opens holds a link to itself, as the library has it.
  expect(found.filter((violation) => !JSON.stringify(violation).startsWith('["nested-interactive"'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark-mode').waitFor();
  expect(await violations(page, 'color-contrast')).toEqual([]);

  await page.getByPlaceholder('Filter by tag or path').fill('/user/me');
  await page.getByRole('button', { name: /^GET \/health / }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^GET \/user\/me / }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.locator('.live-responses-table').getByText('"userName": "rol8"').waitFor();
  expect([complaints, elsewhere]).toEqual([[], []]);
});
