import { createReportCalls, type ReportCalls, type ReportQuestion } from '@sereno/api/report';
import type { KnownReport, ReportFigures } from '@sereno/domain/report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { DASHBOARD, type DashboardQuery } from '../filters/dashboardQueries.ts';
import { summaryScope } from '../filters/scopes.ts';

/** The calls of the reports; their code comes with their page. */
export function useReportCalls(): ReportCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createReportCalls(doors), [doors]);
}

/** The figures of a report, of the filtered people. Cached with the figures of the dashboards, whose bar refreshes them. */
export const figuresQuery =
  (calls: ReportCalls, report: KnownReport, groupedBy: readonly string[]): DashboardQuery<ReportFigures> =>
  (_, requested) => {
    const scope = summaryScope(requested);
    return {
      queryKey: [DASHBOARD, 'report', report.id, groupedBy, requested.range, scope],
      queryFn: ({ signal }) => calls.reportFigures(report, { range: requested.range, scope, groupedBy }, signal),
    };
  };

/** Rows that one call answers at most. */
const LARGEST_PAGE = 200;

/** One page of the rows behind a figure; the page before stays until the next one is there. */
export const rowsQuery = (
  calls: ReportCalls,
  report: KnownReport,
  question: ReportQuestion & { readonly page: number; readonly pageSize: number },
) =>
  queryOptions({
    queryKey: [DASHBOARD, 'reportRows', report.id, question],
    queryFn: ({ signal }) => calls.reportRows(report, question, signal),
    placeholderData: keepPreviousData,
  });

/** All rows behind a figure, page after page: what the table writes to a file or on paper. */
export async function allRows(calls: ReportCalls, report: KnownReport, question: ReportQuestion, signal: AbortSignal) {
  const rows = [];
  for (let page = 0; ; page += 1) {
    const answer = await calls.reportRows(report, { ...question, page, pageSize: LARGEST_PAGE }, signal);
    rows.push(...answer.rows);
    if (answer.rows.length < LARGEST_PAGE) return rows;
  }
}
