import { mayDecide, seesOthersCommissions } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { PendingWeek } from '@sereno/domain/commission';
import type { SessionUser } from '@sereno/domain/session';
import { type BusinessWeek, type CataloguedWeek, formatWeek } from '@sereno/domain/week';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCalls } from '../../../../platform/calls.ts';
import { useToday } from '../../../../platform/clock.ts';
import { shownData } from '../../../../platform/queries.ts';
import { cataloguedWeeksQuery, pendingQuery, type Whose } from '../weeklyQueries.ts';
import { startWeek } from './startWeek.ts';
import { isInReach, readWeekFilters, type WeekFilters, writeWeekFilters } from './weekAddress.ts';

/** What the page is asked about, and what changes it. */
export type WeekFilterState = {
  /** The week that is shown; null until it is known which it is, and where the address asks for one that cannot be shown. */
  readonly week: BusinessWeek | null;
  /** What the address says in the place of a week that can be shown; null where it does not. */
  readonly noWeek: string | null;
  /** The week that is shown where the address names none; null until it is known. */
  readonly start: BusinessWeek | null;
  /** Whose rows are shown: the viewer's own without the right to choose (CMA-03). */
  readonly whose: Whose;
  /** How many filters differ from how the page starts. */
  readonly chosen: number;
  readonly canChoose: boolean;
  /** Changes the filters in the place of those that were: Back leaves the page. */
  readonly change: (next: Partial<Omit<WeekFilters, 'noWeek'>>) => void;
  /** Shows the week of one adviser as a step of its own, from which Back leads to the list of all. */
  readonly show: (adviser: number) => void;
  readonly clear: () => void;
  /** The weeks that wait for the signed-in adviser, the newest first. */
  readonly pending: readonly PendingWeek[];
  /** The weeks as the company numbers them (WKP-11). */
  readonly catalogue: readonly CataloguedWeek[];
  readonly today: CalendarDate;
};

const none: readonly never[] = [];
const noFilters: WeekFilters = { week: null, noWeek: null, management: null, adviser: null };

const isSame = (one: BusinessWeek | null, other: BusinessWeek | null): boolean =>
  (one && formatWeek(one)) === (other && formatWeek(other));

/**
 * Week, management and adviser, kept in the address, so that a link shows the same and a reload keeps them (CMA-01 to CMA-03). The week
 * that the page starts with is written there as well: after a reload the same week is signed that was looked at.
 */
export function useWeekFilters(user: SessionUser): WeekFilterState {
  const calls = useCalls();
  const today = useToday();
  const decides = mayDecide(user);
  const canChoose = seesOthersCommissions(user);
  const weeks = useQuery(cataloguedWeeksQuery(calls));
  const waiting = useQuery({ ...pendingQuery(calls), enabled: decides });
  const catalogue = shownData(weeks) ?? none;
  const pending = shownData(waiting) ?? none;
  const isKnown = !weeks.isPending && (!decides || !waiting.isPending);
  const start = useMemo(
    () => (isKnown ? startWeek(today, catalogue, pending) : null),
    [isKnown, today, catalogue, pending],
  );

  // A week that waited and is decided now stays, even where it has gone out of the picker's reach meanwhile.
  const [last, setLast] = useState<BusinessWeek | null>(null);
  const [path] = useLocation();
  const [ownPath] = useState(path);
  const [search, setSearch] = useSearchParams();
  const read = useCallback(
    (params: URLSearchParams): WeekFilters => {
      const isOffered = (week: BusinessWeek): boolean =>
        isInReach(week, today, catalogue) || isSame(week, last) || pending.some((other) => isSame(other.week, week));
      const filters = readWeekFilters(params, canChoose, catalogue, isOffered);
      return filters.noWeek === null ? { ...filters, week: filters.week ?? start } : filters;
    },
    [canChoose, catalogue, last, pending, start, today],
  );
  const filters = read(search);
  const { management, adviser } = filters;
  const own = user.employee.slpCode;
  const whose: Whose = canChoose ? { adviser, management } : { adviser: own, management: null };
  const week = isKnown ? filters.week : null;
  if (week !== null && !isSame(week, last)) setLast(week);

  const write = useCallback(
    (next: (before: WeekFilters) => WeekFilters, isStep = false): void =>
      setSearch(
        (current) => writeWeekFilters(next(read(current)), new URLSearchParams(current)),
        isStep ? {} : { replace: true, state: window.history.state },
      ),
    [read, setSearch],
  );
  // Units that cannot be read would only pretend to narrow; whether a week can be is known once the catalogue is.
  const isTidy = writeWeekFilters(filters, new URLSearchParams(search)).toString() === search.toString();
  // The page that comes next has an address of its own, also while this one still stands until its code is there.
  const isHere = path === ownPath;
  useEffect(() => {
    if (isHere && isKnown && !isTidy) write((same) => same);
  }, [isHere, isKnown, isTidy, write]);

  return {
    // The same object as long as it is the same week.
    week: week && last,
    noWeek: isKnown ? filters.noWeek : null,
    start,
    whose,
    chosen: [!isSame(filters.week, start), management !== null, adviser !== null].filter(Boolean).length,
    canChoose,
    change: (next) => write((before) => ({ ...before, ...(next.week && { noWeek: null }), ...next })),
    show: (next) => write((before) => ({ ...before, adviser: next }), true),
    clear: () => write(() => ({ ...noFilters, week: start })),
    pending,
    catalogue,
    today,
  };
}
