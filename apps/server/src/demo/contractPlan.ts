import { addDays, addMonths, type CalendarDate, diffDays } from '@sereno/domain/calendar';
import { weekOf, weekRange } from '@sereno/domain/week';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BusinessLine, ContractStatus } from '../database/migrations/salesTables.ts';
import { type DemoCampaign, type DemoLead } from './campaignPlan.ts';
import type { DemoEmployee } from './people.ts';
import { CASH, DOWN_PAYMENT_METHODS, FINANCING, LINES, PRODUCTS } from './products.ts';
import type { DemoProspect } from './prospectPlan.ts';
import { createRandom, type Random } from './random.ts';
import { saleDays } from './saleDays.ts';

type ContractRow = Insertable<Schema['contract']> & { readonly id: number; readonly cancelled_on: CalendarDate | null };
type DemoItem = Insertable<Schema['contract_item']>;
export type DemoContract = ContractRow & {
  /** After discount. */
  readonly net: number;
  readonly items: readonly DemoItem[];
};

type Context = {
  readonly random: Random;
  readonly today: CalendarDate;
  readonly prospectsOf: ReadonlyMap<number, readonly DemoProspect[]>;
  readonly campaignOf: ReadonlyMap<number, DemoCampaign>;
  /** Prospects whose campaign has led to a contract already. */
  readonly won: Set<number>;
};

/** A lead counts as the cause of a sale for so many days. */
const CAMPAIGN_DAYS = 150;

function itemsOf(contract: { id: number; company_id: number }, line: BusinessLine, random: Random): DemoItem[] {
  const count = random.weighted([
    [1, 72],
    [2, 21],
    [3, 7],
  ]);
  return Array.from({ length: count }, (_, index) => {
    const { code, name, price, services } = random.weighted(PRODUCTS[line]);
    return {
      company_id: contract.company_id,
      contract_id: contract.id,
      line: index + 1,
      item_code: code,
      item_name: name,
      services,
      amount: price * services,
    };
  });
}

/** What the client pays at once and later; cash is all at once. */
function paymentOf(net: number, random: Random) {
  const plan = random.weighted(FINANCING);
  const share = random.weighted([
    [10, 40],
    [15, 25],
    [20, 20],
    [30, 15],
  ]);
  return {
    financing_plan: plan.name,
    payments: plan.payments,
    down_payment: plan.name === CASH ? net : Math.round((net * share) / 100),
    down_payment_method: random.weighted(DOWN_PAYMENT_METHODS),
  };
}

function statusOf(
  contract: { sold_on: CalendarDate; cancelled_on: CalendarDate | null; payments: number },
  today: CalendarDate,
): ContractStatus {
  if (contract.cancelled_on !== null) return 'cancelled';
  if (contract.sold_on > addDays(today, -4)) return 'pending';
  return addMonths(contract.sold_on, contract.payments) <= today ? 'settled' : 'current';
}

function cancellationOf(soldOn: CalendarDate, { today, random }: Context): CalendarDate | null {
  const day = addDays(soldOn, random.between(2, 90));
  return random.chance(0.08) && day <= today ? day : null;
}

/** Whom it is sold to: somebody who buys and was known on that day. */
function clientOf(employee: DemoEmployee, soldOn: CalendarDate, { random, prospectsOf }: Context): DemoProspect {
  const known = prospectsOf.get(employee.id)?.filter(({ buys, createdOn }) => buys && createdOn <= soldOn) ?? [];
  return random.pick(known);
}

/** The campaign that led to the sale, for the first contract that follows soon after the lead. */
function campaignOf(client: DemoProspect, soldOn: CalendarDate, context: Context): DemoCampaign | undefined {
  const campaign = context.campaignOf.get(client.row.id);
  if (campaign === undefined || context.won.has(client.row.id)) return undefined;
  if (diffDays(client.createdOn, soldOn) > CAMPAIGN_DAYS) return undefined;
  context.won.add(client.row.id);
  return campaign;
}

function contractOf(id: number, employee: DemoEmployee, sold_on: CalendarDate, context: Context): DemoContract {
  const { random, today } = context;
  const client = clientOf(employee, sold_on, context);
  const campaign = campaignOf(client, sold_on, context);
  const business_line = campaign?.business_line ?? random.weighted(LINES[employee.companyId] ?? []);
  const items = itemsOf({ id, company_id: employee.companyId }, business_line, random);
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  const discount = Math.round((amount * (random.chance(0.35) ? random.pick([5, 10, 15]) : 0)) / 100);
  const payment = paymentOf(amount - discount, random);
  const cancelled_on = cancellationOf(sold_on, context);
  const { street = null, county, state, state_code, zip_code } = client.row;
  return {
    id,
    company_id: employee.companyId,
    number: `${business_line}-${String(10_000 + id)}`,
    business_line,
    prospect_id: client.row.id,
    employee_id: employee.id,
    campaign_id: campaign?.id ?? null,
    sold_on,
    cancelled_on,
    status: statusOf({ sold_on, cancelled_on, payments: payment.payments }, today),
    amount,
    discount,
    net: amount - discount,
    ...payment,
    street,
    county: county ?? '',
    state: state ?? '',
    state_code: state_code ?? '',
    zip_code: zip_code ?? '',
    items,
  };
}

/** About four thousand contracts of the last sixty weeks, in the order of their sale. */
export function planContracts(
  employees: readonly DemoEmployee[],
  prospects: readonly DemoProspect[],
  { campaigns, leads }: { readonly campaigns: readonly DemoCampaign[]; readonly leads: readonly DemoLead[] },
  today: CalendarDate,
): DemoContract[] {
  const campaignById = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const campaignOfProspect = leads.flatMap(({ prospect_id, campaign_id }) => {
    const campaign = campaignById.get(campaign_id);
    return typeof prospect_id === 'number' && campaign ? [[prospect_id, campaign] as const] : [];
  });
  const context: Context = {
    random: createRandom(5150),
    today,
    prospectsOf: Map.groupBy(prospects, ({ row }) => row.employee_id),
    campaignOf: new Map(campaignOfProspect),
    won: new Set(),
  };
  const sales = employees
    .filter(({ pace }) => pace === 'adviser')
    .flatMap((employee) => saleDays(employee, today, context.random).map((day) => ({ employee, day })));
  return sales
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ employee, day }, index) => contractOf(index + 1, employee, day, context));
}

/** The first day of the business week of a day. */
export const weekStart = (date: CalendarDate): CalendarDate => weekRange(weekOf(date)).start;
