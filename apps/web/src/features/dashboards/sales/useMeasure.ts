import { SALES_MEASURES, type SalesMeasure } from '@sereno/domain/dashboards';
import { useCallback } from 'react';
import { setParameter, useAddress } from '../../../platform/useAddress.ts';

/** How each measure is written. */
export const UNITS = { amount: 'money', sales: 'count' } as const;

const PARAMETER = 'medida';
/** The word of the address for what is not measured at first. */
const CONTRACTS = 'contratos';

export type MeasureState = {
  readonly measure: SalesMeasure;
  /** It stays the same over renders. */
  readonly setMeasure: (measure: SalesMeasure) => void;
};

/**
 * What the charts and the maps measure, pesos unless the address says contracts; a link and a reload show the same. It is one for
 * the whole page, wherever it is switched.
 */
export function useMeasure(): MeasureState {
  const [search, change] = useAddress();
  const measure = SALES_MEASURES[Number(search.get(PARAMETER) === CONTRACTS)] ?? 'amount';
  const setMeasure = useCallback(
    (next: SalesMeasure): void =>
      change((params) => setParameter(params, PARAMETER, next === 'sales' ? CONTRACTS : null)),
    [change],
  );
  return { measure, setMeasure };
}
