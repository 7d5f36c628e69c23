import { dateIn, timeIn } from '@sereno/domain/calendar';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { addCatalogues } from '../resources/catalog/newCompany.ts';
import { hashPassword } from '../session/password.ts';
import { writeDecisions } from './commissionDecisions.ts';
import { demoBeneficiaries } from './beneficiaryRows.ts';
import { demoDiscounts } from './discountRows.ts';
import { demoEmailTemplates } from './emailTemplateRows.ts';
import { demoGuards } from './guardRows.ts';
import { insertRows } from './insertRows.ts';
import type { Beginning } from './moment.ts';
import { DEMO_COMPANIES, DEMO_PASSWORD, DEMO_ROLES } from './people.ts';
import { accountFor, type DemoPlan, planDemo } from './plan.ts';
import { writePayments } from './payments.ts';
import { demoProducts } from './products.ts';
import { countQuotations } from './quotationPlan.ts';
import {
  demoCertificates,
  demoInsurancePrices,
  demoInvoicing,
  demoLists,
  demoOfferTeams,
  demoSignIns,
} from './registerRows.ts';
import { demoReservations, demoRooms } from './reservationRows.ts';
import { accountRow, activityRow, contractRow, employeeRow, firstSales } from './rows.ts';

export { planDemo } from './plan.ts';

/** When and where a demo is filled. */
type Filling = { readonly clock: Clock; readonly timeZone: string };

const MARKER = 'demo';

async function isUntouched(db: Kysely<Schema>): Promise<boolean> {
  const marker = await db.selectFrom('marker').where('name', '=', MARKER).select('name').executeTakeFirst();
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return marker === undefined && account === undefined;
}

/** The business day and its minute at which a demo begins that is filled now. */
export function beginningOf({ clock, timeZone }: Filling): Beginning {
  const now = clock();
  const [hour, minute] = timeIn(timeZone, now).split(':').map(Number);
  return { today: dateIn(timeZone, now), minute: (hour ?? 0) * 60 + (minute ?? 0), timeZone };
}

/**
 * Fills an untouched database with the demo companies, their people and all that these do and sell, relative to today in
 * the business zone. All of it or nothing: a start that is cut short here begins again at the next one.
 * @returns Whether there was anything to fill.
 */
export async function seedDemo({ db }: Pick<Database, 'db'>, filling: Filling): Promise<boolean> {
  if (!(await isUntouched(db))) return false;
  const { today, minute, timeZone } = beginningOf(filling);
  const plan = planDemo(today, minute, timeZone);
  // The password is no secret, so one hash serves all accounts; made before the transaction, since it takes its time.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute((trx) => writeDemo(trx, plan, passwordHash));
  return true;
}

/** Writes a plan into a database without companies. */
export async function writeDemo(trx: Transaction<Schema>, plan: DemoPlan, passwordHash: string): Promise<void> {
  await writeCompanies(trx, plan, passwordHash);
  await writeProspecting(trx, plan);
  await writeSales(trx, plan);
  await writeCommissions(trx, plan);
  await trx.insertInto('marker').values({ name: MARKER, value: plan.beginning.today }).execute();
  await continueCounting(trx);
  // The embedded database has no process that would learn by itself how the rows are spread.
  await sql`analyze`.execute(trx);
}

async function writeCompanies(trx: Transaction<Schema>, plan: DemoPlan, passwordHash: string): Promise<void> {
  const { organisation, employees, accounts, contracts, beginning } = plan;
  await insertRows(
    trx,
    'company',
    DEMO_COMPANIES.map(({ id, name, terms }) => ({ id, name, quotation_terms: [...terms] })),
  );
  await insertRows(
    trx,
    'role',
    DEMO_ROLES.map(([id, name]) => ({ id, name })),
  );
  for (const { id } of DEMO_COMPANIES) await addCatalogues(trx, id);
  const firstSaleOf = firstSales(contracts);
  // A person and their unit refer to one another, so the units get their heads, and the people their units, afterwards.
  await insertRows(
    trx,
    'employee',
    employees.map((employee) => employeeRow(employee, firstSaleOf)),
  );
  await insertRows(trx, 'management', organisation.managements);
  await insertRows(trx, 'team', organisation.teams);
  const places = employees.map((employee) => ({
    id: employee.id,
    management_id: organisation.managementOf(employee),
    team_id: organisation.teamOf(employee),
  }));
  await sql`
    update employee set management_id = place.management_id, team_id = place.team_id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(id integer, management_id integer, team_id integer)
    where employee.id = place.id`.execute(trx);
  await insertRows(
    trx,
    'account',
    accounts.map((account) => accountRow(account, employees, passwordHash)),
  );
  await insertRows(trx, 'session', demoSignIns(accounts, beginning));
  const { months, guards, swaps, changes } = demoGuards(employees, beginning);
  await insertRows(trx, 'guard_month', months);
  await insertRows(trx, 'guard', guards);
  await insertRows(trx, 'guard_swap', swaps);
  await insertRows(trx, 'guard_change', changes);
}

async function writeProspecting(trx: Transaction<Schema>, plan: DemoPlan): Promise<void> {
  const { prospects, activities, campaigns, budgets, leads, taken, waiting, accounts, beginning } = plan;
  const accountOf = accountFor(accounts);
  await insertRows(
    trx,
    'prospect',
    prospects.map(({ row }) => row),
  );
  const lists = demoLists(prospects, accounts, beginning);
  await insertRows(
    trx,
    'prospect_list',
    lists.map(({ row }) => row),
  );
  const came = lists.flatMap(({ row: { id: list_id }, people }) => people.map((id) => ({ id, list_id })));
  await sql`
    update prospect set list_id = came.list_id
    from jsonb_to_recordset(${JSON.stringify(came)}::jsonb) as came(id integer, list_id integer)
    where prospect.id = came.id`.execute(trx);
  await insertRows(
    trx,
    'activity',
    activities.map((activity) => activityRow(activity, accountOf, beginning.timeZone)),
  );
  await insertRows(trx, 'campaign', campaigns);
  await insertRows(trx, 'campaign_month', budgets);
  await insertRows(trx, 'digital_lead', leads);
  await insertRows(trx, 'carousel_lead', [...taken, ...waiting]);
}

async function writeSales(trx: Transaction<Schema>, plan: DemoPlan): Promise<void> {
  const { contracts, renewals, quotations, goals, offers, ranks } = plan;
  await insertRows(trx, 'contract', contracts.map(contractRow));
  await insertRows(
    trx,
    'contract_item',
    contracts.flatMap(({ items }) => items),
  );
  await writePayments(trx, plan.beginning.today);
  await insertRows(trx, 'insurance_renewal', renewals);
  await insertRows(trx, 'product', demoProducts());
  await insertRows(trx, 'insurance_price', demoInsurancePrices(demoProducts()));
  await insertRows(trx, 'quotation', quotations);
  await insertRows(trx, 'quotation_count', countQuotations(quotations));
  await insertRows(trx, 'team_goal', goals);
  await insertRows(trx, 'monthly_offer', offers);
  await insertRows(trx, 'monthly_offer_rank', ranks);
  await insertRows(trx, 'offer_team_member', demoOfferTeams(plan));
  await insertRows(trx, 'employee_invoicing', demoInvoicing(plan.employees));
  await insertRows(trx, 'discount_certificate', demoCertificates(plan.beginning.today));
  const { lists, people } = demoBeneficiaries(contracts, accountFor(plan.accounts), plan.beginning);
  await insertRows(trx, 'beneficiary_list', lists);
  await insertRows(trx, 'beneficiary', people);
  await insertRows(trx, 'email_template', demoEmailTemplates(DEMO_COMPANIES));
  const quoted = await trx.selectFrom('quotation').select(['id', 'company_id', 'number']).execute();
  const quotationIds = new Map(quoted.map(({ id, company_id, number }) => [`${company_id} ${number}`, id]));
  await insertRows(trx, 'discount_request', demoDiscounts(plan, quotationIds));
  await insertRows(trx, 'room', demoRooms);
  await insertRows(trx, 'reservation', demoReservations(plan.beginning.today, contracts.map(contractRow)));
}

async function writeCommissions(trx: Transaction<Schema>, plan: DemoPlan): Promise<void> {
  await insertRows(trx, 'commission_row', plan.commissions);
  await writeDecisions(trx, plan.commissionWeeks);
  await insertRows(trx, 'commission_report_row', plan.commissionReport);
}

/** The rows brought their own ids; the next ones follow them. */
async function continueCounting(trx: Transaction<Schema>): Promise<void> {
  const tables = [
    'company',
    'employee',
    'account',
    'management',
    'team',
    'prospect',
    'prospect_list',
    'campaign',
    'digital_lead',
    'contract',
    'product',
    'monthly_offer',
    'room',
    'beneficiary_list',
  ] as const;
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
  await sql`select setval('beneficiary_person', (select max(person_id) from beneficiary))`.execute(trx);
}
