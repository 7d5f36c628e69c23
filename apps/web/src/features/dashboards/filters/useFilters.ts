import {
  chooseLevel,
  defaultFilters,
  type FilterLevel,
  type FilterPlan,
  type Filters,
  type FilterSwitch,
  isTidyAddress,
  keepKnown,
  readFilters,
  turnSwitch,
  writeFilters,
} from '@sereno/domain/dashboards';
import { NO_VIEWER, type Viewer } from '@sereno/domain/access';
import type { CalendarDate, DateRange } from '@sereno/domain/calendar';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../../platform/clock.ts';
import { sessionAtom } from '../../../platform/session.ts';
import { useAddress } from '../../../platform/useAddress.ts';

/** What is chosen at the levels of a dashboard, and what changes it. */
export type ChosenState = {
  /** The same object as long as they say the same, whatever else changes in the address. */
  readonly filters: Pick<Filters, 'chosen' | 'switches'>;
  /** Chooses at a level and resets the lower ones (FLT-02). */
  readonly choose: (level: FilterLevel, ids: readonly string[]) => void;
  /** Drops what a level's list does not offer (any more). */
  readonly dropUnknown: (level: FilterLevel, known: ReadonlySet<string>) => void;
  readonly viewer: Viewer;
};

/** The filters of a dashboard and what changes them. */
export type FilterState = ChosenState & {
  readonly filters: Filters;
  readonly setRange: (range: DateRange) => void;
  /** Switches the comparison with the previous period. */
  readonly setCompare: (on: boolean) => void;
  /** Turns a switch that narrows (STM-04, STM-05). */
  readonly setSwitch: (name: FilterSwitch, on: boolean) => void;
  /** Puts other filters in the place of all. */
  readonly apply: (filters: Filters) => void;
  /** As the dashboard starts (FLT-03), without comparison. */
  readonly clear: () => void;
  readonly today: CalendarDate;
};

/**
 * The filters of a dashboard, kept in its address, so that a link shows the same and a reload keeps them (FLT-01). Changes
 * take the place of what stood there: Back leaves the dashboard, and does not undo them one by one.
 */
export function useFilters(plan: FilterPlan): FilterState {
  const user = useAtomValue(sessionAtom)?.user;
  const viewer: Viewer = user ?? NO_VIEWER;
  const today = useToday();
  const [search, changeAddress] = useAddress();
  const read = readFilters(plan, viewer, search, today);
  const text = writeFilters(plan, read, new URLSearchParams(), today).toString();
  const filters = useMemo(
    () => readFilters(plan, viewer, new URLSearchParams(text), today),
    [plan, viewer, text, today],
  );

  // Leave the URL alone while signed out, so it survives the next sign-in.
  const isTidy = user === undefined || isTidyAddress(plan, viewer, search, today);
  useEffect(() => {
    if (!isTidy) changeAddress((params) => writeFilters(plan, readFilters(plan, viewer, params, today), params, today));
  }, [isTidy, plan, viewer, today, changeAddress]);

  return useMemo(() => {
    const change = (next: (before: Filters) => Filters): void =>
      changeAddress((params) => writeFilters(plan, next(readFilters(plan, viewer, params, today)), params, today));
    return {
      filters,
      setRange: (range) => change((before) => ({ ...before, range })),
      setCompare: (compare) => change((before) => ({ ...before, compare })),
      setSwitch: (name, on) => change((before) => turnSwitch(before, name, on)),
      choose: (level, ids) => change((before) => chooseLevel(plan, before, level, ids)),
      dropUnknown: (level, known) => change((before) => keepKnown(before, level, known)),
      apply: (other) => change(() => other),
      clear: () => change(() => defaultFilters(today)),
      viewer,
      today,
    };
  }, [filters, plan, viewer, today, changeAddress]);
}
