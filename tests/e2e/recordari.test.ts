import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { daysBefore } from '../clock.ts';
import { pdfText } from '../pdfText.ts';
import { expectAccessible, expectFocus, expectToFit, titled } from '../page.ts';
import { ownCalls } from '../quotationPage.ts';

const app = application();

/** Behind the days that the demo fills. */
const dayIn = (days: number) => daysBefore(-days);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const held = (page: Page, family: string) => page.getByRole('button', { name: new RegExp(`^${family}, `) });

/** Reserves the free hour of a room for a family. */
async function reserve(page: Page, room: string, time: string, family: string): Promise<void> {
  await page.getByRole('button', { name: `Reservar ${room} a las ${time}` }).click();
  const form = dialog(page, 'Reservar');
  await form.getByRole('textbox', { name: 'Familia' }).fill(family);
  await form.getByRole('button', { name: 'Reservar' }).click();
}

describe('UND-30 the board of a day', () => {
  it('a reservation is booked from a free hour, moved, and cancelled with a reason', async () => {
    const page = await app.at(`/recordari?day=${dayIn(40)}`, 'rol1', wide);
    await titled(page, 'Recordari');
    await page.getByRole('button', { name: 'Reservar Azucenas a las 10:00' }).click();
    const form = dialog(page, 'Reservar');
    await form.getByRole('button', { name: 'Reservar' }).click();
    await form.getByText('Este campo es obligatorio').waitFor();
    await expectFocus(form.getByRole('textbox', { name: 'Familia' }));
    await form.getByRole('textbox', { name: 'Familia' }).fill('Familia Olvera');
    await form.getByRole('button', { name: 'Reservar' }).click();
    await page.getByText('Se reservó la sala').waitFor();
    await form.waitFor({ state: 'detached' });

    await held(page, 'Familia Olvera').click();
    const sheet = dialog(page, 'Familia Olvera');
    await sheet.getByText('10:00–12:00').waitFor();
    await expectAccessible(page);
    const printed = pdfText(await page.pdf({ preferCSSPageSize: true }));
    expect(printed).toHaveLength(1);
    for (const text of ['Familia Olvera', 'Azucenas', '10:00–12:00']) expect(printed[0]).toContain(text);
    expect(printed[0]).not.toContain('Bugambilias');
    await sheet.getByRole('button', { name: 'Mover' }).click();
    const move = dialog(page, 'Mover');
    await move.getByRole('combobox', { name: 'Inicio' }).click();
    await page.getByRole('option', { name: '15:00' }).click();
    await move.getByRole('button', { name: 'Mover' }).click();
    await page.getByText('Se movió la reservación').waitFor();
    await page.getByRole('button', { name: /^Familia Olvera, 15:00–17:00/ }).click();

    // The name was misspelt; the time stays.
    await sheet.getByRole('button', { name: 'Corregir' }).click();
    const correction = dialog(page, 'Corregir');
    expect(await correction.getByRole('combobox', { name: 'Inicio' }).count()).toBe(0);
    await correction.getByRole('textbox', { name: 'Contrato' }).fill('PF-NADA');
    await correction.getByRole('button', { name: 'Corregir' }).click();
    await expectFocus(correction.getByRole('textbox', { name: 'Contrato' }));
    await correction.getByRole('textbox', { name: 'Contrato' }).fill('');
    await correction.getByRole('textbox', { name: 'Familia' }).fill('Familia Olivera');
    await correction.getByRole('textbox', { name: 'Notas' }).fill('Llegan veinte personas.');
    await expectAccessible(page);
    await correction.getByRole('button', { name: 'Corregir' }).click();
    await page.getByText('Se corrigió la reservación').waitFor();
    await page.getByRole('button', { name: /^Familia Olivera, 15:00–17:00/ }).click();
    const corrected = dialog(page, 'Familia Olivera');
    await corrected.getByText('Llegan veinte personas.').waitFor();

    await corrected.getByRole('button', { name: 'Cancelar reservación' }).click();
    const question = dialog(page, 'Cancelar reservación');
    await question.getByRole('button', { name: 'Cancelar reservación' }).click();
    await question.getByText('Este campo es obligatorio').waitFor();
    await question.getByRole('textbox', { name: 'Motivo de cancelación' }).fill('Cambio de sede');
    await question.getByRole('button', { name: 'Cancelar reservación' }).click();
    await page.getByText('Se canceló la reservación').waitFor();
    await held(page, 'Familia Olivera').waitFor({ state: 'detached' });
  });

  it('a clash is refused, and the next free hour is taken with one press', async () => {
    const page = await app.at(`/recordari?day=${dayIn(41)}`, 'rol1', wide);
    const other = await app.at(`/recordari?day=${dayIn(41)}`, 'rol2', wide);
    await page.getByRole('button', { name: 'Reservar Capilla a las 10:00' }).waitFor();
    await reserve(other, 'Capilla', '10:00', 'Familia Bravo');
    await other.getByText('Se reservó la sala').waitFor();
    await reserve(page, 'Capilla', '11:00', 'Familia Olmos');
    const form = dialog(page, 'Reservar');
    // Two hours, their clearing and the next preparation.
    await form.getByRole('button', { name: 'Usar las 12:30' }).click();
    await form.getByRole('button', { name: 'Reservar' }).click();
    await page.getByText('Se reservó la sala').waitFor();
    await page.getByRole('button', { name: /^Familia Olmos, 12:30–14:30/ }).click();

    // Nor is cancelled what somebody else has changed since: it is shown as it is now.
    const call = await ownCalls(app.url(), 'rol2');
    const day = dayIn(41).replaceAll('-', '/');
    const { Reservations } = await call<{ readonly Reservations: readonly { Id: number; Family: string }[] }>(
      'GET',
      `recordari/day?Day=${day}`,
    );
    const olmos = Reservations.find(({ Family }) => Family === 'Familia Olmos');
    const said = { Ceremony: 'mass', Family: 'Familia Olmos Paz', ContractNumber: null, Notes: null };
    await call('POST', `recordari/${olmos?.Id}/correct`, { Version: 1, ...said });
    await dialog(page, 'Familia Olmos').getByRole('button', { name: 'Cancelar reservación' }).click();
    const question = dialog(page, 'Cancelar reservación');
    await question.getByRole('textbox', { name: 'Motivo de cancelación' }).fill('Cambio de sede');
    await question.getByRole('button', { name: 'Cancelar reservación' }).click();
    await question.getByText(/Otra persona/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await dialog(page, 'Familia Olmos Paz').waitFor();
  });

  it('is one stop of the Tab key, and the arrows lead through its hours and rooms', async () => {
    const page = await app.at(`/recordari?day=${dayIn(42)}`, 'rol1', wide);
    await page.getByRole('button', { name: 'Reservar Azucenas a las 08:00' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectFocus(page.getByRole('button', { name: 'Reservar Azucenas a las 09:00' }));
    await page.keyboard.press('ArrowDown');
    await expectFocus(page.getByRole('button', { name: 'Reservar Bugambilias a las 09:00' }));
    expect(await page.getByRole('region', { name: 'Salas por hora' }).locator('button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await dialog(page, 'Reservar').waitFor();
  });

  it('is a list on a phone, whose reservation opens its sheet', async () => {
    const page = await app.at('/recordari', 'rol1', phone);
    await titled(page, 'Recordari');
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await first.click();
    await page.getByRole('dialog').getByText('Horario').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });

  it('says so when the server fails, and tries again', async () => {
    const page = await app.at(`/recordari?day=${dayIn(43)}`, 'rol1', wide);
    await page.route('**/api/recordari/day*', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await page.getByRole('button', { name: 'Día siguiente' }).click();
    await page.getByText('No se pudieron cargar las salas').waitFor();
    await page.unroute('**/api/recordari/day*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('region', { name: 'Salas por hora' }).waitFor();
  });
});

describe('UND-30 the rooms', () => {
  it('an administrator adds a room, which the board offers by its hours until it is out of use', async () => {
    const page = await app.at('/recordari', 'rol1', wide);
    await page.getByRole('link', { name: 'Salas', exact: true }).click();
    await page.waitForURL(/\/recordari\?view=rooms$/u);
    await titled(page, 'Salas');
    await page.getByRole('row', { name: /Bugambilias/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agregar' }).click();
    const form = dialog(page, 'Agregar');
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Orquídeas');
    await form.getByRole('textbox', { name: 'Sucursal' }).fill('Centro');
    const choose = async (field: string, time: string) => {
      await form.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: time, exact: true }).click();
    };
    await choose('Abre', '10:00');
    await choose('Cierra', '09:45');
    await form.getByRole('textbox', { name: 'Preparación (min)' }).fill('0');
    await form.getByRole('textbox', { name: 'Limpieza (min)' }).fill('15');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('El mínimo es 10:15').waitFor();
    await choose('Cierra', '13:00');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Se agregó el registro').waitFor();
    await form.waitFor({ state: 'detached' });

    const board = await app.at(`/recordari?day=${dayIn(44)}`, 'rol7', wide);
    await board.getByRole('button', { name: 'Reservar Orquídeas a las 10:00' }).waitFor();
    expect(await board.getByRole('button', { name: /^Reservar Orquídeas a las / }).count()).toBe(3);
    await reserve(board, 'Orquídeas', '10:00', 'Familia Vega');
    await board.getByText('Se reservó la sala').waitFor();

    await page
      .getByRole('row', { name: /Orquídeas/ })
      .getByText('Orquídeas')
      .click();
    const detail = dialog(page, 'Orquídeas');
    await detail.getByRole('button', { name: 'Poner fuera de uso' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Poner fuera de uso' }).click();
    await detail.getByText('Puesto fuera de uso', { exact: true }).waitFor();
    await detail.getByRole('button', { name: 'Cerrar' }).click();
    await detail.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Recordari', exact: true }).click();
    await page.getByRole('region', { name: 'Salas por hora' }).waitFor();
    await page.goto(`${app.url()}/recordari?day=${dayIn(44)}`);
    await held(page, 'Familia Vega').waitFor();
    await page.getByText('Fuera de uso').waitFor();
    expect(await page.getByRole('button', { name: /^Reservar Orquídeas a las / }).count()).toBe(0);
  });

  it('who does not keep them sees the board alone', async () => {
    const page = await app.at('/recordari?view=rooms', 'rol7', wide);
    await page.getByRole('region', { name: 'Salas por hora' }).waitFor();
    expect(await page.getByRole('link', { name: 'Salas', exact: true }).count()).toBe(0);
  });
});

describe('UND-31 the reservations', () => {
  it('are a register whose row leads to the day and the sheet', async () => {
    const page = await app.at('/recordari/browse', 'rol1');
    await titled(page, 'Reservaciones');
    await page
      .getByRole('row', { name: /Reservada/ })
      .first()
      .getByText('Reservada')
      .click();
    await page.getByRole('link', { name: 'Ver en el tablero' }).click();
    await page.waitForURL(/\/recordari\?day=\d{4}-\d{2}-\d{2}&reservation=\d+$/u);
    await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).waitFor();
  });
});
