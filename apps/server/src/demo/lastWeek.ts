import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import type { DemoContract } from './contractPlan.ts';

/** The employees of rol8 and rol9: one contract of each was cancelled in the last seven days. */
const SELLERS = [108, 109];
const CANCELLED_DAYS_AGO = 2;
/** No contract of the last weeks is taken for it, so that there is something to see of every week. */
const SOLD_DAYS_AGO = 14;

/** An adviser of the team of rol7, who has sold nothing for as long as a dashboard shows by itself. */
const QUIET = 122;
const QUIET_DAYS = 8;

/**
 * Ensures that the last seven days have a cancellation (SAL-12) and an adviser without sales (SAL-30) in the team of rol8,
 * whenever the demo begins.
 */
export function withLastWeek(contracts: readonly DemoContract[], today: CalendarDate): DemoContract[] {
  const cancelled = new Set(
    SELLERS.map((seller) =>
      contracts.findLast(
        ({ employee_id, campaign_id, cancelled_on, sold_on }) =>
          employee_id === seller &&
          campaign_id === null &&
          cancelled_on === null &&
          sold_on <= addDays(today, -SOLD_DAYS_AGO),
      ),
    ),
  );
  return contracts
    .filter(({ employee_id, sold_on }) => employee_id !== QUIET || sold_on <= addDays(today, -QUIET_DAYS))
    .map((contract) =>
      cancelled.has(contract)
        ? { ...contract, cancelled_on: addDays(today, -CANCELLED_DAYS_AGO), status: 'cancelled' }
        : contract,
    );
}
