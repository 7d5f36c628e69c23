import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addToMonth,
  type CalendarMonth,
  daysInMonth,
  formatScreenDate,
  fullDate,
  longDate,
  monthName,
  monthOf,
  monthRange,
} from '../../packages/domain/src/calendar/index.ts';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { now, shiftClock, today } from '../clock.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectAccessible, expectFocus, expectToFit, textOf, titled } from '../page.ts';

const app = application();

/** A month of its own for each test, behind those of the demo. */
const monthAt = (at: number) => addToMonth(monthOf(today), 3 + at);
const plan = (username: string, month: CalendarMonth, options: object = wide) =>
  app.at(`/guard/add?month=${month}`, username, options);
const dayOf = (month: CalendarMonth, day: number) => addDays(monthRange(month).start, day - 1);
const named = (month: CalendarMonth, day: number) => fullDate(dayOf(month, day), 'es');
const board = (page: Page) => page.getByRole('table', { name: 'Guardias por noche' });
const night = (page: Page, month: CalendarMonth, day: number) =>
  board(page).getByRole('button', { name: new RegExp(`^${named(month, day)}:`, 'u') });
const cell = (page: Page, month: CalendarMonth, day: number) =>
  board(page)
    .getByRole('cell')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${named(month, day)}:`, 'u') }) });
const covered = (page: Page, month: CalendarMonth, count: number) =>
  page.getByRole('status').getByText(`${count} de ${daysInMonth(month) * 2} lugares cubiertos`);
const drawerOf = (page: Page, month: CalendarMonth, day: number) =>
  page.getByRole('dialog', { name: named(month, day) });
/** The adviser with the fewest guards: the first one of the shares. */
const firstShare = (page: Page) => page.getByRole('list', { name: 'Reparto del mes' }).getByRole('listitem').first();
const nameIn = (row: Locator) => textOf(row.locator('span').first());

async function choose(page: Page, within: Locator, field: string, text: string): Promise<void> {
  await within.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

async function close(page: Page, drawer: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}

describe('UND-47 the guards of a month', () => {
  it('are planned by keyboard, asked about on two nights running, moved and taken away', async () => {
    const month = monthAt(0);
    const page = await plan('rol1', month);
    await titled(page, 'Guardias nocturnas');
    await covered(page, month, 0).waitFor();
    const adviser = await nameIn(firstShare(page));
    await night(page, month, 1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expectFocus(night(page, month, 9));
    await page.keyboard.press('Enter');
    const ninth = drawerOf(page, month, 9);
    await ninth.getByRole('combobox', { name: 'Asignar asesor' }).fill(adviser);
    await page.getByRole('option', { name: adviser }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await ninth.getByRole('listitem').getByText(adviser, { exact: true }).waitFor();
    await expectAccessible(page);
    await close(page, ninth);
    await covered(page, month, 1).waitFor();

    // The night after it asks first.
    await night(page, month, 10).click();
    const tenth = drawerOf(page, month, 10);
    await choose(page, tenth, 'Asignar asesor', adviser);
    const question = page.getByRole('alertdialog', { name: '¿Asignar noches seguidas?' });
    await question.getByText(formatScreenDate(dayOf(month, 9))).waitFor();
    await question.getByRole('button', { name: 'Asignar de todos modos' }).click();
    await question.waitFor({ state: 'detached' });
    await tenth.getByText('noche seguida').waitFor();
    await tenth.getByRole('button', { name: `Quitar a ${adviser}` }).click();
    await tenth.getByText('Sin asignar').waitFor();
    await close(page, tenth);

    await night(page, month, 9).click();
    await choose(page, ninth, `Mover a ${adviser} a otra noche`, ' 20 de ');
    await ninth.getByText('Sin asignar').waitFor();
    await close(page, ninth);
    await cell(page, month, 20).getByRole('listitem').getByText(adviser, { exact: true }).waitFor();
  });

  it('are dragged from the shares onto a night, and from night to night', async () => {
    const month = monthAt(1);
    const page = await plan('rol1', month);
    const adviser = await nameIn(firstShare(page));
    await firstShare(page).dragTo(night(page, month, 9));
    const ninth = cell(page, month, 9).getByRole('listitem');
    await ninth.getByText(adviser, { exact: true }).waitFor();
    await covered(page, month, 1).waitFor();
    await ninth.getByText('guardando').waitFor({ state: 'detached' });
    await ninth.dragTo(night(page, month, 12));
    await cell(page, month, 12).getByRole('listitem').getByText(adviser, { exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('that could not be saved stay in sight, and are sent again', async () => {
    const month = monthAt(2);
    const page = await plan('rol1', month);
    const adviser = await nameIn(firstShare(page));
    await page.route('**/api/guard/assign', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await firstShare(page).dragTo(night(page, month, 9));
    await page.getByText('Ocurrió un error al guardar la guardia').waitFor();
    const ninth = cell(page, month, 9).getByRole('listitem');
    await ninth.getByText('sin guardar').waitFor();
    await page.unroute('**/api/guard/assign');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await ninth.getByText('sin guardar').waitFor({ state: 'detached' });
    await ninth.getByText(adviser, { exact: true }).waitFor();
    await covered(page, month, 1).waitFor();
  });

  it('tell a second planner that the place is taken', async () => {
    const month = monthAt(3);
    const page = await plan('rol1', month);
    const other = await plan('rol2', month);
    const adviser = await nameIn(firstShare(page));
    await night(other, month, 9).click();
    await choose(other, drawerOf(other, month, 9), 'Asignar asesor', adviser);
    const drawer = drawerOf(other, month, 9);
    await drawer.getByRole('button', { name: `Quitar a ${adviser}` }).waitFor();
    await drawer.getByText('guardando').waitFor({ state: 'detached' });
    await firstShare(page).dragTo(night(page, month, 9));
    await page.getByText('Otra persona ya le asignó esa noche').waitFor();
    await covered(page, month, 1).waitFor();
  });

  it('are shared out evenly and published', async () => {
    const month = monthAt(4);
    const page = await plan('rol1', month);
    await page.getByText('Borrador').waitFor();
    await page.getByRole('button', { name: 'Repartir parejo' }).click();
    const fill = page.getByRole('alertdialog', { name: '¿Repartir los lugares libres?' });
    await fill.getByRole('button', { name: 'Repartir parejo' }).click();
    await covered(page, month, daysInMonth(month) * 2).waitFor();
    await page.getByRole('button', { name: 'Publicar mes' }).click();
    const publish = page.getByRole('alertdialog', { name: `¿Publicar ${monthName(month, 'es')}?` });
    await publish.getByRole('button', { name: 'Publicar mes' }).click();
    await page.getByText('Se publicó el mes').waitFor();
    await page.getByText('Publicado', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publicar mes' }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  it('are a list on a phone, whose night opens what is done with it', async () => {
    const month = monthAt(5);
    const page = await plan('rol7', month, phone);
    await titled(page, 'Guardias nocturnas');
    const list = page.getByRole('list', { name: 'Guardias por noche' });
    await list.getByRole('button').nth(8).click();
    const drawer = drawerOf(page, month, 9);
    await drawer.getByRole('combobox', { name: 'Asignar asesor' }).waitFor();
    await expectAccessible(page);
    await close(page, drawer);
    // The month is published by people who see the whole company.
    expect(await page.getByRole('button', { name: 'Repartir parejo' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Publicar mes' }).count()).toBe(0);
    await expectToFit(page);
    await expectAccessible(page);
  });

  it('are undone from the toast and with Ctrl Z, as they were, and say in the history what was done', async () => {
    const month = monthAt(7);
    const page = await plan('rol1', month);
    const adviser = await nameIn(firstShare(page));
    await firstShare(page).dragTo(night(page, month, 9));
    const toast = page.getByText('Se asignó 1 guardia');
    await toast.waitFor();
    await covered(page, month, 1).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Se deshizo el cambio').waitFor();
    await covered(page, month, 0).waitFor();
    await toast.waitFor({ state: 'detached' });

    await firstShare(page).dragTo(night(page, month, 9));
    await toast.waitFor();
    const person = (day: number) => cell(page, month, day).getByRole('listitem').getByText(adviser, { exact: true });
    await person(9).dragTo(night(page, month, 12));
    await page.getByText('Se movió la guardia').waitFor();
    // One change is undone, the last.
    await toast.waitFor({ state: 'detached' });
    await night(page, month, 12).focus();
    await page.keyboard.press('Control+z');
    await person(9).waitFor();
    await person(12).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Historial' }).click();
    const history = page.getByRole('dialog', { name: /^Historial · / });
    const changes = history.locator('li').filter({ has: page.getByRole('heading') });
    await changes.first().getByText('Guardia movida').waitFor();
    await changes
      .first()
      .getByText(formatScreenDate(dayOf(month, 12)))
      .waitFor();
    expect(await changes.getByRole('heading').allInnerTexts()).toEqual([
      'Guardia movida',
      'Guardia movida',
      'Guardias asignadas',
      'Guardias quitadas',
      'Guardias asignadas',
    ]);
    await expectAccessible(page);
  });

  it('are not undone where somebody else has changed them since', async () => {
    const month = monthAt(8);
    const page = await plan('rol1', month);
    const adviser = await nameIn(firstShare(page));
    await firstShare(page).dragTo(night(page, month, 9));
    await page.getByText('Se asignó 1 guardia').waitFor();
    const other = await plan('rol2', month);
    await night(other, month, 9).click();
    await drawerOf(other, month, 9)
      .getByRole('button', { name: `Quitar a ${adviser}` })
      .click();
    await other.getByText('Se quitó 1 guardia').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('No se puede deshacer: otra persona cambió las guardias').waitFor();
    await covered(page, month, 0).waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).waitFor({ state: 'detached' });
  });

  it('say so when the server fails, and are asked for again', async () => {
    const page = await plan('rol1', monthAt(6));
    await board(page).waitFor();
    await page.route('**/api/guard/month?*', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await page.getByText('No se pudieron cargar las guardias').waitFor();
    await page.unroute('**/api/guard/month?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await board(page).waitFor();
  });
});

/** In the demo rol8 stands guard tonight and in six days; rol9 in four and in eight, and asks rol8 to exchange the fourth for the sixth. */
const screenDate = (days: number) => formatScreenDate(addDays(today, days));
const swaps = (within: Locator) => within.getByRole('list', { name: 'Cambios' }).getByRole('listitem');
const nights = (within: Locator) => within.getByRole('list', { name: 'Tus guardias' }).getByRole('listitem');
const onNight = (within: Locator, days: number) =>
  nights(within).filter({ hasText: longDate(addDays(today, days), 'es') });

/** Opens the guards of the person from the line in their day. */
async function guardsOf(page: Page, line: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: line }).click();
  const drawer = page.getByRole('dialog', { name: 'Guardias nocturnas' });
  await nights(drawer).first().waitFor();
  return drawer;
}

describe('UND-48 the guards that are assigned', () => {
  it('begin on the evening of 31 December and run into the new year, until the morning', async () => {
    const page = await app.at('/icon.svg', 'rol8', { ...wide, alone: true });
    const year = Number(today.slice(0, 4));
    const own = { EmployeeId: 108, Nights: [`${year}/12/31`, `${year + 1}/01/05`], Swaps: [] };
    await page.route('**/api/guard/own', (route) => route.fulfill({ json: { status: 200, body: own } }));
    let shown = now().getTime();
    const comeAt = async (instant: string) => {
      // Each script of a page adds to those before it.
      await page.addInitScript(shiftClock, Date.parse(instant) - shown);
      shown = Date.parse(instant);
      await page.goto(`${app.url()}/activities-dashboard`);
    };
    const line = (text: string) => page.getByRole('button', { name: text, exact: true });
    await comeAt(`${year + 1}-01-01T05:00:00Z`);
    await line('Guardia esta noche').waitFor();
    await comeAt(`${year + 1}-01-01T08:00:00Z`);
    await line(`Guardia en curso hasta las 08:00 · Próxima guardia: 05/01/${year + 1}`).click();
    const drawer = page.getByRole('dialog', { name: 'Guardias nocturnas' });
    await nights(drawer)
      .filter({ hasText: longDate(`${year}-12-31`, 'es') })
      .getByText('En curso hasta las 08:00')
      .waitFor();
    await expectAccessible(page);
    await comeAt(`${year + 1}-01-01T14:00:00Z`);
    await line(`Próxima guardia: 05/01/${year + 1}`).waitFor();
  });

  it('are a line on the adviser’s first page, which moves nothing when it comes', async () => {
    for (const options of [wide, phone]) {
      const page = await app.at('/activities-dashboard', 'rol8', options);
      await page.getByRole('button', { name: /Guardia esta noche/u }).waitFor();
      expect(await layoutShift(page)).toBeLessThan(0.001);
      const drawer = await guardsOf(page, /Guardia esta noche/u);
      await close(page, drawer);
      await expectToFit(page);
    }
  });

  it('are read by month', async () => {
    const page = await app.at('/guard/assigned', 'rol1', wide);
    await titled(page, 'Guardias asignadas');
    await page.getByText('No tienes guardias próximas').waitFor();
    const roster = page.getByRole('table', { name: 'Guardias del mes' });
    await roster.getByRole('listitem').first().waitFor();
    expect(await roster.getByRole('listitem').count()).toBe(daysInMonth(monthOf(today)) * 2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await page.getByText('Las guardias de este mes todavía no se publican').waitFor();
    await page.route('**/api/guard/roster?*', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await page.getByText('No se pudieron cargar las guardias').waitFor();
    await page.unroute('**/api/guard/roster?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Las guardias de este mes todavía no se publican').waitFor();
  });

  it('stand in the adviser’s day, and a night is swapped between two of them', async () => {
    const page = await app.at('/activity', 'rol8', wide);
    const drawer = await guardsOf(page, /^Guardia esta noche · 1 cambio de guardia por responder$/u);
    await onNight(drawer, 0).getByText('Hoy').waitFor();
    // Tonight is not swapped any more.
    expect(await onNight(drawer, 0).getByRole('button').count()).toBe(0);
    await expectAccessible(page);
    const wanted = swaps(drawer).filter({ hasText: `la tuya del ${screenDate(6)}` });
    await wanted.getByRole('button', { name: /^Aceptar:/u }).click();
    await page.getByText('Se cambiaron las noches').waitFor();
    await swaps(drawer).getByText('Aceptado').waitFor();
    await onNight(drawer, 6).waitFor({ state: 'detached' });
    await onNight(drawer, 4).waitFor();

    // The colleague has the other night now, and asks to hand it over.
    const other = await app.at('/activity', 'rol9', phone);
    const theirs = await guardsOf(other, new RegExp(`Próxima guardia: ${screenDate(6)}$`, 'u'));
    await expectToFit(other);
    await expectAccessible(other);
    const sentence = await textOf(swaps(theirs).filter({ hasText: 'Aceptado' }));
    const [, colleague = ''] = /Le ofreciste a (.+) tu noche/u.exec(sentence) ?? [];
    await theirs.getByRole('button', { name: `Pedir cambio de la noche del ${screenDate(6)}` }).click();
    const form = other.getByRole('dialog', { name: 'Pedir cambio de guardia' });
    await form.getByRole('button', { name: 'Pedir cambio' }).click();
    await form.getByText('Elige a un compañero').waitFor();
    await choose(other, form, 'Compañero', colleague);
    await form.getByRole('button', { name: 'Pedir cambio' }).click();
    await other.getByText('Se pidió el cambio').waitFor();
    await form.waitFor({ state: 'detached' });
    await onNight(theirs, 6).getByText('Cambio pedido').waitFor();
    await swaps(theirs)
      .getByRole('button', { name: /^Retirar:/u })
      .click();
    await other.getByText('Se guardó tu respuesta').waitFor();
    await swaps(theirs).getByText('Retirado').waitFor();
  });
});
