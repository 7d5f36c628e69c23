import { addDays, type CalendarDate, monthRange } from '@sereno/domain/calendar';
import { POLICY_DAYS } from '@sereno/domain/contract';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { demoMonths, firstDay } from './campaignPlan.ts';
import type { DemoContract } from './contractPlan.ts';
import type { DemoOrganisation } from './organisation.ts';
import { createRandom } from './random.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** A policy is renewed for half of its price, until it is cancelled. */
export function planRenewals(contracts: readonly DemoContract[], today: CalendarDate): Row<'insurance_renewal'>[] {
  return contracts
    .filter(({ business_line }) => business_line === 'SG')
    .flatMap(({ id, company_id, employee_id, sold_on, cancelled_on, net }) => {
      const end = cancelled_on ?? addDays(today, 1);
      return [1, 2]
        .map((time) => addDays(sold_on, POLICY_DAYS * time))
        .filter((day) => day < end)
        .map((renewed_on) => ({ company_id, employee_id, contract_id: id, renewed_on, amount: Math.round(net / 2) }));
    });
}

/** A goal for each month and team but those that were dissolved. */
export function planGoals({ teams }: DemoOrganisation, today: CalendarDate): Row<'team_goal'>[] {
  const random = createRandom(606);
  const working = teams.filter(({ active }) => active !== false);
  return working.flatMap(({ id, company_id }) =>
    demoMonths(today).map((month) => ({
      team_id: id,
      company_id,
      month: firstDay(month),
      renewals: random.between(4, 12) * 500_000,
      contracts: random.between(20, 60) * 1_000_000,
    })),
  );
}

const OFFERS = [
  'Vende y viaja',
  'Copa Previsión',
  'Mes del asesor',
  'Reto de enganches',
  'Cierre dorado',
  'Arranque firme',
];
type Offer = Row<'monthly_offer'> & { readonly id: number };

/** An offer a month, from its first day to its last. */
export function planOffers(today: CalendarDate): Offer[] {
  let id = 0;
  return [1, 2, 3].flatMap((company_id) =>
    demoMonths(today, 14).map((month) => {
      id += 1;
      return {
        id,
        company_id,
        month: firstDay(month),
        name: OFFERS[Number(month.slice(5)) % OFFERS.length] ?? '',
        starts_on: firstDay(month),
        ends_on: monthRange(month).end,
      };
    }),
  );
}

/** Who sold most during each offer, by net amount; contracts that were cancelled do not count. */
export function planRanks(offers: readonly Offer[], contracts: readonly DemoContract[]): Row<'monthly_offer_rank'>[] {
  const valid = contracts.filter(({ cancelled_on }) => cancelled_on === null);
  return offers.flatMap(({ id, company_id, starts_on, ends_on }) => {
    const sold = valid.filter(
      (contract) => contract.company_id === company_id && contract.sold_on >= starts_on && contract.sold_on <= ends_on,
    );
    const totals = [...Map.groupBy(sold, ({ employee_id }) => employee_id)].map(([employee_id, sales]) => ({
      employee_id,
      sales: sales.length,
      amount: sales.reduce((sum, { net }) => sum + net, 0),
    }));
    return totals
      .toSorted((one, other) => other.amount - one.amount || one.employee_id - other.employee_id)
      .map((total, index) => ({ ...total, company_id, offer_id: id, position: index + 1 }));
  });
}
