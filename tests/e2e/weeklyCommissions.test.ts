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
import { phone, wide } from '../browser.ts';
import { chooseFilter, filterPill, offered } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { now } from '../clock.ts';

const app = application();

const ADDRESS = '/commissions-bonuses-analytics';
const WEEK_CALL = '**/bi/commissions-bonuses-analytics?*';
const POST = '**/bi/analytics-auth';
const isPost = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/bi/analytics-auth');

const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
const dispute = (page: Page) => page.getByRole('button', { name: 'Solicitar conciliación', exact: true });
const pad = (page: Page) => page.getByRole('dialog', { name: 'Firmar y aceptar' });
const ask = (page: Page) => page.getByRole('dialog', { name: /olicitar conciliación/u });
const status = (page: Page, word: string) => page.getByText(word, { exact: true }).locator('visible=true').first();
const pending = (page: Page) => page.getByRole('region', { name: /semanas? por firmar$/u }).getByRole('button');

/** Waits until what the page shows is the week's, with its status. */
async function weekIsIn(page: Page, word: string): Promise<void> {
  await status(page, word).waitFor();
  await page.locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
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

/** What the server answers about the week that is shown, asked for once more by a reload; the week before it is asked for as well. */
async function answered(page: Page) {
  const heading = page.getByRole('heading', { name: /Semana \d+ del/u });
  const shownWeek = /Semana (?<number>\d+) del .*(?<year>\d{4})$/u.exec((await heading.textContent()) ?? '')?.groups;
  const wanted = `${shownWeek?.['number']?.padStart(2, '0')}-${shownWeek?.['year']}`;
  // Listened for once the page of before has gone: what came to it last has no body any more.
  await page.reload({ waitUntil: 'commit' });
  const asked = await page.waitForResponse((response) => {
    const url = new URL(response.url());
    return url.pathname.endsWith(ADDRESS) && url.searchParams.get('WeekNumber') === wanted;
  });
  const answer: unknown = await asked.json();
  const body: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'body') : null;
  const { searchParams } = new URL(asked.url());
  const week = parseWeek(searchParams.get('WeekNumber') ?? '');
  if (week === null) throw new Error('The page asked for no week.');
  const shown = readWeeklyCommissions(body);
  const fingerprint = weekFingerprint(week, Number(searchParams.get('SlpCode')), shown.lines);
  return { ...shown, weekText: wanted, fingerprint, toPay: formatPesos(commissionTotals(shown.lines).toPay) };
}

const digitsOf = async (page: Page) =>
  ((await pad(page).locator('code').allTextContents()).join('').match(/[\da-f]/gu) ?? []).join('');

const REASON = 'El cliente pagó dos mensualidades';

/** What each test has decided, for the look into the database: by account and status. */
const decided: { username: string; status: 'A' | 'R'; fingerprint: string | null }[] = [];

/** Where a part of the dialog lies, as it is. */
async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('A part of the dialog is not there.');
  return { top: box.y, bottom: box.y + box.height, width: box.width, height: box.height };
}

describe('a phone', () => {
  it.each([
    ['360 by 640 px', { width: 360, height: 640 }, 'light'],
    ['360 by 640 px, dark', { width: 360, height: 640 }, 'dark'],
    ['360 by 740 px', { width: 360, height: 740 }, 'light'],
    ['740 by 360 px, on its side', { width: 740, height: 360 }, 'light'],
    ['640 by 360 px, on its side', { width: 640, height: 360 }, 'dark'],
  ] as const)(
    'CMA-16 SIG-01 SIG-05 has pad, Deshacer, Limpiar, amount and Aceptar in sight as the dialog opens: %s',
    async (_, viewport, colorScheme) => {
      const page = await opened('rol8', { ...phone, viewport, colorScheme });
      const { fingerprint, toPay } = await answered(page);
      await weekIsIn(page, 'Pendiente');
      await accept(page).tap();
      const canvas = pad(page).locator('canvas');
      await canvas.waitFor();
      const button = (name: string) => pad(page).getByRole('button', { name });
      const amount = pad(page).getByText(toPay);
      const end = await placeOf(button('Aceptar'));
      expect(end.bottom).toBeLessThanOrEqual(viewport.height);
      for (const part of [amount, canvas, button('Deshacer'), button('Limpiar')]) {
        const { top, bottom } = await placeOf(part);
        expect(top).toBeGreaterThanOrEqual(0);
        // The footer lies over what is below.
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
    },
  );
});

describe('the dialog that signs', () => {
  it.each([
    [740, 360],
    [720, 450],
    [360, 640],
    [1440, 900],
  ])('SIG-03 opens at its beginning, with the focus on what is signed: %i by %i px', async (width, height) => {
    const page = await opened('rol8', { viewport: { width, height } });
    await accept(page).click();
    await pad(page).locator('canvas').waitFor();
    const title = pad(page).getByRole('heading', { name: 'Firmar y aceptar' });
    const subject = pad(page).getByRole('heading', { name: 'Qué firmas' });
    await expect.poll(() => subject.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await pad(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect((await placeOf(title)).top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await pad(page).locator(':focus').count()).toBe(1);
  });

  it('SIG-06 signs with no name but the one that is typed', async () => {
    const page = await opened('rol8');
    const posts = postsOf(page);
    await accept(page).click();
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
  });
});

describe('the page', () => {
  it.each([
    ['P', 'Pendiente'],
    ['A', 'Aceptada'],
    ['R', 'En conciliación'],
  ])('CMA-08 CMA-10 tells what the week pays in the first window of a phone: %s', async (letter, word) => {
    const page = await app.at(ADDRESS, 'rol8', phone);
    await page.route(WEEK_CALL, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, body: { ...answer.body, Status: letter } } });
    });
    const { toPay } = await answered(page);
    await weekIsIn(page, word);
    const { bottom } = await placeOf(page.getByText(`A pagar ${toPay}`, { exact: true }));
    expect(bottom).toBeLessThanOrEqual(phone.viewport.height);
    const sums = page.getByRole('listitem').filter({ hasText: 'Por pagar después' });
    expect(await sums.first().textContent()).toContain('Toda la semana');
  });

  it.each([
    ['rol8', 'on a phone', phone],
    ['rol8', 'in a wide window', wide],
    ['rol7', 'on a phone', phone],
    ['rol4', 'in a wide window', wide],
    ['rol1', 'in a wide window', wide],
  ])('keeps its place while it loads (CLS 0): %s %s', async (username, _, options) => {
    const page = await app.at(ADDRESS, username, options);
    await page.getByRole('grid', { name: /^Comisiones \d/u }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    expect(await layoutShift(page)).toBe(0);
  });
});

describe('an adviser', () => {
  it('CMA-03 CMA-08 CMA-12 CMA-16 CMA-18 SIG-01 SIG-02 signs by mouse exactly what is on the screen, once', async () => {
    const page = await opened('rol8');
    expect(await page.getByRole('combobox', { name: /Gerencia|Asesor/u }).count()).toBe(0);
    const before = await pending(page).count();
    const { fingerprint, toPay, lines, weekText } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await page.getByText(`${lines.length} renglones`).first().waitFor();

    const posts = postsOf(page);
    await accept(page).click();
    await pad(page).getByText(toPay).waitFor();
    expect(await digitsOf(page)).toBe(fingerprint);
    const sign = pad(page).getByRole('button', { name: 'Aceptar' });
    expect(await sign.isDisabled()).toBe(true);
    await drawByMouse(page);
    // Closed by mistake: what was drawn is there again.
    await page.keyboard.press('Escape');
    await pad(page).waitFor({ state: 'hidden' });
    await accept(page).click();
    await pad(page).getByText('Firma lista.').waitFor();
    await sign.dblclick();
    await status(page, 'Aceptada').waitFor();
    await page.getByText('Operación realizada correctamente').waitFor();
    await pad(page).waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Firma' }).waitFor();
    expect([posts.length, await accept(page).count(), await dispute(page).count()]).toEqual([1, 0, 0]);
    await page.waitForFunction(() => document.activeElement !== document.body);
    await expect.poll(() => pending(page).count()).toBe(before - 1);
    decided.push({ username: 'rol8', status: 'A', fingerprint });

    // The week that was shown has gone from those that wait: a reload shows it, signed, and no other in its place.
    expect(new URL(page.url()).searchParams.get('semana')).toBe(weekText);
    await page.reload();
    await weekIsIn(page, 'Aceptada');
    const kept = await answered(page);
    expect(kept.decision).toMatchObject({ fingerprint });
    expect(kept.decision?.signature).toMatch(/^data:image\/png;base64,/u);
    expect(await page.getByText(/ya no son los que se firmaron/u).count()).toBe(0);
  });

  it('CMA-16 SIG-02 signs another week by touch, and disputes a third with a reason (CMA-17)', async () => {
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
    await dispute(page).tap();
    await ask(page).getByRole('checkbox').first().check();
    await ask(page)
      .getByRole('textbox', { name: /^Motivo/u })
      .first()
      .fill(REASON);
    await ask(page).getByRole('button', { name: 'Continuar' }).tap();
    await ask(page)
      .getByRole('checkbox', { name: /^Entiendo/u })
      .check();
    await ask(page).getByRole('button', { name: 'Solicitar conciliación' }).tap();
    await status(page, 'En conciliación').waitFor();
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

// Everybody has few weeks that wait: a test that decides one takes it from those that come after it.
describe('what goes wrong', () => {
  it('CMA-19 says plainly that the rows have changed, keeps nothing of the signature, and takes the next one', async () => {
    const page = await opened('rol9');
    await accept(page).click();
    await drawByMouse(page);
    await changeRows(page);
    await page.route(POST, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'Otros', body: null } }),
    );
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(/Los renglones de la semana cambiaron/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    await status(page, 'Pendiente').waitFor();
    await accept(page).click();
    await pad(page)
      .getByText(/Aún no hay firma/u)
      .waitFor();
    expect(await page.getByText('Operación realizada correctamente').count()).toBe(0);
  });

  it('CMA-16 CMA-20 reads the week again where the network is lost, and never sends twice', async () => {
    const page = await opened('rol9');
    const posts = postsOf(page);
    const { fingerprint } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, (route) => route.abort());
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await pad(page)
      .getByText(/no confirmó tu decisión y, por ahora, la semana sigue pendiente/u)
      .waitFor();
    expect(posts).toHaveLength(1);

    // All that is read fails as well: nobody knows, and the page says so.
    await page.unroute(POST);
    await page.route(POST, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route(WEEK_CALL, (route) => route.abort());
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(/no sabemos si tu decisión quedó guardada/u).waitFor();
    expect([posts.length, await accept(page).count()]).toEqual([2, 0]);
    const readable = Promise.withResolvers<void>();
    await page.unroute(WEEK_CALL);
    await page.route(WEEK_CALL, (route) => readable.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Volver a leer' }).click();
    readable.resolve();
    await page.getByText(/tu decisión sí quedó guardada/u).waitFor();
    await status(page, 'Aceptada').waitFor();
    expect(posts).toHaveLength(2);
    decided.push({ username: 'rol9', status: 'A', fingerprint });
  });

  it.each<[string, string, Parameters<Route['fulfill']>[0]]>([
    ['the page of a proxy', 'empresa2', { status: 504, contentType: 'text/html', body: '<html>Gateway timeout' }],
    ['a fault', 'funeral', { status: 500, json: { status: 500, message: 'Ocurrió un error', body: null } }],
  ])('CMA-16 CMA-20 says that a signature is saved where it is, though %s came to %s', async (_, username, answer) => {
    const page = await opened(username);
    const { fingerprint } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, async (route) => {
      await route.fetch();
      await route.fulfill(answer);
    });
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(/tu decisión sí quedó guardada/u).waitFor();
    await status(page, 'Aceptada').waitFor();
    expect(await page.getByText(/otra sesión/u).count()).toBe(0);
    decided.push({ username, status: 'A', fingerprint });
  });

  it('CMA-16 CMA-20 finds by itself that a server has taken what it was slow to answer', async () => {
    const page = await opened('empresa2');
    const posts = postsOf(page);
    const { fingerprint } = await answered(page);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    let late: Request | null = null;
    await page.route(POST, (route) => {
      late = route.request();
      return route.abort('timedout');
    });
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await pad(page)
      .getByText(/Todavía no se sabe si quedará guardada/u)
      .waitFor();
    await arrive(page, late);
    await page.getByText('Operación realizada correctamente').waitFor();
    await page.getByText(/tu decisión sí quedó guardada/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    expect(posts).toHaveLength(1);
    decided.push({ username: 'empresa2', status: 'A', fingerprint });
  });

  it('CMA-04 CMA-20 claims nothing where the week says that it is decided, and not with what', async () => {
    const page = await opened('funeral');
    await accept(page).click();
    await drawByMouse(page);
    await page.route(POST, (route) => route.abort());
    await page.route(WEEK_CALL, async (route) => {
      const response = await route.fetch();
      const { body } = await response.json();
      await route.fulfill({ response, json: { status: 200, body: { Data: body.Data, Status: 'A' } } });
    });
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(/No podemos saber si fue lo que enviaste/u).waitFor();
    await pad(page).waitFor({ state: 'detached' });
    expect(await page.getByText(/otra sesión|sí quedó guardada/u).count()).toBe(0);
  });

  it('SIG-01 CMA-16 the way back closes the pad before it leaves the page, and asks while a signature is on its way', async () => {
    const page = await app.as('rol9');
    const before = page.url();
    await page.getByRole('link', { name: 'Comisiones y bonos' }).first().click();
    await page.waitForURL(`**${ADDRESS}*`);
    await weekIsIn(page, 'Pendiente');
    await accept(page).click();
    await drawByMouse(page);
    await page.goBack();
    await pad(page).waitFor({ state: 'hidden' });
    expect(page.url()).toContain(ADDRESS);
    await accept(page).click();
    await pad(page).getByText('Firma lista.').waitFor();
    await page.keyboard.press('Escape');
    await pad(page).waitFor({ state: 'hidden' });
    await accept(page).click();

    const answer = Promise.withResolvers<void>();
    await page.route(POST, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 409, json: { status: 409, message: 'No', body: null } });
    });
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: /Salir mientras se envía/u });
    await question.getByRole('button', { name: 'Esperar aquí' }).click();
    await question.waitFor({ state: 'detached' });
    expect(page.url()).toContain(ADDRESS);
    await page.goBack();
    await question.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL(before);
    // Whoever has left is told all the same.
    answer.resolve();
    await page.getByText(/Comisiones \d\d-\d{4}: El servidor no aceptó la decisión/u).waitFor();
  });

  it('SIG-01 a reload with the pad open is asked about', async () => {
    const page = await opened('funeral');
    await accept(page).click();
    await drawByMouse(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await weekIsIn(page, 'Pendiente');
    expect(asked).toEqual(['beforeunload']);
    await page.reload();
    await weekIsIn(page, 'Pendiente');
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Parameters<Route['fulfill']>[0]]>([
    ['a page', { contentType: 'text/html', body: '<html>' }],
    ['a fault', { status: 500, json: { status: 500, body: null } }],
  ])('FLT-04 FLT-05 says that there are no data, and not that there are no rows, where %s comes', async (_, answer) => {
    const page = await app.at('/activities-dashboard', 'funeral');
    await page.route(WEEK_CALL, (route) => route.fulfill(answer));
    await page.goto(app.url() + ADDRESS);
    const table = page.getByRole('region', { name: /^Comisiones \d/u });
    await table.getByText('Sin datos').waitFor();
    expect(await table.getByText(/No hay|0 filas|de 0/u).count()).toBe(0);
    expect(await accept(page).count()).toBe(0);
    await page.unroute(WEEK_CALL);
    await table.getByRole('button', { name: 'Reintentar' }).click();
    await weekIsIn(page, 'Pendiente');
  });

  it('CMA-17 CMA-20 takes no reconciliation of another session for its own', async () => {
    const page = await opened('funeral');
    await dispute(page).click();
    await ask(page).getByRole('checkbox').first().check();
    await ask(page)
      .getByRole('textbox', { name: /^Motivo/u })
      .first()
      .fill('Falta una mensualidad');
    await ask(page).getByRole('button', { name: 'Continuar' }).click();
    await ask(page)
      .getByRole('checkbox', { name: /^Entiendo/u })
      .check();
    await page.route(POST, async (route) => {
      const { Reasons: _, ...others } = route.request().postDataJSON();
      await arrive(page, route.request(), others);
      await route.abort();
    });
    await ask(page).getByRole('button', { name: 'Solicitar conciliación' }).click();
    await page.getByText(/ya se decidió en otra sesión/u).waitFor();
    await status(page, 'En conciliación').waitFor();
    expect(await page.getByText(/en disputa/u).count()).toBe(0);
    decided.push({ username: 'funeral', status: 'R', fingerprint: null });
  });

  it('CMA-13 CMA-14 says that another session was first, and shows what it has decided', async () => {
    const [page, other] = [await opened('rol9'), await opened('rol9')];
    await accept(page).click();
    await drawByMouse(page);
    await dispute(other).click();
    await ask(other).getByRole('button', { name: 'Continuar' }).click();
    await ask(other)
      .getByRole('checkbox', { name: /^Entiendo/u })
      .check();
    await ask(other).getByRole('button', { name: 'Solicitar conciliación' }).click();
    await status(other, 'En conciliación').waitFor();
    decided.push({ username: 'rol9', status: 'R', fingerprint: null });
    await pad(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(/ya se decidió en otra sesión/u).waitFor();
    await status(page, 'En conciliación').waitFor();
    expect(await accept(page).count()).toBe(0);
  });

  it('CMA-06 CMA-21 CMA-22 offers nothing where rows cannot be read, or there are none, and says when rows are not those signed', async () => {
    const page = await app.at(ADDRESS, 'rol8');
    await page.locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
    const answer = (body: unknown) => page.route(WEEK_CALL, (route) => route.fulfill({ json: { status: 200, body } }));
    const row = { TIPO: 'ENGANCHE', CONTRATO: 'PF-1', COM_TOTAL: 10, PAGAR: -4, COM_VTA_NVA: -4, CLIENTE: null };
    await answer({ Status: 'P', Data: [row, { ...row, COM_VTA_NVA: 'NaN' }, { TIPO: 'BONO', PAGAR: 'x' }] });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByText(/2 renglones no se pudieron leer/u).waitFor();
    await page.getByText(/espera tu decisión, pero no se puede firmar con lo que llegó/u).waitFor();
    expect(await page.getByText(/El asesor todavía/u).count()).toBe(0);
    expect(await accept(page).count()).toBe(0);
    await page.unroute(WEEK_CALL);
    await answer({ Status: 'P', Data: [] });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByText('No hay comisiones en esta semana').waitFor();
    expect(await accept(page).count()).toBe(0);
    await page.unroute(WEEK_CALL);
    await answer({ Status: 'A', Data: [row], Decision: { DecidedAt: null, Digest: '0'.repeat(64), Signature: null } });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByText(/ya no son los que se firmaron/u).waitFor();
    await page.unroute(WEEK_CALL);
    await answer({ Status: 'X', Data: [row] });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByText(/ya no son los que se firmaron/u).waitFor({ state: 'detached' });
    expect(await accept(page).count()).toBe(0);
  });
});

describe('whoever sees more than their own rows', () => {
  it('CMA-01 CMA-02 CMA-15 FLT-02 chooses management and adviser in the address, and only sees where the week stands', async () => {
    const page = await app.at(ADDRESS, 'rol4');
    await page.getByRole('grid', { name: 'Quién ha firmado' }).getByRole('row').nth(1).waitFor();
    const [other = '', management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await page.waitForURL(/gerencia=\d+$/u);
    const seller = page.getByRole('button', { name: 'Ver semana' }).first();
    await seller.click();
    await page.waitForURL(/gerencia=\d+&asesor=\d+$/u);
    await page.locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
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
    await chooseFilter(page, 'Gerencia', other);
    await page.waitForURL((url) => !url.searchParams.has('asesor'));
    await filterPill(page, 'Asesor').waitFor();
  });
});

/** The lists of who has signed, and the button in the row of the adviser at that place. */
const listOfAll = (page: Page) => page.getByRole('grid', { name: 'Quién ha firmado' });
const seeWeek = (page: Page, place: number) => page.getByRole('button', { name: 'Ver semana' }).nth(place);
const weekHeading = (page: Page) => page.getByRole('heading', { name: /Semana \d+ del/u });

describe('from the list of advisers to one week and back', () => {
  it.each([
    ['by keyboard at 1440 px', {}],
    ['at 360 px', phone],
  ])(
    'CMA-15 the focus goes to the week that is shown, and Back to the button that showed it: %s',
    async (_, options) => {
      const page = await app.at('/activities-dashboard', 'rol4', options);
      await page.goto(app.url() + ADDRESS);
      await seeWeek(page, 2).waitFor();
      const about = await seeWeek(page, 2).evaluate(
        (button) => button.closest('[role="row"]')?.firstElementChild?.textContent ?? '',
      );
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
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role="row"]')?.firstElementChild?.textContent),
      ).toBe(about);
      await page.goForward();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
      await page.goBack();
      await listOfAll(page).waitFor();
      // The week that the address was given at first is no step of its own.
      await page.goBack();
      await page.waitForURL(/activities-dashboard/u);
    },
  );
});

describe('the week in the address', () => {
  it.each(['01-2024', '99-2026', 'hoy'])(
    'CMA-01 CMA-12 shows no other in the place of one that is none: %s',
    async (text) => {
      const asked: string[] = [];
      const page = await app.as('rol8');
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${app.url()}${ADDRESS}?semana=${text}`);
      await page.getByText(`La semana ${text} no existe o no se puede consultar aquí.`).waitFor();
      expect(await accept(page).count()).toBe(0);
      expect(await page.getByRole('grid').count()).toBe(0);
      expect(asked.filter((called) => called.endsWith(`/bi${ADDRESS}`))).toEqual([]);
      expect(page.url()).toContain(`semana=${text}`);
      await page.getByRole('button', { name: /^Ver la semana \d+ del/u }).click();
      await weekHeading(page).waitFor();
      expect(new URL(page.url()).searchParams.get('semana')).toMatch(/^\d\d-\d{4}$/u);
      expect(await page.getByText(/no se puede consultar aquí/u).count()).toBe(0);
    },
  );
});

describe('whoever sees their own rows alone', () => {
  it.each(['rol11', 'rol12', 'rol13', 'rol14', 'rol15'])(
    'CMA-03 %s sells nothing and sees nobody’s pay',
    async (username) => {
      const asked: string[] = [];
      const page = await app.at('/permissions', username);
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(app.url() + ADDRESS);
      await page.getByText('No tienes comisiones semanales').waitFor();
      expect(await page.getByRole('grid').count()).toBe(0);
      expect(await weekHeading(page).count()).toBe(0);
      expect(asked.filter((called) => called.endsWith(`/bi${ADDRESS}`))).toEqual([]);
    },
  );

  it('CMA-03 no rows of several people stand under the name of one', async () => {
    const page = await app.at(ADDRESS, 'rol8');
    await weekHeading(page).waitFor();
    const row = { TIPO: 'BONO', COM_TOTAL: 10, PAGAR: 10, Vendedor: 'Una Persona' };
    const Data = [row, { ...row, Vendedor: 'Otra Persona' }];
    await page.route(WEEK_CALL, (route) => route.fulfill({ json: { status: 200, body: { Status: 'P', Data } } }));
    const name = ((await weekHeading(page).textContent()) ?? '').split(' · ')[0] ?? '?';
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByRole('heading', { name: /^Todos · Semana/u }).waitFor();
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
  });
});

const BUTTONS = {
  rol1: ['Descargar PDF', 'PDF gerente', 'PDF gerente de canal', 'PDF subdirector'],
  rol4: ['Descargar PDF', 'PDF subdirector'],
  rol5: ['Descargar PDF', 'PDF gerente de canal'],
  rol6: ['Descargar PDF', 'PDF gerente'],
  rol7: ['Descargar PDF', 'PDF entrenador', 'PDF gerente'],
  rol8: ['Descargar PDF'],
} as const;

describe('the PDFs', () => {
  it.each(Object.entries(BUTTONS))(
    'PDF-01 to PDF-08 %s downloads each that the role has, and finds no other',
    async (username, names) => {
      const page = await app.at(ADDRESS, username);
      if (username !== 'rol8') {
        const [adviser = '', second = adviser] = await offered(page, 'Asesor');
        await chooseFilter(page, 'Asesor', second);
        await page.waitForURL(/asesor=\d+/u);
      }
      for (const name of names) {
        const button = page.getByRole('button', { name, exact: true });
        await button.waitFor();
        expect(await page.getByRole('button', { name: /PDF/u }).count()).toBe(names.length);
        await page.waitForFunction(() => document.querySelector('main button[aria-busy="true"]') === null);
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
    },
    90_000,
  );

  it('PDF-02 looks out of use where no adviser is chosen, says why when it is pressed, and stays in its place', async () => {
    const page = await app.at(ADDRESS, 'rol1');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.waitForFunction(() => document.querySelector('main button[aria-busy="true"]') === null);
    const place = () => Promise.all(BUTTONS.rol1.map((name) => button(name).boundingBox()));
    const look = (name: string) => button(name).evaluate((element) => getComputedStyle(element).color);
    expect(await look('Descargar PDF')).not.toBe(await look('PDF gerente'));
    const before = await place();
    // It can be pressed, whatever it looks like.
    await button('Descargar PDF').click({ force: true });
    await page.getByText('Elige un asesor para descargar su PDF').locator('visible=true').first().waitFor();
    const [adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await page.waitForURL(/asesor=\d+/u);
    await page.waitForFunction(() => document.querySelector('main button[aria-busy="true"]') === null);
    expect(await place()).toEqual(before);
    expect(await look('Descargar PDF')).toBe(await look('PDF gerente'));
  });

  it.each<[string, Parameters<Route['fulfill']>[0] | 'abort', RegExp]>([
    ['a page', { contentType: 'text/html', body: '<html>' }, /no es un PDF/u],
    ['nothing', { contentType: 'application/pdf', body: '' }, /no es un PDF/u],
    ['a refusal', { json: { status: 404, body: null } }, /No hay PDF de esa semana/u],
    ['no answer', 'abort', /No hay conexión/u],
  ])('PDF-01 saves nothing and says so where %s comes', async (_, answer, words) => {
    const page = await app.at(ADDRESS, 'rol8');
    const files: unknown[] = [];
    page.on('download', (file) => files.push(file));
    await page.route('**/bi/down-analytics-auth?*', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    );
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    await page.getByText(words).waitFor();
    expect(files).toEqual([]);
  });
});

it('CMA-16 CMA-17 CMA-19 SIG-02 the database has exactly one decision for each week, with image and fingerprint', async () => {
  expect(decided).toHaveLength(9);
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
