import type { CalendarDate } from '@sereno/domain/calendar';
import {
  defaultFinancialFilters,
  type FinancialFilters,
  readFinancialFilters,
  writeFinancialFilters,
} from '@sereno/domain/dashboards';
import { useCallback, useEffect, useMemo } from 'react';
import { useToday } from '../../../platform/clock.ts';
import { useAddress } from '../../../platform/useAddress.ts';

/** The filters of the financial dashboard and what changes them. */
export type FinancialFilterState = {
  /** The same object as long as they say the same. */
  readonly filters: FinancialFilters;
  readonly change: (next: (before: FinancialFilters) => FinancialFilters) => void;
  /** The current month, of all lines and media. */
  readonly clear: () => void;
  readonly today: CalendarDate;
};

/**
 * The filters, kept in the address, so that a link shows the same and a reload keeps them. What the address says and cannot be,
 * such as a month that is yet to come, is removed from it (FIN-01).
 */
export function useFinancialFilters(): FinancialFilterState {
  const today = useToday();
  const [search, changeAddress] = useAddress();
  const { month, businessLine, medium } = readFinancialFilters(search, today);
  const filters = useMemo(() => ({ month, businessLine, medium }), [month, businessLine, medium]);

  const change = useCallback<FinancialFilterState['change']>(
    (next) =>
      changeAddress((params) => writeFinancialFilters(next(readFinancialFilters(params, today)), params, today)),
    [changeAddress, today],
  );

  const isPlain = writeFinancialFilters(filters, new URLSearchParams(search), today).toString() === search.toString();
  useEffect(() => {
    if (!isPlain) change((same) => same);
  }, [isPlain, change]);

  return { filters, change, clear: () => change(() => defaultFinancialFilters(today)), today };
}
