import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { formatWireDate } from '../../packages/domain/src/calendar/index.ts';
import type { ReportId } from '../../packages/domain/src/report/index.ts';
import { application } from '../application.ts';
import { daysBefore, today } from '../clock.ts';
import { figuresAreIn } from '../dashboardPage.ts';
import { goTo, textOf, titled } from '../page.ts';
import { ownCalls } from '../quotationPage.ts';

const app = application();
const DAYS = `desde=${daysBefore(27)}&hasta=${today}`;

/** Reports, by what their page is titled, and by how much the totals of their columns grow. */
type Growth = Readonly<Record<string, readonly [id: ReportId, columns: Readonly<Record<string, number>>]>>;

const totals = (page: Page) => page.getByRole('row', { name: /^Totales/u }).getByRole('gridcell');

/** The totals of those columns; amounts without their sign. */
async function readTotals(page: Page, columns: readonly string[]): Promise<readonly number[]> {
  const titles = await Promise.all((await page.getByRole('columnheader').all()).map(textOf));
  const texts = await Promise.all((await totals(page).all()).map(textOf));
  return columns.map((column) => Number((texts[titles.indexOf(column)] ?? '').replaceAll(/[$,]/gu, '') || 'NaN'));
}

async function openReport(page: Page, id: ReportId, title: string): Promise<void> {
  await goTo(page, `/report/${id}?${DAYS}`);
  await titled(page, title);
  await figuresAreIn(page);
  await totals(page).nth(1).waitFor();
}

/** Does something, and presses refresh in each report until its totals have followed. */
async function expectTotals(page: Page, reports: Growth, change: () => Promise<void>): Promise<void> {
  const before = new Map<string, readonly number[]>();
  for (const [title, [id, columns]] of Object.entries(reports)) {
    await openReport(page, id, title);
    before.set(title, await readTotals(page, Object.keys(columns)));
  }
  await change();
  for (const [title, [id, columns]] of Object.entries(reports)) {
    await openReport(page, id, title);
    await page.getByRole('button', { name: /^Actualizar/u }).click();
    const read = () => readTotals(page, Object.keys(columns));
    // In cents: the sum of two amounts is not exact.
    const expected = Object.values(columns).map((more, at) =>
      Math.round(((before.get(title)?.[at] ?? 0) + more) * 100),
    );
    await expect
      .poll(async () => (await read()).map((sum) => Math.round(sum * 100)), { message: title })
      .toEqual(expected);
  }
}

/** An adviser registers a prospect, quotes a plan, and calls. */
async function workOfAdviser(): Promise<void> {
  const call = await ownCalls(app.url(), 'rol8');
  const { Id: ProspectId } = await call<{ Id: number }>('POST', 'prospect/add', {
    FirstName: 'Rosa',
    MobilePhone: '5510003001',
    ProspectionMeansId: 1,
  });
  await call('POST', 'quotation/add', {
    ProspectId,
    BusinessLine: 'PF',
    ItemCode: 'PF-FAM',
    Pieces: 2,
    DiscountPercent: 7.5,
    Payments: 36,
    DownPayment: 9130.03,
    Total: 60_866.85,
  });
  const { Id } = await call<{ Id: number }>('POST', 'activity/add', {
    ProspectId,
    ActivityTypeId: 2,
    ActivitySubjectId: 6,
    ActivityDate: formatWireDate(today),
    StartTime: '23:40',
    EndTime: '23:55',
  });
  await call('GET', `activity/${Id}/start`);
  await call('POST', `activity/${Id}/end`, { TipifyTracingId: 3, Observations: 'Lo va a pensar' });
}

it('UND-18 UND-19 UND-20 UND-21 UND-22 UND-23 UND-25 the reports follow an adviser who registers, quotes and calls', async () => {
  const page = await app.at(`/report/activities?${DAYS}`, 'rol1');
  const attended = { Planeadas: 1, 'A tiempo': 1, Finalizadas: 1, 'Sin atender': 0 };
  await expectTotals(
    page,
    {
      Actividades: ['activities', attended],
      'Tipos de actividad': ['activity-types', attended],
      Tipificaciones: ['tipify-tracings', { Finalizadas: 1, 'A tiempo': 1 }],
      'Medios de prospección': ['prospection-means', { Prospectos: 1 }],
      Prospectos: ['prospects', { Prospectos: 1 }],
      'Conversión por mes': ['prospects2', { Prospectos: 1 }],
      // An activity that was finished 1, in time 1, a prospect 2, a quotation 3.
      Ponderación: ['weighing', { Finalizadas: 1, Prospectos: 1, Cotizaciones: 1, Puntos: 7 }],
    },
    workOfAdviser,
  );
});

type RegisterRows = { readonly Rows: readonly { readonly Id: number }[] };

it('UND-15 UND-16 UND-17 UND-27 the reports follow a discount that was granted, and a week that was disputed', async () => {
  const change = async () => {
    const call = await ownCalls(app.url(), 'rol1');
    const { Rows: found } = await call<RegisterRows>('GET', 'register/contracts?Filter=status:current&Sort=-soldOn');
    const asked = { Kind: 'contract', SaleId: found[0]?.Id, Amount: 100, Reason: 'Paga todo hoy' };
    const { Id } = await call<{ Id: number }>('POST', 'discount/ask', asked);
    await call('POST', `discount/${Id}/decide`, { Granted: 100 });
    const adviser = await ownCalls(app.url(), 'rol8');
    const [week] = await adviser<{ WeekNumber: string }[]>('GET', 'bi/commissions-pending');
    await adviser('POST', 'bi/analytics-auth', { WeekNumber: week?.WeekNumber, Status: 'R' });
  };
  const page = await app.at(`/report/discounts?${DAYS}`, 'rol1');
  const reports: Growth = {
    'Descuentos solicitados': [
      'discounts-requested',
      { Solicitudes: 1, 'Descuento solicitado': 100, 'Descuento concedido': 100 },
    ],
    Descuentos: ['discounts', { Descuento: 100 }],
    'Hoja de contrato': ['contract-sheet', { Contratos: 0, Descuento: 100, 'Importe neto': -100 }],
    Conciliaciones: ['rejected', { Semanas: 1 }],
  };
  await expectTotals(page, reports, change);
});

/** What comes in from outside: the prospect of a lead buys a plan with a niche beside it, and a policy is renewed. */
async function soldOutside(): Promise<void> {
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  try {
    const { db } = database;
    const lead = await db
      .selectFrom('digital_lead')
      .innerJoin('campaign', 'campaign.id', 'digital_lead.campaign_id')
      .innerJoin('prospect', 'prospect.id', 'digital_lead.prospect_id')
      .where('digital_lead.company_id', '=', 1)
      .orderBy('received_at', 'desc')
      .select(['campaign_id', 'business_line', 'prospect.id as prospect_id', 'prospect.employee_id'])
      .executeTakeFirstOrThrow();
    const { id: contract_id } = await db
      .insertInto('contract')
      .values({
        ...lead,
        company_id: 1,
        number: 'PF-990001',
        sold_on: today,
        status: 'current',
        amount: 4_000_050,
        discount: 0,
        down_payment: 400_000,
        down_payment_method: 'Efectivo',
        financing_plan: '12 meses',
        payments: 12,
        county: 'Guadalajara',
        state: 'Jalisco',
        state_code: 'JAL',
        zip_code: '44100',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = { company_id: 1, contract_id };
    const plan = { ...item, line: 1, item_code: 'PF-FAM', item_name: 'Plan Familiar', services: 1, amount: 3_000_000 };
    const niche = { ...item, line: 2, item_code: 'NICHO', item_name: 'Nicho', services: 2, amount: 1_000_050 };
    await db.insertInto('contract_item').values([plan, niche]).execute();
    const { id, ...policy } = await db
      .selectFrom('contract')
      .where('company_id', '=', 1)
      .where('business_line', '=', 'SG')
      .where('cancelled_on', 'is', null)
      .orderBy('sold_on', 'desc')
      .select(['id', 'company_id', 'employee_id'])
      .executeTakeFirstOrThrow();
    const renewal = { ...policy, contract_id: id, renewed_on: today, amount: 150_000 };
    await db.insertInto('insurance_renewal').values(renewal).execute();
  } finally {
    await database.close();
    await app.restartServer();
  }
}

it('UND-26 UND-28 UND-29 the reports follow what is sold and renewed outside of the application', async () => {
  const page = await app.at(`/report/marketing?${DAYS}`, 'rol13');
  const reports: Growth = {
    'Análisis de ventas': ['marketing', { Leads: 0, Contratos: 1, 'Importe sin descuento': 40_000.5 }],
    'Adicionales más vendidos': ['additionals-top', { Artículos: 1, Servicios: 2, Importe: 10_000.5 }],
    Seguros: ['insurance', { Renovadas: 1, Perdidas: 0 }],
  };
  await expectTotals(page, reports, soldOutside);
});
