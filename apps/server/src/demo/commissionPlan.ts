import { addMonths, type CalendarDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { distribute, withoutTax } from '@sereno/domain/money';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type DemoContract, weekStart } from './contractPlan.ts';
import { demoMonths } from './campaignPlan.ts';

type Row = Insertable<Schema['commission_row']>;
type Renewal = Insertable<Schema['insurance_renewal']>;

/**
 * The demo's rule of commissions, in cents. A contract earns a share of its net amount without tax. The down payment pays
 * as much of it as it is of the net amount; the first monthly payments pay the rest in equal parts; a cancellation takes
 * back what has been paid. A renewal earns its share at once. An adviser who sells enough in a month gets a bonus in the week
 * of its last day. Each row falls into the business week of its day, and days to come have none.
 */
export const COMMISSION_RULE = {
  /** Per cent of the net amount without tax. */
  ratePercent: { PF: 20, SG: 12, BF: 15 },
  /** So many monthly payments carry commission. */
  payingMonths: 3,
  renewalPercent: 5,
  /** From so much net amount in a month on, contracts cancelled within the month left out. */
  bonusFrom: 6_000_000,
  bonusPercent: 1,
  /** Shown as 'Comisión Integre 26%' (CMR-03). */
  secondaryPercent: 26,
} as const;

/** A share in per cent, rounded to the cent. */
export const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/** What a contract earns in all. */
export const commissionOf = (contract: DemoContract) =>
  percentOf(withoutTax(contract.net), COMMISSION_RULE.ratePercent[contract.business_line]);

type Line = { readonly kind: Row['kind']; readonly day: CalendarDate; readonly earned: number };

function rowOf(
  owner: { company_id: number; employee_id: number; id?: number },
  { kind, day, earned }: Line,
  figures: { collected: number; total: number },
): Row {
  return {
    company_id: owner.company_id,
    employee_id: owner.employee_id,
    week_start: weekStart(day),
    kind,
    contract_id: owner.id ?? null,
    collected: figures.collected,
    collected_untaxed: withoutTax(figures.collected),
    total: figures.total,
    new_sale: kind === 'ENGANCHE' || kind === 'CANCELACION' ? earned : 0,
    monthly: kind === 'MENSUALIDAD' || kind === 'RENOVACION' ? earned : 0,
    bonus: kind === 'BONO' ? earned : 0,
    pending: figures.total - earned,
  };
}

/** The rows of one contract, up to today. */
function contractRows(contract: DemoContract, today: CalendarDate): Row[] {
  const { sold_on, cancelled_on, net, down_payment, payments } = contract;
  const total = commissionOf(contract);
  const first = Math.round((total * down_payment) / net);
  const rows = [rowOf(contract, { kind: 'ENGANCHE', day: sold_on, earned: first }, { collected: down_payment, total })];
  let paid = first;
  const shares = payments === 0 ? [] : distribute(total - first, COMMISSION_RULE.payingMonths);
  const instalments = payments === 0 ? [] : distribute(net - down_payment, payments);
  for (const [index, earned] of shares.entries()) {
    const day = addMonths(sold_on, index + 1);
    if (day > today || (cancelled_on !== null && cancelled_on <= day)) break;
    const collected = instalments[index] ?? 0;
    rows.push(rowOf(contract, { kind: 'MENSUALIDAD', day, earned }, { collected, total: total - paid }));
    paid += earned;
  }
  if (cancelled_on !== null) {
    rows.push(
      rowOf(contract, { kind: 'CANCELACION', day: cancelled_on, earned: 0 - paid }, { collected: 0, total: 0 - paid }),
    );
  }
  return rows;
}

/** The bonuses of the months that have ended. */
function bonusRows(contracts: readonly DemoContract[], today: CalendarDate): Row[] {
  const byMonth = Map.groupBy(contracts, ({ sold_on }) => monthOf(sold_on));
  return demoMonths(today, 16).flatMap((month) => {
    const { end } = monthRange(month);
    if (end >= today) return [];
    const valid = (byMonth.get(month) ?? []).filter(({ cancelled_on }) => cancelled_on === null || cancelled_on > end);
    return [...Map.groupBy(valid, ({ employee_id }) => employee_id)].flatMap(([employee_id, sales]) => {
      const net = sales.reduce((sum, contract) => sum + contract.net, 0);
      if (net < COMMISSION_RULE.bonusFrom) return [];
      const earned = percentOf(withoutTax(net), COMMISSION_RULE.bonusPercent);
      const company_id = sales[0]?.company_id ?? 0;
      return [rowOf({ company_id, employee_id }, { kind: 'BONO', day: end, earned }, { collected: 0, total: earned })];
    });
  });
}

function renewalRow(renewal: Renewal): Row {
  const earned = percentOf(withoutTax(renewal.amount), COMMISSION_RULE.renewalPercent);
  return rowOf(
    { ...renewal, id: renewal.contract_id },
    { kind: 'RENOVACION', day: renewal.renewed_on, earned },
    { collected: renewal.amount, total: earned },
  );
}

/** Every commission of the demo, as it follows by the rule from contracts and renewals. */
export function planCommissions(
  contracts: readonly DemoContract[],
  renewals: readonly Renewal[],
  today: CalendarDate,
): Row[] {
  return [
    ...contracts.flatMap((contract) => contractRows(contract, today)),
    ...renewals.map(renewalRow),
    ...bonusRows(contracts, today),
  ];
}
