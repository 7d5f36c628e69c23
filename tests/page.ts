import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { layoutShift } from './layoutShift.ts';

/** Navigates without reloading the application, as its links do. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Waits for the page of that title, its own content included. */
export async function titled(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('main :is([aria-busy="true"], [data-page-pending])') === null,
  );
}

/** What axe finds on the page as it stands, all of its rules or those, with the places. */
export async function violations(page: Page, ...rules: readonly string[]): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const found = await run({
      // What holds is not written down, place by place.
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: [...only] }),
    });
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, rules);
}

/** How much wider the page is than its window, in px. Not by `innerWidth`: a phone shows all of a page that is too wide, and smaller. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the page has nothing to do: what was pressed has been rendered by then, a busy button too. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

/** Opens a section of a dashboard that is folded on a phone. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: title, exact: true, expanded: false }).tap();

/** Shows a chart as a table, which a phone offers in the menu of the chart. */
export async function showAsTable(chart: Locator): Promise<void> {
  const page = chart.page();
  const menu = chart.getByRole('button', { name: /^Exportar / });
  const button = chart.getByRole('button', { name: 'Ver como tabla' });
  await menu.waitFor();
  if (await button.isVisible()) await button.click();
  else {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Ver como tabla' }).click();
  }
  await chart.getByRole('table').waitFor();
}

/** What it says, also where it is not rendered: rows out of sight have no `innerText`. */
export const textOf = async (target: Locator): Promise<string> => ((await target.textContent()) ?? '').trim();

/**
 * Chooses what the server finds for a text. Only once it has answered: until then the list still changes, and what is pressed may be
 * another option by then.
 */
export async function chooseFound(field: Locator, text: string, option: string | RegExp): Promise<void> {
  const page = field.page();
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('Search') === text);
  await field.fill(text);
  await answered;
  await untilIdle(page);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

/** Keeps the answers to what a page asks for until they are let go. */
export async function hold(page: Page, address: string): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Waits for its focus: an earlier key would go elsewhere. */
export const expectFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** Collects what the page complains of from now on: errors, warnings, and rules of the content security policy that it breaks. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A prospect that is not the person's to see is answered so, which the browser notes, and the application too.
    const isMissing = `${message.location().url} ${message.text()}`.match(/\/prospect\/(?:12|\{id\}).*404/) !== null;
    if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Breaks no rule of axe, all of them or those, as the page stands there. */
export async function expectAccessible(page: Page, ...rules: readonly string[]): Promise<void> {
  expect(await violations(page, ...rules)).toEqual([]);
}

/** Is as wide as its window. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await excess(page)).toBe(0);
}

/** Is at most six screens of a phone long. */
export async function expectShort(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
}

/** Has not moved since it was opened, fits its window, and breaks no rule of axe in either theme. */
export async function expectSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
  await expectToFit(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  // A theme has colours of its own, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'color-contrast');
}
