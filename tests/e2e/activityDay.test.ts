import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { choose, chooseInMenu, dialog, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { today } from '../clock.ts';

const app = application();

type Choice = { readonly Id: number; readonly Name: string; readonly HasPhone: boolean; readonly HasAddress: boolean };
type Call = <Body>(method: string, path: string, payload?: unknown) => Promise<Body>;

/** Asks the server past the application, as rol8. */
async function ownCalls(): Promise<Call> {
  let token = '';
  const call: Call = async (method, address, payload) => {
    const response = await fetch(`${app.url()}/api/${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    const { body } = await response.json();
    return body;
  };
  const credentials = { username: 'rol8', password, Latitude: null, Longitude: null };
  token = (await call<{ accessToken: string }>('POST', 'user/auth/signin', credentials)).accessToken;
  return call;
}

/** Today's planned activities, each with another prospect, in order. */
const PLANS = [
  { ActivityTypeId: 2, ActivitySubjectId: 6, StartTime: '00:01', EndTime: '00:16' },
  { ActivityTypeId: 1, ActivitySubjectId: 4, StartTime: '00:02', EndTime: '01:02' },
  { ActivityTypeId: 2, ActivitySubjectId: 8, StartTime: '00:03', EndTime: '00:18' },
  { ActivityTypeId: 2, ActivitySubjectId: 8, StartTime: '00:04', EndTime: '00:19' },
] as const;

type Planned = { readonly id: number; readonly name: string };

async function plan(): Promise<readonly Planned[]> {
  const call = await ownCalls();
  const found = await Promise.all(
    ['an', 'ar', 'el', 'os', 'ia'].map((text) => call<Choice[]>('GET', `prospect/choices?Search=${text}`)),
  );
  const reachable = found.flat().filter(({ HasPhone, HasAddress }) => HasPhone && HasAddress);
  const people = [...new Map(reachable.map((choice) => [choice.Name, choice])).values()];
  const planned: Planned[] = [];
  for (const [index, activity] of PLANS.entries()) {
    const person = people[index];
    if (person === undefined) throw new Error('The demo has too few prospects with a phone and an address.');
    const addition = { ProspectId: person.Id, ActivityDate: today.replaceAll('-', '/'), ...activity };
    const { Id } = await call<{ Id: number }>('POST', 'activity/add', addition);
    planned.push({ id: Id, name: person.Name });
  }
  return planned;
}

/** The button of that name in the row of that person. */
const buttonOf = (page: Page, name: string, person: string) =>
  page.getByRole('button', { name, exact: true, description: new RegExp(`^${person}`, 'u') });

/** Presses the button of that name in the row of that person. */
const press = (page: Page, button: string, person: string) => buttonOf(page, button, person).click();

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

/** What the database holds, read past the server. */
async function readDatabase(folder: string) {
  const database = await connect({ folder });
  try {
    const activities = await database.db.selectFrom('activity').selectAll().execute();
    const keys = await database.db.selectFrom('idempotency_key').select(['operation']).execute();
    return { activities, operations: keys.map(({ operation }) => operation).toSorted((a, b) => (a < b ? -1 : 1)) };
  } finally {
    await database.close();
  }
}

it('STA-04 ADL-17 ADL-20 ADL-23 ADL-25 ADL-26 a day of work is in the database as entered, without duplicates', async () => {
  const [call, visit, first, second] = await plan();
  if (!call || !visit || !first || !second) throw new Error('Less was planned than the day needs.');
  const page = await app.at('/activity', 'rol8', phone);

  // A call, started and finished with what follows from it.
  await press(page, 'Iniciar', call.name);
  await said(page, 'Operación realizada correctamente').waitFor();
  await press(page, 'Finalizar', call.name);
  await choose(page, 'Tipificación', 'Interesado, dar seguimiento');
  await page.getByRole('radio', { name: 'Alta' }).check();
  await page.getByLabel('Observaciones').fill('Pide precios por escrito');
  await planCall(page, 'Seguimiento por teléfono', 'Mañana');
  await save(page);
  await said(page, 'Se finalizó correctamente la actividad').waitFor();

  // Its buttons go when it is queued, and its row, which moves the ones below, when the list is there.
  await page.getByRole('button', { name: `Acciones de ${call.name}` }).waitFor({ state: 'detached' });

  // A visit, moved.
  await chooseInMenu(page, 'Reagendar', visit.name);
  await dialog(page).getByRole('button', { name: 'En una semana', exact: true }).click();
  await save(page);
  await said(page, 'Se reagendó correctamente la actividad').waitFor();

  // Something late, recovered.
  await page.getByRole('tab', { name: /^Sin realizar/u }).click();
  const people = await (
    await ownCalls()
  )<{ ProspectName: string; HasPhone: boolean }[]>('GET', 'activity/expired-activities');
  const reachable = people.find(({ HasPhone }) => HasPhone);
  if (reachable === undefined) throw new Error('The demo has no prospect with a phone and an overdue activity.');
  await buttonOf(page, 'Nueva Actividad', reachable.ProspectName).first().click();
  await planCall(page, 'Seguimiento por teléfono', 'Hoy');
  await save(page);
  await said(page, 'Se finalizó correctamente la actividad').waitFor();

  // Two more without a network, which go when it is back.
  await page.getByRole('tab', { name: /^Hoy/u }).click();
  await buttonOf(page, 'Iniciar', first.name).waitFor();
  await page.context().setOffline(true);
  for (const { name } of [first, second]) {
    await chooseInMenu(page, 'Finalizar', name);
    await choose(page, 'Tipificación', 'Venta cerrada');
    await save(page);
  }
  await page.getByText('2 por enviar').first().waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/por enviar/iu)
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached' });

  await app.stopServer();
  const { activities, operations } = await readDatabase(path.join(app.data(), 'database'));
  const ended = (id: number) => activities.find((row) => row.id === id);
  const following = (id: number) => activities.filter(({ follows_id }) => follows_id === id);
  expect(ended(call.id)).toMatchObject({
    tracing_type_id: 1,
    temperature: 'A',
    observations: 'Pide precios por escrito',
  });
  expect(ended(call.id)?.started_at).toBeInstanceOf(Date);
  expect(following(call.id)).toMatchObject([{ activity_type_id: 2, subject_id: 6, ended_at: null }]);
  expect(ended(visit.id)).toMatchObject({ tracing_type_id: 7, started_at: null });
  expect(following(visit.id)).toMatchObject([{ activity_type_id: 1, subject_id: 4, ended_at: null }]);
  const late = activities.filter(({ tracing_type_id, id }) => tracing_type_id === -1 && following(id).length > 0);
  expect(late).toHaveLength(1);
  for (const { id } of [first, second]) {
    expect(ended(id)).toMatchObject({ tracing_type_id: 2 });
    expect(following(id)).toEqual([]);
  }
  for (const id of [call.id, visit.id, first.id, second.id]) expect(ended(id)?.ended_at).toBeInstanceOf(Date);
  // Five commands, each with its own key; three of them booked something.
  expect(operations).toHaveLength(5);
  expect(activities.filter(({ follows_id }) => follows_id !== null)).toHaveLength(3);
});
