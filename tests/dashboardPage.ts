import type { Page } from 'playwright';

/** The filters of a dashboard, as people find them. */
export const filterBar = (page: Page) => page.getByRole('region', { name: 'Filtros del tablero' });
export const filterPill = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
export const period = (page: Page) => page.getByRole('textbox', { name: 'Periodo' });
export const comparison = (page: Page) => page.getByRole('switch', { name: 'Comparar con el periodo anterior' });
/** The phone's filter button, with the number of active filters. */
export const filtersButton = (page: Page) => filterBar(page).getByRole('button', { name: /^Filtros( \(\d+\))?$/ });

/** Waits until the figures match the filters: each call is answered, and the bar shows the time. */
export async function figuresAreIn(page: Page): Promise<void> {
  await filterBar(page)
    .getByText(/^Datos al \d\d:\d\d$/)
    .waitFor();
  await filterBar(page).locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
}

const onScreen = (date: string): string => date.split('-').toReversed().join('/');

/** Types a period, days as `YYYY-MM-DD`. */
export async function setPeriod(page: Page, start: string, end: string): Promise<void> {
  await period(page).fill(`${onScreen(start)} - ${onScreen(end)}`);
  await period(page).press('Enter');
}

/** Presses a period of the picker by its name, 'Últimos 30 días'. */
export async function choosePreset(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir el calendario: Periodo' }).click();
  await page.getByRole('dialog', { name: 'Periodo' }).getByRole('button', { name: preset, exact: true }).click();
}

/** Ticks options of a list, or takes the ticks away, and closes it. */
export async function chooseFilter(page: Page, label: string, ...options: readonly string[]): Promise<void> {
  await filterPill(page, label).click();
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: label }).waitFor({ state: 'detached' });
}

/** The names that a list offers, the first ones where there are many. */
export async function offered(page: Page, label: string): Promise<readonly string[]> {
  await filterPill(page, label).click();
  // A table of the page has options of its own.
  const options = page.getByRole('listbox', { name: label }).getByRole('option');
  await options.first().waitFor();
  const names = await options.allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: label }).waitFor({ state: 'detached' });
  return names;
}

/** Takes all filters back. */
export async function clearFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
}
