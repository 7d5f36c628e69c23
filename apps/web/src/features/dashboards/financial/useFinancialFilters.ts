import { NO_VIEWER, type Viewer } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import {
  chooseLevel,
  defaultFinancialFilters,
  FINANCIAL_FILTERS,
  type FinancialFilters,
  keepKnown,
  readFinancialFilters,
  writeFinancialFilters,
} from '@sereno/domain/dashboards';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useToday } from '../../../platform/clock.ts';
import { sessionAtom } from '../../../platform/session.ts';
import { useAddress } from '../../../platform/useAddress.ts';
import type { ChosenState } from '../filters/useFilters.ts';

/** The filters of the financial dashboard and what changes them. */
export type FinancialFilterState = ChosenState & {
  readonly filters: FinancialFilters;
  readonly change: (next: (before: FinancialFilters) => FinancialFilters) => void;
  /** The current month, of all lines, media and people. */
  readonly clear: () => void;
  readonly today: CalendarDate;
};

/**
 * The filters, kept in the address, so that a link shows the same and a reload keeps them. What the address says and cannot be,
 * such as a month that is yet to come, is removed from it (FIN-01).
 */
export function useFinancialFilters(): FinancialFilterState {
  const viewer: Viewer = useAtomValue(sessionAtom)?.user ?? NO_VIEWER;
  const today = useToday();
  const [search, changeAddress] = useAddress();
  const read = readFinancialFilters(viewer, search, today);
  const text = writeFinancialFilters(read, new URLSearchParams(), today).toString();
  const filters = useMemo(() => readFinancialFilters(viewer, new URLSearchParams(text), today), [viewer, text, today]);

  const change = useCallback<FinancialFilterState['change']>(
    (next) =>
      changeAddress((params) =>
        writeFinancialFilters(next(readFinancialFilters(viewer, params, today)), params, today),
      ),
    [changeAddress, viewer, today],
  );

  const isPlain = writeFinancialFilters(filters, new URLSearchParams(search), today).toString() === search.toString();
  useEffect(() => {
    if (!isPlain) change((same) => same);
  }, [isPlain, change]);

  return useMemo(
    () => ({
      filters,
      change,
      choose: (level, ids) => change((before) => chooseLevel(FINANCIAL_FILTERS, before, level, ids)),
      dropUnknown: (level, known) => change((before) => keepKnown(before, level, known)),
      clear: () => change(() => defaultFinancialFilters(today)),
      viewer,
      today,
    }),
    [filters, change, viewer, today],
  );
}
