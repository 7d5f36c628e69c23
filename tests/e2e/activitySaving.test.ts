import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, chooseInMenu, dialog, grid, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';

const app = application();

async function openList(search = '', options = {}): Promise<Page> {
  const page = await app.at(`/activity${search}`, 'rol8', options);
  await grid(page)
    .getByRole('button', { name: /^Acciones de/u })
    .first()
    .waitFor();
  return page;
}

/** The list with all that its dialogs need, so that the network may go. */
async function openListAhead(search = '', options = {}): Promise<Page> {
  const page = await openList(search, options);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return page;
}

const guardar = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar', exact: true });
const isFree = (page: Page) => guardar(page).and(page.locator(':not([aria-busy="true"])')).waitFor();
const posts = (page: Page, path: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) seen.push(request);
  });
  return seen;
};

/** Opens the dialog of the first row and fills in what an outcome asks for that nothing follows. */
async function fillFirst(page: Page): Promise<void> {
  await chooseInMenu(page, 'Finalizar');
  await dialog(page).getByLabel('Observaciones').fill('Pide descuento');
  await choose(page, 'Tipificación', 'No le interesa');
}

/** Opens 'Agregar' and fills it in for the first prospect that the letters find. */
async function fillAddition(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Agregar' }).click();
  await dialog(page).getByRole('combobox', { name: 'Prospecto' }).fill('ar');
  const option = page.getByRole('option').first();
  await option.click();
  await planCall(page);
  return dialog(page).getByRole('combobox', { name: 'Prospecto' }).inputValue();
}

describe('saving', () => {
  it.each([
    ['200 instead of 201', { json: { status: 200, body: { Id: 1, NextActivityId: null } } }, 'Actividad ya finalizada'],
    [
      '500',
      { status: 500, json: { status: 500, body: null, message: 'Ocurrió un error al realizar la operación' } },
      /No se guardó/u,
    ],
    ['a page', { status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1>' }, /No se guardó/u],
    ['an unreadable response', { body: '[]' }, /No se guardó/u],
  ])('ADL-34 after %s shows a message, keeps the input and can be repeated', async (_, answer, problem) => {
    const page = await openList('?tab=sin-realizar');
    await page.route('**/activity/*/end', (route) => route.fulfill(answer));
    await fillFirst(page);
    await guardar(page).click();
    await dialog(page).getByText(problem).waitFor();
    await isFree(page);
    expect(await dialog(page).getByLabel('Observaciones').inputValue()).toBe('Pide descuento');
    // During a slow save the page says so; no delay is left once its answer arrives.
    await page
      .getByText(/por enviar/iu)
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'hidden' });
    await page.unroute('**/activity/*/end');
    await guardar(page).click();
    await said(page, 'Se finalizó correctamente la actividad').waitFor();
  });

  it('ADL-34 happens once, when Enter is held on Guardar or pressed again while the dialog closes', async () => {
    const page = await openList('', { reducedMotion: 'no-preference' });
    const added = posts(page, '/activity/add');
    const started = posts(page, '/start');
    await fillAddition(page);
    await guardar(page).focus();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(25);
    }
    await page.keyboard.up('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await said(page, 'Operación realizada correctamente').waitFor();
    await page
      .getByText(/^Nueva actividad con /u)
      .first()
      .waitFor();
    expect([added.length, started.length]).toEqual([1, 0]);
    await page.waitForLoadState('networkidle');
    await fillAddition(page);
    await guardar(page).focus();
    // The last press may reopen the dialog, by the focused button; it is empty then.
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
    }
    await said(page, 'Operación realizada correctamente').waitFor();
    await page.waitForLoadState('networkidle');
    expect(added).toHaveLength(2);
  });

  it('leaves no draft when the response arrives after leaving the page, and shows the result', async () => {
    const page = await openList();
    const answer = Promise.withResolvers<void>();
    await page.route('**/activity/add', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await fillAddition(page);
    const requested = page.waitForRequest('**/activity/add');
    await guardar(page).click();
    await requested;
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tablero comercial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tablero comercial' }).waitFor();
    answer.resolve();
    await said(page, 'Operación realizada correctamente').waitFor();
    await page.getByRole('link', { name: 'Actividades', exact: true }).click();
    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('combobox', { name: 'Prospecto' }).inputValue()).toBe('');
    expect(await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).count()).toBe(0);
  });

  it('marks the row of an unsaved draft', async () => {
    const page = await openList('?tab=futuras');
    await chooseInMenu(page, 'Finalizar');
    await dialog(page).getByLabel('Observaciones').fill('A medias');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await grid(page)
      .getByText(/Borrador$/u)
      .waitFor();
    await page.reload();
    await grid(page)
      .getByText(/Borrador$/u)
      .waitFor();
  });
});

describe('without a network', () => {
  it('ADL-26 ADL-39 a phone moves and adds activities, and sends each once when it is online again', async () => {
    const page = await openListAhead('?tab=semana', phone);
    const moved = posts(page, '/reschedule');
    const added = posts(page, '/activity/add');
    await page.context().setOffline(true);
    await chooseInMenu(page, 'Reagendar');
    await dialog(page).getByRole('button', { name: 'En una semana', exact: true }).click();
    await guardar(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await fillAddition(page)).not.toBe('');
    await guardar(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('2 por enviar').first().waitFor();
    expect([moved.length, added.length]).toEqual([0, 0]);
    await page.context().setOffline(false);
    await page
      .getByText(/por enviar/iu)
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'detached' });
    expect([moved.length, added.length]).toEqual([1, 1]);
  });

  it('the log-out asks about unsent activities', async () => {
    const page = await app.signedIn('rol9');
    await page.goto(`${app.url()}/activity?tab=futuras`);
    await grid(page).getByRole('button', { name: 'Reagendar' }).first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    const panel = page.getByRole('button', { name: /^Hola/u });
    // A visit that saves data fetches nothing ahead: the panel is there once it was opened.
    await panel.click();
    await page.getByRole('link', { name: 'Salir' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Salir' }).waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await chooseInMenu(page, 'Finalizar');
    await choose(page, 'Tipificación', 'No le interesa');
    await guardar(page).click();
    await page.getByText('1 por enviar').first().waitFor();
    await panel.click();
    await page.getByRole('link', { name: 'Salir' }).click();
    await page.getByRole('button', { name: 'Quedarme' }).click();
    await page.getByRole('heading', { level: 1, name: 'Actividades' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('1 por enviar').first().waitFor({ state: 'detached' });
    await page.goto(`${app.url()}/logout`);
    await page.getByLabel('Usuario').waitFor();
  });
});

it('ACL-23 the arrow key moves from a tab into the list, with letter shortcuts off or on', async () => {
  const page = await openList();
  await page.getByRole('tab', { name: /^Hoy/u }).focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') !== null);
  await page.keyboard.press('f');
  await dialog(page).waitFor();
});
