import type { Page } from 'playwright';

/** The parts of the activity list and its dialog, as people find them. */
export const grid = (page: Page) => page.getByRole('grid');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Toasts, which are in the document a second time for assistive technology. */
export const said = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the next activity: a call on one of the offered days. */
export async function planCall(page: Page, subject = 'Primer contacto', day = 'En una semana'): Promise<void> {
  await choose(page, 'Tipo de actividad', 'Llamada');
  await choose(page, 'Asunto', subject);
  await dialog(page).getByRole('button', { name: day, exact: true }).click();
}

/** Chooses an entry of the menu of a row: of the first one, or of the first with that person. */
export async function chooseInMenu(page: Page, entry: string, person = ''): Promise<void> {
  await grid(page)
    .getByRole('button', { name: new RegExp(`^Acciones de ${person}`, 'u') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}
