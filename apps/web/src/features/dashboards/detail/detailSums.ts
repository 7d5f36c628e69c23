import type { ContractQuery, ContractDetail, RenewalDetail } from '@sereno/domain/dashboards';
import { addAmounts } from '@sereno/domain/money';
import type { FigureUnit, Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';

type Words = Translate<typeof es>;

/** A sum of the rows, under the name of what is summed. */
export type DetailSum = {
  readonly label: string /** Null where the amounts are none that can be added to the cent. */;
  readonly value: number | null;
  readonly unit: FigureUnit;
};

function sumOf(amounts: readonly number[]): number | null {
  try {
    return addAmounts(amounts);
  } catch {
    // A server may write any number, and one that is no amount must not take the rows away.
    return null;
  }
}

const pesos = (label: string, amounts: readonly number[]): DetailSum => ({
  label,
  value: sumOf(amounts),
  unit: 'money',
});
const count = (label: string, rows: readonly unknown[]): DetailSum => ({ label, value: rows.length, unit: 'count' });

/**
 * Number and sums of contracts, which are those of the figure that was pressed (TOT-02), the amount of which comes first; undefined
 * until they are known.
 */
export function contractSums(
  rows: readonly ContractDetail[] | null | undefined,
  { item, measure }: Pick<ContractQuery, 'item' | 'measure'>,
  t: Words,
): readonly DetailSum[] | undefined {
  if (!rows) return undefined;
  const ofItem = item === undefined ? [] : [pesos(t('dashboardDetail.itemAmount'), rows.map(itemAmount))];
  const amounts = AMOUNTS.map(({ id, name }) => ({
    id,
    sum: pesos(
      t(name),
      rows.map(({ [id]: amount }) => amount),
    ),
  }));
  const requested = amounts.filter(({ id }) => id === measure);
  const others = amounts.filter(({ id }) => id !== measure);
  return [
    ...requested.map(({ sum }) => sum),
    count(t('dashboardDetail.contracts'), rows),
    ...ofItem,
    ...others.map(({ sum }) => sum),
  ];
}

const AMOUNTS = [
  { id: 'contractAmount', name: 'dashboardDetail.contractAmount' },
  { id: 'discountAmount', name: 'dashboardDetail.discount' },
  { id: 'netAmount', name: 'dashboardDetail.netAmount' },
  { id: 'downPayment', name: 'dashboardDetail.downPayment' },
] as const;

const itemAmount = (row: ContractDetail): number => row.itemAmount ?? 0;

/** Number and sum of renewals (STM-08); undefined until they are known. */
export const renewalSums = (
  rows: readonly RenewalDetail[] | null | undefined,
  t: Words,
): readonly DetailSum[] | undefined =>
  rows
    ? [
        count(t('dashboardDetail.renewals'), rows),
        pesos(
          t('dashboardDetail.amount'),
          rows.map(({ amount }) => amount),
        ),
      ]
    : undefined;
