import { addDays, diffDays } from '@sereno/domain/calendar';
import { withoutTax } from '@sereno/domain/money';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { COMMISSION_RULE, commissionOf, percentOf } from './commissionPlan.ts';
import { type DemoContract, weekStart } from './contractPlan.ts';
import { type Beginning, momentAt } from './moment.ts';
import { createRandom, type Random } from './random.ts';

type CommissionRow = Insertable<Schema['commission_row']>;
/** A week without what was said about it, which follows from its rows. */
export type DemoCommissionWeek = Omit<Insertable<Schema['commission_week']>, 'signature' | 'digest'>;

/** The last three weeks that have ended are still open, on whatever day the demo begins; of the others most were accepted. */
function statusOf(weeksAgo: number, random: Random): 'P' | 'A' | 'R' {
  if (weeksAgo <= 3) return 'P';
  return weeksAgo === 4
    ? random.pick(['A', 'R'])
    : random.weighted([
        ['A', 94],
        ['R', 6],
      ]);
}

/** A status for every adviser's week that has ended; the running week gets none (CMA-22). */
export function planCommissionWeeks(
  rows: readonly CommissionRow[],
  { today, timeZone }: Beginning,
): DemoCommissionWeek[] {
  const random = createRandom(8090);
  const running = weekStart(today);
  const weeks = new Map(
    rows
      .filter(({ week_start }) => week_start < running)
      .map(({ company_id, employee_id, week_start }) => [
        `${week_start} ${employee_id}`,
        { company_id, employee_id, week_start },
      ]),
  );
  return [...weeks.values()].map((week) => {
    const status = statusOf(diffDays(week.week_start, running) / 7, random);
    const decided_at =
      status === 'P' ? null : momentAt(addDays(week.week_start, 8), 600 + random.between(0, 300), timeZone);
    return { ...week, status, decided_at };
  });
}

/** What the ERP has taken in: each contract on the morning after its sale, with what it earns by the rule. */
export function planCommissionReport(
  contracts: readonly DemoContract[],
  { today, timeZone }: Beginning,
): Insertable<Schema['commission_report_row']>[] {
  return contracts
    .filter(({ sold_on }) => sold_on < today)
    .map((contract) => {
      const base = withoutTax(contract.net);
      return {
        company_id: contract.company_id,
        contract_id: contract.id,
        employee_id: contract.employee_id,
        week_start: weekStart(contract.sold_on),
        // Early in the day, so that it lies in the past whenever the demo begins.
        inserted_at: momentAt(addDays(contract.sold_on, 1), 0, timeZone),
        total: contract.net,
        base,
        commission: commissionOf(contract),
        secondary_commission: percentOf(base, COMMISSION_RULE.secondaryPercent),
        financed: contract.net - contract.down_payment,
        payments: contract.payments,
        financing_description: contract.financing_plan,
        plan_description: contract.items.map(({ item_name }) => item_name).join(' + '),
      };
    });
}
