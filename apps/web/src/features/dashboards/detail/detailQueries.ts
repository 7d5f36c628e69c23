import type { Calls } from '@sereno/api/calls';
import { createDetailCalls, type DetailCalls } from '@sereno/api/detail';
import { ACTIVITY_TYPE, counterOf } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import {
  BUSINESS_LINES,
  type BusinessLine,
  type ContractDetail,
  type DetailQuery,
  type Filters,
} from '@sereno/domain/dashboards';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { peopleIn, summaryScope } from '../filters/scopes.ts';
import { teamPeople } from '../filters/teamPeople.ts';

export type DetailOf<Kind extends DetailQuery['kind']> = Extract<DetailQuery, { readonly kind: Kind }>;

/** The calls of the rows, and those that name the people of a team; the code of the first comes with the rows. */
export function useDetailCalls(): Calls & { readonly detail: DetailCalls } {
  const calls = useCalls();
  const { doors } = usePlatform().api;
  return useMemo(() => ({ ...calls, detail: createDetailCalls(doors) }), [calls, doors]);
}

type AskedCalls = ReturnType<typeof useDetailCalls>;

/** What rows are kept under: apart from the figures, whose age and refreshing do not depend on them. */
const DETAIL = 'dashboardDetail';

/** The days whose rows are asked for: those of the mark, or the dashboard's period. */
export const daysOf = ({ days }: Pick<DetailQuery, 'days'>, { range }: Pick<Filters, 'range'>): DateRange =>
  days ?? range;

/** What narrows the rows beside the mark that was pressed. */
type Narrowed = {
  readonly filters: Filters;
  /** The team dashboard's switch (STM-04). */
  readonly activeOnly?: boolean | undefined;
};

/** The lines that both the filter and the mark leave: 'none' where they are two; undefined for all. */
function lineOf(
  requested: BusinessLine | undefined,
  [chosen]: readonly string[] = [],
): BusinessLine | 'none' | undefined {
  if (chosen === undefined) return requested;
  return requested === undefined || requested === chosen ? BUSINESS_LINES.find((line) => line === chosen) : 'none';
}

/** The contracts behind a figure (DSH-04, TOT-02, TOT-03, SAL-08 to SAL-34, STM-09, STM-10), of the filtered people. */
export function contractDetailQuery(
  calls: AskedCalls,
  detail: DetailOf<'contracts'>,
  { filters, activeOnly }: Narrowed,
) {
  const { kind: _kind, days: _days, measure: _measure, businessLine: requested, ...mark } = detail;
  const range = daysOf(detail, filters);
  const businessLine = lineOf(requested, filters.chosen.businessLine);
  const scope = { ...peopleIn(filters), activeOnly, ...mark };
  return queryOptions({
    queryKey: [DETAIL, 'contracts', range, businessLine, scope, filters.chosen.dashboardTeam],
    queryFn: async ({ signal, client }): Promise<readonly ContractDetail[]> => {
      const people = await teamPeople(calls, filters, client);
      if (people === null || businessLine === 'none') return [];
      return calls.detail.contracts(range, { ...scope, ...people, businessLine }, signal);
    },
  });
}

/** The renewals behind a figure (STM-08), of the filtered people. */
export function renewalDetailQuery(calls: AskedCalls, detail: DetailOf<'renewals'>, { filters, activeOnly }: Narrowed) {
  const { kind: _kind, days: _days, ...seller } = detail;
  const range = daysOf(detail, filters);
  const scope = { ...peopleIn(filters), activeOnly, ...seller };
  return queryOptions({
    queryKey: [DETAIL, 'renewals', range, scope, filters.chosen.dashboardTeam],
    queryFn: async ({ signal, client }) => {
      const people = await teamPeople(calls, filters, client);
      return people === null ? [] : calls.detail.renewals(range, { ...scope, ...people }, signal);
    },
  });
}

/** The activities behind a figure (DSH-02, DSH-03, DSH-05, DSH-06), of the filtered people. */
export function activityDetailQuery(
  calls: Pick<AskedCalls, 'detail'>,
  detail: DetailOf<'activities'>,
  filters: Filters,
) {
  const { state, counter, tracingId } = detail;
  // SMS counts every type that no other counter does (ACD-05), and rows are asked for by one type or by none.
  const isMixed = counter === 'sms';
  const activityTypeId = counter === undefined || isMixed ? detail.activityTypeId : ACTIVITY_TYPE[counter];
  const range = daysOf(detail, filters);
  const scope = {
    ...summaryScope(filters),
    ...(state !== undefined && { state }),
    ...(activityTypeId !== undefined && { activityTypeId }),
    ...(tracingId !== undefined && { tracingId }),
  };
  return queryOptions({
    queryKey: [DETAIL, 'activities', range, scope, isMixed],
    queryFn: async ({ signal }) => {
      const rows = await calls.detail.activities(range, scope, signal);
      return isMixed ? rows.filter((row) => counterOf(row.activityTypeId) === counter) : rows;
    },
  });
}

/** The prospects behind a figure (DSH-07, DSH-08), of the filtered people. */
export function prospectDetailQuery(
  calls: Pick<AskedCalls, 'detail'>,
  detail: DetailOf<'prospects'>,
  filters: Filters,
) {
  const { prospectionMeansId } = detail;
  const range = daysOf(detail, filters);
  const scope = { ...summaryScope(filters), ...(prospectionMeansId !== undefined && { prospectionMeansId }) };
  return queryOptions({
    queryKey: [DETAIL, 'prospects', range, scope],
    queryFn: ({ signal }) => calls.detail.prospects(range, scope, signal),
  });
}
