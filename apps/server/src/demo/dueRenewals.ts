import { addDays, addMonths, type CalendarDate, diffDays } from '@sereno/domain/calendar';
import type { DemoContract } from './contractPlan.ts';
import type { DemoProspect } from './prospectPlan.ts';

/** The employees of rol8 and rol9: they have a renewal in the last seven days, whenever the demo begins. */
const SELLERS = [108, 109];

/** How long ago a policy was sold that was renewed two days ago. */
const DUE_DAYS = 182 + 2;
/** What was sold of late stays as it is, so that there is something to see of every week. */
const SETTLED_DAYS = 80;

/** Moves one policy of each of these sellers to the day on which it was sold if it has just been renewed (STM-08). */
export function withDueRenewals(
  contracts: readonly DemoContract[],
  prospects: readonly DemoProspect[],
  today: CalendarDate,
): DemoContract[] {
  const day = addDays(today, -DUE_DAYS);
  const createdOn = new Map(prospects.map((prospect) => [prospect.row.id, prospect.createdOn]));
  const distance = ({ sold_on }: DemoContract) => Math.abs(diffDays(sold_on, day));
  const moved = new Set(
    SELLERS.map((seller) => {
      const policies = contracts.filter(
        ({ employee_id, business_line, campaign_id, cancelled_on, sold_on, prospect_id }) =>
          employee_id === seller &&
          business_line === 'SG' &&
          campaign_id === null &&
          cancelled_on === null &&
          sold_on <= addDays(today, -SETTLED_DAYS) &&
          (createdOn.get(prospect_id) ?? today) <= day,
      );
      return policies.toSorted((one, other) => distance(one) - distance(other))[0];
    }),
  );
  return contracts.map((contract) => {
    if (!moved.has(contract)) return contract;
    const isPaid = addMonths(day, contract.payments) <= today;
    return { ...contract, sold_on: day, status: isPaid ? 'settled' : 'current' };
  });
}
