import type { ContractQuery } from '@sereno/domain/dashboards';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';
import { requestedAmount } from './contractAmounts.ts';

type Words = Translate<typeof es>;

function payments(count: number, t: Words): string {
  return count === 0 ? t('dashboardDetail.cash') : t('dashboardDetail.payments', { count });
}

/** A place in words: its county, its postal code, and its state where there is nothing smaller. */
function place({ stateCode, county, zipCode }: ContractQuery, t: Words): readonly (string | undefined)[] {
  const zip = zipCode === undefined ? undefined : t('dashboardDetail.zipCode', { zipCode });
  const smaller = [county, zip];
  return smaller.some((name) => name !== undefined) ? smaller : [stateCode];
}

/** What contracts have in common beside their days and their adviser, in words; undefined for what narrows nothing. */
export const contractNames = (detail: ContractQuery, t: Words): readonly (string | undefined)[] => [
  detail.businessLine,
  detail.status,
  detail.prospectionMeans,
  detail.payments === undefined ? undefined : payments(detail.payments, t),
  detail.downPaymentMethod,
  detail.item,
  ...place(detail, t),
];

/** What the columns of contracts are, for the memory of a table: another mark starts with other ones in sight. */
export function contractKind(detail: ContractQuery, isOneAdviser: boolean): string {
  const requested = requestedAmount(detail);
  return [
    'contracts',
    detail.basis === 'cancelled' && 'cancelled',
    detail.item !== undefined && 'items',
    requested !== 'contractAmount' && requested,
    isOneAdviser && 'oneAdviser',
  ]
    .filter(Boolean)
    .join('-');
}
