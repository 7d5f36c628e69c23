import type { ContractQuery, ContractMeasure, Filters, RenewalQuery } from '@sereno/domain/dashboards';

/** The order in which amounts get room that is left. */
const ORDER: readonly ContractMeasure[] = ['contractAmount', 'discountAmount', 'downPayment'];

/** The amount that was asked about; undefined where it was none of those that can be out of sight. */
export const requestedAmount = ({ measure, downPaymentMethod }: ContractQuery): ContractMeasure | undefined =>
  measure ?? (downPaymentMethod === undefined ? undefined : 'downPayment');

/**
 * The amounts that start in sight beside the net one and that of an item: what was asked about first, and so many as there is room for.
 * The column of the status, which contracts that were cancelled do not need, and that of the adviser leave room for one each.
 */
export function amountsInSight(detail: ContractQuery, isOneAdviser: boolean): ReadonlySet<ContractMeasure> {
  const room = (detail.basis === 'cancelled' ? 1 : 0) + (isOneAdviser ? 1 : 0) + (detail.item === undefined ? 1 : 0);
  const requested = requestedAmount(detail);
  const order = requested === undefined ? ORDER : [requested, ...ORDER.filter((measure) => measure !== requested)];
  return new Set(order.slice(0, room));
}

/** Whether all rows are of one adviser, who stands above them: who was pressed, or the only one who is chosen. */
export const isOneAdviser = (
  { slpCode, adviserName }: Pick<RenewalQuery, 'slpCode' | 'adviserName'>,
  { chosen }: Pick<Filters, 'chosen'>,
): boolean => slpCode !== undefined || adviserName !== undefined || chosen.adviser?.length === 1;
