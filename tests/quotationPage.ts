import type { Page } from 'playwright';
import { password } from './browser.ts';

/** The parts of the form of a quotation, as people find them. */
export const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
export const downPayment = (page: Page) => page.getByRole('textbox', { name: 'Enganche' });
export const sheet = (page: Page) => page.getByRole('dialog', { name: /^Cotización/u });
/** The amount behind a name among the figures beside the form. */
export const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Chooses a plan of the demo, and how it is paid. */
export async function fillQuotation(page: Page, term = '36 meses'): Promise<void> {
  await page.getByRole('radio', { name: 'Plan funerario' }).check();
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: /^Plan Familiar/u }).click();
  await page.getByLabel('Piezas').fill('2');
  await page.getByLabel('Descuento (%)').fill('7.5');
  await page.getByRole('radio', { name: term }).check();
  if (term !== 'Contado') await downPayment(page).fill('$9,130.03');
}

type Choice = { readonly Id: number; readonly Name: string };

/** A server asked past the application, as one of the demo accounts. */
export type OwnCalls = <Body>(method: string, path: string, payload?: unknown) => Promise<Body>;

/** Signs in past the application. */
export async function ownCalls(url: string, username: string): Promise<OwnCalls> {
  let token = '';
  const call: OwnCalls = async (method, address, payload) => {
    const response = await fetch(`${url}/api/${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    const { body } = await response.json();
    return body;
  };
  const credentials = { username, password, Latitude: null, Longitude: null };
  token = (await call<{ accessToken: string }>('POST', 'user/auth/signin', credentials)).accessToken;
  return call;
}

/** Prospects of that account, the first of them in the order of their names. */
export async function ownProspects(call: OwnCalls): Promise<readonly Choice[]> {
  const found = await Promise.all(
    ['an', 'ar', 'el', 'ia'].map((text) => call<Choice[]>('GET', `prospect/choices?Search=${text}`)),
  );
  return [...new Map(found.flat().map((choice) => [choice.Id, choice])).values()];
}
