import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { weekFingerprint } from '../../packages/api/src/weekFingerprint.ts';
import { readWeeklyCommissions } from '../../packages/api/src/weeklyCommissions.ts';
import { commissionTotals } from '../../packages/domain/src/commission/index.ts';
import { formatPesos } from '../../packages/domain/src/money/index.ts';
import { parseWeek } from '../../packages/domain/src/week/index.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFilter, filterPill, offered } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectFocus, unfold } from '../page.ts';
import { now } from '../clock.ts';

const app = application();

const ADDRESS = '/commissions-bonuses-analytics';
const WEEK_CALL = '**/bi/commissions-bonuses-analytics?*';
const POST = '**/bi/analytics-auth';
const PDF_CALL = '**/bi/down-analytics-auth?*';
const isPost = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/bi/analytics-auth');

const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
const dispute = (page: Page) => page.getByRole('button', { name: 'Solicitar conciliación', exact: true });
const pad = (page: Page) => page.getByRole('dialog', { name: 'Firmar y aceptar' });
const ask = (page: Page) => page.getByRole('dialog', { name: /olicitar conciliación/u });
/** What became of a decision, in the page: a dialog that is closing still says it too. */
const outcome = (page: Page, text: RegExp) => page.getByRole('main').getByText(text);
const status = (page: Page, word: string) => page.getByText(word, { exact: true }).locator('visible=true').first();
const pending = (page: Page) => page.getByRole('region', { name: /semanas? por firmar$/u }).getByRole('button');

const weekHeading = (page: Page) => page.getByRole('heading', { name: /Semana \d+ del/u });
/** The button that asks again: pressed while a call is under way, it does nothing. */
const free = (page: Page) => page.locator('button[aria-label="Actualizar"]:not([aria-busy])');
const refresh = (page: Page) => free(page).click();

/** Waits until what the page shows is the week's, with its status. */
async function weekIsIn(page: Page, word: string): Promise<void> {
  await status(page, word).waitFor();
  await free(page).waitFor();
}

async function opened(username: string, options = {}, search = ''): Promise<Page> {
  const page = await app.at(ADDRESS + search, username, options);
  await weekIsIn(page, 'Pendiente');
  return page;
}

/** The requests that decide, in the order in which they are sent. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request));
  return posts;
}

const POINTS = [
  [0.2, 0.7],
  [0.35, 0.25],
  [0.5, 0.75],
  [0.65, 0.3],
  [0.8, 0.6],
] as const;

async function pointsOnPad(page: Page) {
  const canvas = pad(page).locator('canvas');
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('The pad is not there.');
  return POINTS.map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y }));
}

async function drawByMouse(page: Page): Promise<void> {
  const [first, ...others] = await pointsOnPad(page);
  if (first === undefined) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
  await pad(page).getByText('Firma lista.').waitFor();
}

async function drawByTouch(page: Page): Promise<void> {
  const points = await pointsOnPad(page);
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = points;
  if (first === undefined) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  let from = first;
  for (const to of others) {
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    from = to;
  }
  // A finger rests before it leaves: the press that follows on a fling would only stop it.
  for (let rest = 0; rest < 12; rest += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [from] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pad(page).getByText('Firma lista.').waitFor();
}

/** The calls for a week that the page has sent since it was opened. */
const weekCalls = (page: Page) =>
  page.evaluate(
    (call) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((called) => called.endsWith(call)),
    `/bi${ADDRESS}`,
  );

/** What the server answers about the week that is shown, asked for once more; the week before it is asked for as well. */
async function answered(page: Page) {
  const heading = weekHeading(page);
  const shownWeek = /Semana (?<number>\d+) del .*(?<year>\d{4})$/u.exec((await heading.textContent()) ?? '')?.groups;
  const wanted = `${shownWeek?.['number']?.padStart(2, '0')}-${shownWeek?.['year']}`;
  const isRequested = (address: URL) =>
    address.pathname.endsWith(ADDRESS) && address.searchParams.get('WeekNumber') === wanted;
  const [requested] = await Promise.all([
    page.waitForResponse((response) => isRequested(new URL(response.url()))),
    refresh(page),
  ]);
  const answer: unknown = await requested.json();
  const body: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'body') : null;
  const { searchParams } = new URL(requested.url());
  const week = parseWeek(searchParams.get('WeekNumber') ?? '');
  if (week === null) throw new Error('The page asked for no week.');
  const shown = readWeeklyCommissions(body);
  const fingerprint = weekFingerprint(week, Number(searchParams.get('SlpCode')), shown.lines);
  return { ...shown, weekText: wanted, fingerprint, toPay: formatPesos(commissionTotals(shown.lines).toPay) };
}

const digitsOf = async (page: Page) =>
  ((await pad(page).locator('code').allTextContents()).join('').match(/[\da-f]/gu) ?? []).join('');

const REASON = 'El cliente pagó dos mensualidades';

/** What each journey has decided, for the look into the database: by account and status. */
const decided: { username: string; status: 'A' | 'R'; fingerprint: string | null }[] = [];

/** Where a part of the dialog lies, as it is. */
async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('A part of the dialog is not there.');
  return { top: box.y, bottom: box.y + box.height, width: box.width, height: box.height };
}

/** Nothing has moved by itself since the page was opened, once all of it is there. */
async function nothingMoved(page: Page): Promise<void> {
  await page.getByRole('grid', { name: /^Comisiones \d/u }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  expect(await layoutShift(page)).toBe(0);
}

/** The pad opened at the top, with the focus on what is signed. */
async function padBegins(page: Page): Promise<void> {
  await pad(page).locator('canvas').waitFor();
  const subject = pad(page).getByRole('heading', { name: 'Qué firmas' });
  await expectFocus(subject);
  expect(await pad(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const title = pad(page).getByRole('heading', { name: 'Firmar y aceptar' });
  expect((await placeOf(title)).top).toBeGreaterThanOrEqual(0);
}

async function closePad(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await pad(page).waitFor({ state: 'hidden' });
}

/** Disputes the whole week, or its first line for that reason. */
async function disputeWeek(page: Page, reason?: string): Promise<void> {
  await dispute(page).click();
  if (reason !== undefined) {
    await ask(page).getByRole('checkbox').first().check();
    await ask(page)
      .getByRole('textbox', { name: /^Motivo/u })
      .first()
      .fill(reason);
  }
  await ask(page).getByRole('button', { name: 'Continuar' }).click();
  await ask(page)
    .getByRole('checkbox', { name: /^Entiendo/u })
    .check();
  await ask(page).getByRole('button', { name: 'Solicitar conciliación' }).click();
}

const send = (page: Page) => pad(page).getByRole('button', { name: 'Aceptar' }).click();

describe('an adviser on a phone', () => {
  it('CMA-08 CMA-10 CMA-16 SIG-01 SIG-03 SIG-05 sees the week’s pay and the whole signature pad, in portrait and landscape', async () => {
    const page = await opened('rol8', phone);
    await nothingMoved(page);
    for (const [letter, word] of [
      ['A', 'Aceptada'],
      ['R', 'En conciliación'],
      ['P', 'Pendiente'],
    ] as const) {
      await page.route(WEEK_CALL, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, body: { ...answer.body, Status: letter } } });
      });
      const { toPay } = await answered(page);
      await weekIsIn(page, word);
      const { bottom } = await placeOf(page.getByText(`Te pagan ${toPay} · `));
      expect(bottom).toBeLessThanOrEqual(phone.viewport.height);
      await page.unroute(WEEK_CALL);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500);
    await unfold(page, 'Totales por tipo');
    const sums = page.getByRole('listitem').filter({ hasText: 'Por pagar después' });
    await sums.first().waitFor();
    expect(await sums.first().textContent()).toContain('Toda la semana');

    const { fingerprint, toPay } = await answered(page);
    const button = (name: string) => pad(page).getByRole('button', { name });
    for (const [viewport, colorScheme] of [
      [{ width: 360, height: 640 }, 'light'],
      [{ width: 740, height: 360 }, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await weekIsIn(page, 'Pendiente');
      await accept(page).tap();
      await padBegins(page);
      const canvas = pad(page).locator('canvas');
      const end = await placeOf(button('Aceptar'));
      expect(end.bottom).toBeLessThanOrEqual(viewport.height);
      for (const part of [pad(page).getByText(toPay), canvas, button('Deshacer'), button('Limpiar')]) {
        const { top, bottom } = await placeOf(part);
        expect(top).toBeGreaterThanOrEqual(0);
        // The footer covers what is below.
        expect(bottom).toBeLessThanOrEqual(end.top);
      }
      const { width, height } = await placeOf(canvas);
      expect([width >= 200, height >= 125]).toEqual([true, true]);

      // Its ends stand beside the pad, and the whole is there at a press.
      const short = pad(page).getByText(`${fingerprint.slice(0, 4)} … ${fingerprint.slice(-4)}`);
      expect((await placeOf(short)).bottom).toBeLessThanOrEqual(end.top);
      expect(await pad(page).locator('code').isVisible()).toBe(false);
      await short.tap();
      await pad(page).locator('code').waitFor();
      expect(await digitsOf(page)).toBe(fingerprint);
      await closePad(page);
    }
  });

  it('CMA-16 SIG-02 signs a week by touch, and disputes the next one with a reason (CMA-17)', async () => {
    const page = await opened('rol8', phone);
    const { fingerprint } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).tap();
    await drawByTouch(page);
    await pad(page).getByRole('button', { name: 'Limpiar' }).tap();
    await drawByTouch(page);
    await pad(page).getByRole('button', { name: 'Aceptar' }).tap();
    await status(page, 'Aceptada').waitFor();
    decided.push({ username: 'rol8', status: 'A', fingerprint });

    await pending(page).first().tap();
    await weekIsIn(page, 'Pendiente');
    const posts: unknown[] = [];
    await page.route(POST, (route) => {
      posts.push(route.request().postDataJSON());
      return route.continue();
    });
    await disputeWeek(page, REASON);
    await status(page, 'En conciliación').waitFor();
    await page
      .getByText(/^Conciliación de la semana \d+ solicitada$/u)
      .first()
      .waitFor();
    await ask(page).waitFor({ state: 'detached' });
    expect(posts).toEqual([
      { WeekNumber: expect.any(String), Status: 'R', Reasons: [expect.objectContaining({ Reason: REASON })] },
    ]);
    await page.getByText('1 renglón en disputa').tap();
    await page.getByText(REASON).waitFor();
    expect(await accept(page).count()).toBe(0);
    decided.push({ username: 'rol8', status: 'R', fingerprint: null });
  });
});

describe('an adviser at a desk', () => {
  it('CMA-03 CMA-08 CMA-12 CMA-16 CMA-18 SIG-01 SIG-02 SIG-03 SIG-06 signs exactly what the screen shows, once, by mouse', async () => {
    const page = await opened('rol8');
    await nothingMoved(page);
    expect(await page.getByRole('combobox', { name: /Gerencia|Asesor/u }).count()).toBe(0);
    const before = await pending(page).count();
    const { fingerprint, toPay, lines, weekText } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await page.getByText(`${lines.length} renglones`).first().waitFor();

    const posts = postsOf(page);
    await accept(page).click();
    await padBegins(page);
    await page.keyboard.press('Tab');
    await pad(page).locator(':focus').waitFor();
    await pad(page).getByText(toPay).waitFor();
    expect(await digitsOf(page)).toBe(fingerprint);

    // No name is prefilled.
    await pad(page).getByRole('radio', { name: 'Escribir' }).click();
    const sign = pad(page).getByRole('button', { name: 'Aceptar' });
    const name = pad(page).getByRole('textbox', { name: 'Tu nombre completo' });
    expect([await name.inputValue(), await sign.isDisabled()]).toEqual(['', true]);
    await name.press('Enter');
    await name.fill('Silvia Flores');
    await expect.poll(() => sign.isDisabled()).toBe(false);
    await name.fill('');
    await expect.poll(() => sign.isDisabled()).toBe(true);
    expect(posts).toEqual([]);

    await pad(page).getByRole('radio', { name: 'Dibujar' }).click();
    await drawByMouse(page);
    // Closed by mistake: what was drawn is there again.
    await closePad(page);
    await accept(page).click();
    await pad(page).getByText('Firma lista.').waitFor();
    await sign.dblclick();
    await status(page, 'Aceptada').waitFor();
    await page.getByText('Operación realizada correctamente').waitFor();
    await page
      .getByText(/^Semana \d+ firmada$/u)
      .first()
      .waitFor();
    await pad(page).waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Firma' }).waitFor();
    expect([posts.length, await accept(page).count(), await dispute(page).count()]).toEqual([1, 0, 0]);
    await page.locator('body :focus').waitFor();
    await expect.poll(() => pending(page).count()).toBe(before - 1);
    decided.push({ username: 'rol8', status: 'A', fingerprint });

    // The week that was shown has gone from those that wait: a reload shows it, signed, and no other in its place.
    expect(new URL(page.url()).searchParams.get('semana')).toBe(weekText);
    await page.reload();
    await weekIsIn(page, 'Aceptada');
    const saved = await answered(page);
    expect(saved.decision).toMatchObject({ fingerprint });
    expect(saved.decision?.signature).toMatch(/^data:image\/png;base64,/u);
    expect(await page.getByText(/ya no son los que se firmaron/u).count()).toBe(0);
  });

  it('CMA-01 CMA-03 CMA-06 CMA-12 CMA-21 CMA-22 sees only the requested week, and cannot sign unreadable rows', async () => {
    const page = await app.at(`${ADDRESS}?semana=01-2024`, 'rol8');
    for (const text of ['01-2024', 'hoy']) {
      if (text === 'hoy') await page.goto(`${app.url()}${ADDRESS}?semana=${text}`);
      await page.getByText(`La semana ${text} no existe o no se puede consultar aquí.`).waitFor();
      expect([await accept(page).count(), await page.getByRole('grid').count()]).toEqual([0, 0]);
      expect(await weekCalls(page)).toEqual([]);
      expect(page.url()).toContain(`semana=${text}`);
    }
    await Promise.all([
      page.waitForResponse(WEEK_CALL),
      page.getByRole('button', { name: /^Ver la semana \d+ del/u }).click(),
    ]);
    await weekHeading(page).waitFor();
    expect(new URL(page.url()).searchParams.get('semana')).toMatch(/^\d\d-\d{4}$/u);
    expect(await page.getByText(/no se puede consultar aquí/u).count()).toBe(0);

    const name = ((await weekHeading(page).textContent()) ?? '').split(' · ')[0] ?? '?';
    const comes = async (body: unknown) => {
      await page.unroute(WEEK_CALL);
      await page.route(WEEK_CALL, (route) => route.fulfill({ json: { status: 200, body } }));
      await refresh(page);
    };
    const row = { TIPO: 'ENGANCHE', CONTRATO: 'PF-1', COM_TOTAL: 10, PAGAR: -4, COM_VTA_NVA: -4, CLIENTE: null };
    await comes({ Status: 'P', Data: [row, { ...row, COM_VTA_NVA: 'NaN' }, { TIPO: 'BONO', PAGAR: 'x' }] });
    await page.getByText(/2 renglones no se pudieron leer/u).waitFor();
    await page.getByText(/espera tu decisión, pero no se puede firmar con lo que llegó/u).waitFor();
    expect([await page.getByText(/El asesor todavía/u).count(), await accept(page).count()]).toEqual([0, 0]);
    await comes({ Status: 'P', Data: [] });
    await page.getByText('No hay comisiones en esta semana').waitFor();
    expect(await accept(page).count()).toBe(0);
    await comes({ Status: 'A', Data: [row], Decision: { DecidedAt: null, Digest: '0'.repeat(64), Signature: null } });
    await page.getByText(/ya no son los que se firmaron/u).waitFor();
    await comes({ Status: 'X', Data: [row] });
    await page.getByText(/ya no son los que se firmaron/u).waitFor({ state: 'detached' });
    expect(await accept(page).count()).toBe(0);
    await comes({ Status: 'P', Data: ['Una Persona', 'Otra Persona'].map((Vendedor) => ({ ...row, Vendedor })) });
    await page.getByRole('heading', { name: /^Todos · Semana/u }).waitFor();
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
  });

  it('CMA-03 shows no pay to a person without sales', async () => {
    const page = await app.at(ADDRESS, 'rol11');
    await page.getByText('No tienes comisiones semanales').waitFor();
    expect([await page.getByRole('grid').count(), await weekHeading(page).count()]).toEqual([0, 0]);
    expect(await weekCalls(page)).toEqual([]);
  });
});

/** Other rows for the rest of the visit: a cent more is paid. */
const changeRows = (page: Page) =>
  page.route(WEEK_CALL, async (route: Route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.body.Data[0].PAGAR += 0.01;
    await route.fulfill({ response, json: answer });
  });

/** Has what a page sent arrive after all, as it was sent or as something else, while the page knows nothing of it. */
async function arrive(page: Page, request: Request | null, data: unknown = request?.postDataJSON()): Promise<void> {
  if (request === null) throw new Error('The page has sent nothing.');
  const { authorization = '' } = await request.allHeaders();
  const answer = await page.request.post(request.url(), { headers: { authorization }, data });
  expect(answer.status()).toBe(200);
}

// Everybody has few weeks that wait: a journey that decides one takes it from those that come after it.
describe('what goes wrong', () => {
  it('SIG-01 CMA-16 CMA-19 Back closes the pad, and asks while a signature is being saved; changed rows are signed again', async () => {
    const page = await app.as('rol9');
    const before = page.url();
    const menuLink = page.getByRole('link', { name: 'Comisiones y bonos' }).first();
    await menuLink.click();
    await page.waitForURL(`**${ADDRESS}*`);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.goBack();
    await pad(page).waitFor({ state: 'hidden' });
    expect(page.url()).toContain(ADDRESS);
    await accept(page).click();
    await pad(page).getByText('Firma lista.').waitFor();
    await closePad(page);
    await accept(page).click();

    const answer = Promise.withResolvers<void>();
    await page.route(POST, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 409, json: { status: 409, message: 'No', body: null } });
    });
    await send(page);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: /Salir mientras se envía/u });
    await question.getByRole('button', { name: 'Esperar aquí' }).click();
    await question.waitFor({ state: 'detached' });
    expect(page.url()).toContain(ADDRESS);
    await page.goBack();
    await question.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL(before);
    // A person who has left the page is still notified.
    answer.resolve();
    await page.getByText(/Comisiones \d\d-\d{4}: El servidor no aceptó la decisión/u).waitFor();

    await menuLink.click();
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await changeRows(page);
    await send(page);
    await outcome(page, /Los renglones de la semana cambiaron/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    await status(page, 'Pendiente').waitFor();
    await accept(page).click();
    await pad(page)
      .getByText(/Aún no hay firma/u)
      .waitFor();
    expect(await page.getByText('Operación realizada correctamente').count()).toBe(0);
  });

  it('CMA-13 CMA-14 CMA-16 CMA-20 reads the week again after a lost connection, never sends twice, and reports an earlier decision of another session', async () => {
    const page = await opened('rol9');
    const posts = postsOf(page);
    const { fingerprint } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, (route) => route.abort());
    await send(page);
    await pad(page)
      .getByText(/no confirmó tu decisión y, por ahora, la semana sigue pendiente/u)
      .waitFor();
    expect(posts).toHaveLength(1);

    // All reads fail as well: the outcome is unknown, and the page says so.
    await page.unroute(POST);
    await page.route(POST, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route(WEEK_CALL, (route) => route.abort());
    await send(page);
    await outcome(page, /no sabemos si tu decisión quedó guardada/u).waitFor();
    expect([posts.length, await accept(page).count()]).toEqual([2, 0]);
    const readable = Promise.withResolvers<void>();
    await page.unroute(WEEK_CALL);
    await page.route(WEEK_CALL, (route) => readable.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Volver a leer' }).click();
    readable.resolve();
    await outcome(page, /tu decisión sí quedó guardada/u).waitFor();
    await status(page, 'Aceptada').waitFor();
    expect(posts).toHaveLength(2);
    decided.push({ username: 'rol9', status: 'A', fingerprint });

    await page.unrouteAll();
    await pending(page).first().click();
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    const other = await opened('rol9');
    await disputeWeek(other);
    await status(other, 'En conciliación').waitFor();
    decided.push({ username: 'rol9', status: 'R', fingerprint: null });
    await send(page);
    await outcome(page, /ya se decidió en otra sesión/u).waitFor();
    await status(page, 'En conciliación').waitFor();
    expect(await accept(page).count()).toBe(0);
  });

  it('CMA-16 CMA-20 finds and reports what a slow server accepted, even after a proxy’s error page', async () => {
    const page = await opened('empresa2');
    const posts = postsOf(page);
    const first = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    let late: Request | null = null;
    await page.route(POST, (route) => {
      late = route.request();
      return route.abort('timedout');
    });
    await send(page);
    await pad(page)
      .getByText(/Todavía no se sabe si quedará guardada/u)
      .waitFor();
    await arrive(page, late);
    await page.getByText('Operación realizada correctamente').waitFor();
    await outcome(page, /tu decisión sí quedó guardada/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    expect(posts).toHaveLength(1);
    decided.push({ username: 'empresa2', status: 'A', fingerprint: first.fingerprint });

    await page.unroute(POST);
    await pending(page).first().click();
    await weekIsIn(page, 'Pendiente');
    await page.getByText(/tu decisión sí quedó guardada/u).waitFor({ state: 'detached' });
    const second = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, contentType: 'text/html', body: '<html>Gateway timeout' });
    });
    await send(page);
    await outcome(page, /tu decisión sí quedó guardada/u).waitFor();
    await status(page, 'Aceptada').waitFor();
    expect(await page.getByText(/otra sesión/u).count()).toBe(0);
    decided.push({ username: 'empresa2', status: 'A', fingerprint: second.fingerprint });
  });

  it('FLT-04 FLT-05 CMA-04 CMA-17 CMA-20 SIG-01 shows no unknown rows or decisions, and asks before a reload', async () => {
    const page = await app.as('funeral');
    await page.route(WEEK_CALL, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }));
    // The menu of this person does not lead there.
    await page.evaluate((address) => history.pushState(null, '', address), ADDRESS);
    const table = page.getByRole('region', { name: /^Comisiones \d/u });
    await table.getByText('No se pudo cargar').waitFor();
    expect([await table.getByText(/No hay|0 filas|de 0/u).count(), await accept(page).count()]).toEqual([0, 0]);
    await page.unroute(WEEK_CALL);
    await table.getByRole('button', { name: 'Reintentar' }).click();
    await weekIsIn(page, 'Pendiente');

    await accept(page).click();
    await drawByMouse(page);
    const requested: string[] = [];
    page.on('dialog', (question) => {
      requested.push(question.type());
      void question.accept();
    });
    await page.reload();
    await weekIsIn(page, 'Pendiente');
    expect(requested).toEqual(['beforeunload']);
    await page.reload();
    await weekIsIn(page, 'Pendiente');
    expect(requested).toHaveLength(1);

    // The server omits the decision of a decided week.
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, (route) => route.abort());
    await page.route(WEEK_CALL, async (route) => {
      const response = await route.fetch();
      const { body } = await response.json();
      await route.fulfill({ response, json: { status: 200, body: { Data: body.Data, Status: 'A' } } });
    });
    await send(page);
    await outcome(page, /No podemos saber si fue lo que enviaste/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    expect(await page.getByText(/otra sesión|sí quedó guardada/u).count()).toBe(0);

    // It is in reconciliation, and not for the reason that was sent.
    await page.unrouteAll();
    await refresh(page);
    await weekIsIn(page, 'Pendiente');
    await page.route(POST, async (route) => {
      const { Reasons: _, ...others } = route.request().postDataJSON();
      await arrive(page, route.request(), others);
      await route.abort();
    });
    await disputeWeek(page, 'Falta una mensualidad');
    await outcome(page, /ya se decidió en otra sesión/u).waitFor();
    await status(page, 'En conciliación').waitFor();
    expect(await page.getByText(/en disputa/u).count()).toBe(0);
    decided.push({ username: 'funeral', status: 'R', fingerprint: null });
  });
});

/** The list of who signed, and the button in the adviser's row at that index. */
const listOfAll = (page: Page) => page.getByRole('grid', { name: 'Quién ha firmado' });
const seeWeek = (page: Page, place: number) => page.getByRole('button', { name: 'Ver semana' }).nth(place);

const nameInRow = (element: Element) => element.closest('[role="row"]')?.firstElementChild?.textContent ?? '';

/** From the list to a week and back: the focus goes to the shown week, and then to its button. */
async function seeWeekAndReturn(page: Page): Promise<void> {
  await seeWeek(page, 2).waitFor();
  const about = await seeWeek(page, 2).evaluate(nameInRow);
  await seeWeek(page, 2).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/semana=\d\d-\d{4}&asesor=\d+$/u);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  const name = (await weekHeading(page).textContent()) ?? '';
  // The initial before a name is part of its cell.
  expect(about.endsWith(name.split(' · ')[0] ?? '?')).toBe(true);
  await page.goBack();
  await listOfAll(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Ver semana');
  expect(await page.locator(':focus').evaluate(nameInRow)).toBe(about);
  await page.goForward();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
}

const pdfButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Nothing of the page is loading any more, and no PDF either. */
const nothingIsBusy = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main button[aria-busy="true"]') === null);

/** Downloads each of these PDFs, and finds no other. */
async function downloads(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = pdfButton(page, name);
    await button.waitFor();
    expect(await page.getByRole('button', { name: /PDF/u }).count()).toBe(names.length);
    await nothingIsBusy(page);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
    const file = page.waitForEvent('download');
    await button.click();
    if ((await button.getAttribute('aria-haspopup')) === 'menu') await page.getByRole('menuitem').first().click();
    const content = await readFile(await (await file).path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    await page
      .getByText(/Se descargó .+_\d\d-\d{4}_comisiones\.pdf/u)
      .first()
      .waitFor();
  }
}

describe('a person who sees more than the own rows', () => {
  it('CMA-01 CMA-02 CMA-15 FLT-02 PDF-06 chooses management and adviser in the address, and only sees the week’s status', async () => {
    const page = await app.as('rol4');
    const menuLink = page.getByRole('link', { name: 'Comisiones y bonos' }).first();
    await menuLink.click();
    await seeWeekAndReturn(page);
    await page.goBack();
    await listOfAll(page).waitFor();
    // The page's initial week adds no history entry.
    await page.goBack();
    await page.waitForURL(/activities-dashboard/u);
    await menuLink.click();
    await listOfAll(page).getByRole('row').nth(1).waitFor();

    const [other = '', management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await page.waitForURL(/gerencia=\d+$/u);
    await seeWeek(page, 0).click();
    await page.waitForURL(/gerencia=\d+&asesor=\d+$/u);
    await free(page).waitFor();
    expect([await accept(page).count(), await dispute(page).count()]).toEqual([0, 0]);
    await page.getByRole('grid', { name: 'Qué cambió desde la semana pasada' }).waitFor();
    await page.getByRole('button', { name: '¿De dónde sale?' }).first().click();
    await page
      .getByRole('dialog', { name: '¿De dónde sale?' })
      .getByText(/al centavo/u)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await downloads(page, ['Descargar PDF', 'PDF subdirector']);
    await chooseFilter(page, 'Gerencia', other);
    await page.waitForURL((url) => !url.searchParams.has('asesor'));
    await filterPill(page, 'Asesor').waitFor();
  });

  it('CMA-15 PDF-01 to PDF-08 sees each week on a phone too, and downloads every PDF of the role', async () => {
    const page = await app.at(ADDRESS, 'rol7', phone);
    await nothingMoved(page);
    await seeWeekAndReturn(page);
    expect([await accept(page).count(), await dispute(page).count()]).toEqual([0, 0]);
    await downloads(page, ['Descargar PDF', 'PDF entrenador', 'PDF gerente']);
  });

  it('PDF-01 to PDF-08 sees the PDF disabled with a reason until an adviser is chosen, then downloads it', async () => {
    const page = await app.at(ADDRESS, 'rol1');
    await nothingMoved(page);
    const names = ['Descargar PDF', 'PDF gerente', 'PDF gerente de canal', 'PDF subdirector'];
    await nothingIsBusy(page);
    const places = () => Promise.all(names.map((name) => pdfButton(page, name).boundingBox()));
    const look = (name: string) => pdfButton(page, name).evaluate((element) => getComputedStyle(element).color);
    expect(await look('Descargar PDF')).not.toBe(await look('PDF gerente'));
    const before = await places();
    // It can be pressed, however it looks.
    await pdfButton(page, 'Descargar PDF').click({ force: true });
    await page.getByText('Elige un asesor para descargar su PDF').locator('visible=true').first().waitFor();
    const [adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await page.waitForURL(/asesor=\d+/u);
    await nothingIsBusy(page);
    expect(await places()).toEqual(before);
    expect(await look('Descargar PDF')).toBe(await look('PDF gerente'));
    await downloads(page, names);
  });

  it('PDF-01 PDF-02 an adviser has one PDF, and nothing is saved when the response is not a PDF', async () => {
    const page = await app.at(ADDRESS, 'rol8');
    const files: unknown[] = [];
    const count = (file: unknown) => files.push(file);
    page.on('download', count);
    for (const [answer, words] of [
      [{ contentType: 'text/html', body: '<html>' }, /no es un PDF/u],
      [{ json: { status: 404, body: null } }, /No hay PDF de esa semana/u],
      [null, /No hay conexión/u],
    ] as const) {
      await page.route(PDF_CALL, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await pdfButton(page, 'Descargar PDF').click();
      await page.getByText(words).waitFor();
      await page.unroute(PDF_CALL);
    }
    expect(files).toEqual([]);
    await downloads(page, ['Descargar PDF']);
    expect(files).toHaveLength(1);
  });
});

it('CMA-16 CMA-17 CMA-19 SIG-02 the database has exactly one decision per week, with image and fingerprint', async () => {
  expect(decided).toHaveLength(8);
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  const accounts = await database.db.selectFrom('account').select(['username', 'employee_id']).execute();
  const weeks = await database.db
    .selectFrom('commission_week')
    .select(['employee_id', 'status', 'digest', 'signature', 'decided_at'])
    .execute();
  const reasons = await database.db.selectFrom('commission_reason').select('reason').execute();
  await database.close();
  // What the demo data begin with was decided before today, and has no fingerprint.
  const since = now().getTime() - 60 * 60_000;
  for (const username of ['rol8', 'rol9', 'empresa2', 'funeral']) {
    const account = accounts.find((one) => one.username === username);
    const own = weeks.filter(
      ({ employee_id, decided_at }) =>
        employee_id === account?.employee_id && decided_at !== null && new Date(decided_at).getTime() > since,
    );
    const expected = decided.filter((one) => one.username === username);
    expect(own.map(({ status: word, digest }) => `${word} ${digest}`).toSorted()).toEqual(
      expected.map(({ status: word, fingerprint }) => `${word} ${fingerprint}`).toSorted(),
    );
    for (const { status: word, signature } of own) {
      const first = signature === null ? null : Buffer.from(signature).subarray(1, 4).toString();
      expect(first).toBe(word === 'A' ? 'PNG' : null);
    }
  }
  expect(reasons.map(({ reason }) => reason)).toContain(REASON);
}, 60_000);
