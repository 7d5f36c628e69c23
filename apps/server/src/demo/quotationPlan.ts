import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import { type Cents, percentOf } from '@sereno/domain/money';
import { lastValidDay, quotationFigures } from '@sereno/domain/quotation';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DemoContract } from './contractPlan.ts';
import { type Beginning, momentAt } from './moment.ts';
import { LINES, PRODUCTS } from './products.ts';
import type { DemoProspect } from './prospectPlan.ts';
import { createRandom } from './random.ts';

type Row = Insertable<Schema['quotation']>;
type Draft = Omit<Row, 'number' | 'valid_until' | 'created_by' | 'created_at'>;

/** As a new company begins. */
const VALID_DAYS = 30;
/** Quotations are made at ten, or as late as it is on the day on which the demo begins. */
const TEN = 10 * 60;

/** The quotation that led to a contract: of all its items. */
function wonBy(contract: DemoContract, quoted_on: CalendarDate): Draft {
  const { company_id, prospect_id, employee_id, business_line, items, payments } = contract;
  const codes = [...new Set(items.map(({ item_code }) => item_code))];
  const discount_percent = Math.round((contract.discount * 100) / contract.amount);
  // As one piece: its items may have prices of their own.
  const figures = quotationFigures({
    price: contract.amount,
    pieces: 1,
    discountPercent: discount_percent,
    payments,
    downPayment: contract.down_payment,
  });
  return {
    company_id,
    prospect_id,
    employee_id,
    contract_id: contract.id,
    business_line,
    item_code: codes.length === 1 ? (codes[0] ?? null) : null,
    item_name: [...new Set(items.map(({ item_name }) => item_name))].join(' + '),
    pieces: items.length,
    services: items.reduce((sum, { services }) => sum + services, 0),
    amount: figures.amount,
    discount: figures.discount,
    discount_percent,
    untaxed: figures.untaxed,
    down_payment: figures.downPayment,
    payments,
    quoted_on,
  };
}

type Offer = {
  readonly business_line: DemoContract['business_line'];
  readonly item: { readonly code: string; readonly name: string; readonly price: Cents; readonly services: number };
  readonly payments: number;
  readonly discountPercent: number;
  /** In percent of the total. */
  readonly share: number;
};

/** A quotation of one piece that is not accepted yet. */
function openOf({ row }: DemoProspect, quoted_on: CalendarDate, offer: Offer): Draft {
  const { business_line, item, payments, discountPercent, share } = offer;
  const terms = { price: item.price * item.services, pieces: 1, discountPercent };
  const { total } = quotationFigures({ ...terms, payments: 0, downPayment: 0 });
  const figures = quotationFigures({ ...terms, payments, downPayment: percentOf(total, share) });
  return {
    company_id: row.company_id,
    prospect_id: row.id,
    employee_id: row.employee_id,
    contract_id: null,
    business_line,
    item_code: item.code,
    item_name: item.name,
    pieces: 1,
    services: item.services,
    amount: figures.amount,
    discount: figures.discount,
    discount_percent: discountPercent,
    untaxed: figures.untaxed,
    down_payment: figures.downPayment,
    payments,
    quoted_on,
  };
}

function planDrafts(
  contracts: readonly DemoContract[],
  prospects: readonly DemoProspect[],
  today: CalendarDate,
): Draft[] {
  const random = createRandom(9090);
  // Apart, so that what is quoted stays the same whatever is conceded on it.
  const conceded = createRandom(9191);
  const createdOn = new Map(prospects.map(({ row, createdOn: day }) => [row.id, day]));
  const won = contracts
    .filter(() => random.chance(0.4))
    .map((contract) => {
      const quoted = addDays(contract.sold_on, -random.between(0, 20));
      const known = createdOn.get(contract.prospect_id) ?? quoted;
      return wonBy(contract, quoted < known ? known : quoted);
    });
  const open = prospects
    .filter(() => random.chance(0.22))
    .map((prospect) => {
      const business_line = random.weighted(LINES[prospect.row.company_id] ?? []);
      const item = random.weighted(PRODUCTS[business_line]);
      const later = addDays(prospect.createdOn, random.between(0, 60));
      return openOf(prospect, later > today ? today : later, {
        business_line,
        item,
        payments: random.pick([0, 6, 12, 24]),
        discountPercent: conceded.chance(0.3) ? conceded.pick([5, 7.5, 10, 15]) : 0,
        share: conceded.pick([10, 15, 20, 30]),
      });
    });
  return [...won, ...open];
}

const numberOf = (position: number) => `COT-${String(position).padStart(6, '0')}`;

/** Quotations that led to a contract, and those that did not; each company counts its own, by day. */
export function planQuotations(
  contracts: readonly DemoContract[],
  prospects: readonly DemoProspect[],
  {
    beginning: { today, minute, timeZone },
    accountOf,
  }: {
    readonly beginning: Beginning;
    /** Who wrote down what an employee has. */
    readonly accountOf: (employee: { id: number; companyId: number }) => number;
  },
): Row[] {
  const drafts = planDrafts(contracts, prospects, today).toSorted((one, other) =>
    one.quoted_on < other.quoted_on ? -1 : Number(one.quoted_on > other.quoted_on),
  );
  const counts = new Map<number, number>();
  return drafts.map((draft) => {
    const { company_id: companyId, employee_id: id, quoted_on } = draft;
    const position = (counts.get(companyId) ?? 0) + 1;
    counts.set(companyId, position);
    return {
      ...draft,
      number: numberOf(position),
      valid_until: lastValidDay(quoted_on, VALID_DAYS),
      created_by: accountOf({ id, companyId }),
      created_at: momentAt(quoted_on, quoted_on === today ? Math.min(minute, TEN) : TEN, timeZone),
    };
  });
}

/** How many quotations each company has numbered. */
export function countQuotations(quotations: readonly Row[]): Insertable<Schema['quotation_count']>[] {
  return [...Map.groupBy(quotations, ({ company_id }) => company_id)].map(([company_id, { length }]) => ({
    company_id,
    last_number: length,
  }));
}
