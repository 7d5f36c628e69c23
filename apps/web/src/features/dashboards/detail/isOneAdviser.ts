import type { Filters, RenewalAsk } from '@sereno/domain/dashboards';

/** Whether all rows are of one adviser, who stands above them: who was pressed, or the only one who is chosen. */
export const isOneAdviser = (
  { slpCode, adviserName }: Pick<RenewalAsk, 'slpCode' | 'adviserName'>,
  { chosen }: Pick<Filters, 'chosen'>,
): boolean => slpCode !== undefined || adviserName !== undefined || chosen.adviser?.length === 1;
