import { parseConfig } from '@sereno/domain/config';
import { type DayCount, type Filters, previousRange } from '@sereno/domain/dashboards';
import { createToasts } from '@sereno/ui/foundation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TextArea } from '../../../../i18n/textArea.ts';
import { connectApi } from '../../../../platform/api.ts';
import { PlatformProvider } from '../../../../platform/PlatformProvider.tsx';
import type { DashboardQuery } from '../../filters/dashboardQueries.ts';
import { useCompared } from '../../filters/useDashboardQuery.ts';
import { DashboardChart, type Drawing, wholeAnswer } from '../DashboardChart.tsx';
import { type Dashboard, DashboardContext } from '../dashboardContext.ts';
import { DashboardFigure } from '../DashboardFigure.tsx';

type Days = readonly DayCount[];
type Words = { readonly title: string };

const RANGE = { start: '2026-11-16', end: '2026-11-22' } as const;
/** The rows of the period before. */
export const BEFORE: Days = [{ date: '2026-11-09', count: 8 }];

const query: DashboardQuery<Days> = (_, { range }) => ({ queryKey: ['days', range], queryFn: async () => [] });

const text = { firstName: '', lastName: null, sellerName: null, email: null, mobile: null, extEmpNo: null };
const user: Dashboard['user'] = {
  id: 8,
  roleId: 8,
  companyId: 1,
  employeeId: null,
  name: 'Jorge',
  fullName: 'Jorge Cruz',
  userName: 'rol8',
  carouselOn: false,
  teamCarousel: false,
  companyName: '',
  roleName: '',
  employee: { ...text, slpCode: null, employeeId: null, jobTitle: null, businessLineName: null, manager: null },
};

const texts: TextArea<Words> = {
  load: async () => () => '',
  preload: async () => undefined,
  useTexts: () => () => '',
};

/** Whether the person compares, and whether the answer about the period before has come. */
export type Comparison = { readonly compare: boolean; readonly isBeforeKnown?: boolean };

/** The markup of a part of a dashboard whose period has 12 prospects, and the period before 8. */
function markupOf(part: ReactNode, { compare, isBeforeKnown = true }: Comparison): string {
  const filters: Filters = { range: RANGE, compare, chosen: {} };
  const client = new QueryClient();
  client.setQueryData(['days', RANGE], [{ date: '2026-11-16', count: 12 }]);
  if (isBeforeKnown) client.setQueryData(['days', previousRange(RANGE)], BEFORE);
  const store = createStore();
  const config = parseConfig({});
  const platform = { store, config, api: connectApi(store, config, () => undefined), toasts: createToasts() };
  const exports = { csv: false, print: false };
  return renderToStaticMarkup(
    <PlatformProvider {...platform}>
      <QueryClientProvider client={client}>
        <DashboardContext value={{ user, filters, resetKey: '', open: () => undefined, exports }}>
          {part}
        </DashboardContext>
      </QueryClientProvider>
    </PlatformProvider>,
  );
}

/** The markup of a figure. */
export const figureMarkup = (comparison: Comparison, isCompared?: boolean): string =>
  markupOf(
    <DashboardFigure
      query={query}
      label="Prospectos"
      value={(days) => days.reduce((sum, { count }) => sum + count, 0)}
      {...(isCompared !== undefined && { isCompared })}
    />,
    comparison,
  );

/** What a chart is drawn from. */
export function drawingOf(comparison: Comparison, isCompared: boolean): Drawing<Days, Words> | undefined {
  const drawings: Drawing<Days, Words>[] = [];
  markupOf(
    <DashboardChart
      texts={texts}
      query={query}
      rows={wholeAnswer}
      draw={(drawing: Drawing<Days, Words>) => {
        drawings.push(drawing);
        return { chart: {} };
      }}
      isCompared={isCompared}
    >
      {() => null}
    </DashboardChart>,
    comparison,
  );
  return drawings.at(-1);
}

/** What rows are compared with that answer the filters that are chosen, or older ones. */
export function comparedWith(isOld: boolean): Days | null | undefined {
  const seen: (Days | null | undefined)[] = [];
  const Compared = () => {
    seen.push(useCompared(query, { range: RANGE, compare: true, chosen: {} }, isOld));
    return null;
  };
  markupOf(<Compared />, { compare: true });
  return seen.at(-1);
}
