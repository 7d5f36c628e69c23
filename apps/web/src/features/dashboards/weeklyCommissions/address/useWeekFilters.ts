import type { CalendarDate } from '@sereno/domain/calendar';
import { mayDecide, type PendingWeek } from '@sereno/domain/commission';
import type { SessionUser } from '@sereno/domain/session';
import { type BusinessWeek, type CataloguedWeek, formatWeek } from '@sereno/domain/week';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCalls } from '../../../../platform/calls.ts';
import { useToday } from '../../../../platform/clock.ts';
import { shownData } from '../../../../platform/queries.ts';
import { cataloguedWeeksQuery, pendingQuery, type Whose } from '../weeklyQueries.ts';
import { startWeek } from './startWeek.ts';
import { isInReach, readWeekFilters, type WeekFilters, writeWeekFilters } from './weekAddress.ts';

/** What the page is asked about, and what changes it. */
export type WeekFilterState = {
  /** The week that is shown; null until it is known which it is. */
  readonly week: BusinessWeek | null;
  /** Whose rows are shown: the viewer's own for whoever may not choose (CMA-03). */
  readonly whose: Whose;
  /** How many filters the address holds. */
  readonly chosen: number;
  readonly canChoose: boolean;
  readonly change: (next: Partial<WeekFilters>) => void;
  readonly clear: () => void;
  /** The weeks that wait for the signed-in adviser, the newest first. */
  readonly pending: readonly PendingWeek[];
  /** The weeks as the company numbers them (WKP-11). */
  readonly catalogue: readonly CataloguedWeek[];
  readonly today: CalendarDate;
};

const none: readonly never[] = [];

/** Whether a viewer chooses whose rows are shown (CMA-02). What is no role at all does not. */
const canChooseWhose = ({ roleId }: SessionUser): boolean => Number.isInteger(roleId) && roleId >= 1 && roleId < 8;

/** Week, management and adviser, kept in the address, so that a link shows the same and a reload keeps them (CMA-01 to CMA-03). */
export function useWeekFilters(user: SessionUser): WeekFilterState {
  const calls = useCalls();
  const today = useToday();
  const decides = mayDecide(user);
  const canChoose = canChooseWhose(user);
  const weeks = useQuery(cataloguedWeeksQuery(calls));
  const waiting = useQuery({ ...pendingQuery(calls), enabled: decides });
  const catalogue = shownData(weeks) ?? none;
  const pending = shownData(waiting) ?? none;

  // Once it is known it stays, so that a week that has just been signed does not give way to the next one.
  const [first, setFirst] = useState<BusinessWeek | null>(null);
  const isKnown = !weeks.isPending && (!decides || !waiting.isPending);
  if (first === null && isKnown) setFirst(startWeek(today, catalogue, pending));

  const [search, setSearch] = useSearchParams();
  const read = useCallback(
    (params: URLSearchParams) =>
      readWeekFilters(
        params,
        canChoose,
        catalogue,
        (week) =>
          isInReach(week, today, catalogue) || pending.some((other) => formatWeek(other.week) === formatWeek(week)),
      ),
    [canChoose, catalogue, pending, today],
  );
  const filters = read(search);

  // What cannot be read would only pretend to narrow; whether a week can be is known once the catalogue is.
  const isTidy = writeWeekFilters(filters, new URLSearchParams(search)).toString() === search.toString();
  const write = useCallback(
    (next: (before: WeekFilters) => WeekFilters): void =>
      setSearch((current) => writeWeekFilters(next(read(current)), new URLSearchParams(current)), {
        replace: true,
        state: window.history.state,
      }),
    [read, setSearch],
  );
  useEffect(() => {
    if (isKnown && !isTidy) write((same) => same);
  }, [isKnown, isTidy, write]);

  const { management, adviser } = filters;
  const own = user.employee.slpCode;
  const whose = useMemo(
    () => (canChoose ? { adviser, management } : { adviser: own, management: null }),
    [canChoose, adviser, management, own],
  );
  const asked = (isKnown ? filters.week : null) ?? first;
  const [year, number] = [asked?.year, asked?.week];
  return {
    // The same object as long as it is the same week.
    week: useMemo(() => (year === undefined || number === undefined ? null : { year, week: number }), [year, number]),
    whose,
    chosen: [filters.week, management, adviser].filter((one) => one !== null).length,
    canChoose,
    change: (next) => write((before) => ({ ...before, ...next })),
    clear: () => {
      setFirst(null);
      write(() => ({ week: null, management: null, adviser: null }));
    },
    pending,
    catalogue,
    today,
  };
}
