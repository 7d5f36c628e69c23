import type { ContractAsk } from '@sereno/domain/dashboards';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';
import { askedAmount } from './contractAmounts.ts';

type Words = Translate<typeof es>;

function payments(count: number, t: Words): string {
  return count === 0 ? t('dashboardDetail.cash') : t('dashboardDetail.payments', { count });
}

/** A place in words: its county, its postal code, and its state where there is nothing smaller. */
function place({ stateCode, county, zipCode }: ContractAsk, t: Words): readonly (string | undefined)[] {
  const zip = zipCode === undefined ? undefined : t('dashboardDetail.zipCode', { zipCode });
  const smaller = [county, zip];
  return smaller.some((name) => name !== undefined) ? smaller : [stateCode];
}

/** What contracts have in common beside their days and their adviser, in words; undefined for what narrows nothing. */
export const contractNames = (ask: ContractAsk, t: Words): readonly (string | undefined)[] => [
  ask.businessLine,
  ask.status,
  ask.prospectionMeans,
  ask.payments === undefined ? undefined : payments(ask.payments, t),
  ask.downPaymentMethod,
  ask.item,
  ...place(ask, t),
];

/** What the columns of contracts are, for the memory of a table: another mark starts with other ones in sight. */
export function contractKind(ask: ContractAsk, isOneAdviser: boolean): string {
  const asked = askedAmount(ask);
  return [
    'contracts',
    ask.basis === 'cancelled' && 'cancelled',
    ask.item !== undefined && 'items',
    asked !== 'contractAmount' && asked,
    isOneAdviser && 'oneAdviser',
  ]
    .filter(Boolean)
    .join('-');
}
