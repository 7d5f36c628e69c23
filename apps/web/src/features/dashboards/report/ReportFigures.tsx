import type { FilterPlan } from '@sereno/domain/dashboards';
import {
  dimensionOf,
  figureOf,
  type GroupKey,
  type KnownReport,
  type ReportFigures as Figures,
  type Sums,
} from '@sereno/domain/report';
import { BarChart } from '@sereno/ui/charts';
import { PrintNotes, storedTable } from '@sereno/ui/data-table';
import { Button } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { frameTexts, reportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { Region } from '../../../platform/Region.tsx';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { Part } from '../kit/LatePart.tsx';
import { groupNames, keyName, type ReportText } from './groupNames.ts';
import { GroupingChoice } from './GroupingChoice.tsx';
import { About, Head } from './Report.styles.ts';
import { isTime, reportChart } from './reportChart.ts';
import { chartMeasure, type GroupRow, reportColumns } from './reportColumns.ts';
import { figuresQuery, useReportCalls } from './reportQueries.ts';
import { ReportTable } from './ReportTable.tsx';
import { usePrintNotes } from './usePrintNotes.ts';
import { useReportAddress } from './useReportAddress.ts';

/** The rows come when somebody asks for them: most read the figures. */
const RowsDrawer = lazyComponent(() => import('./reportDrawers.ts').then((module) => module.RowsDrawer));
const Subscriptions = lazyComponent(() => import('./reportDrawers.ts').then((module) => module.Subscriptions));

const idOf = ({ keys }: Pick<GroupRow, 'keys'>): string => JSON.stringify(keys);

/** The groups as rows of the table, each with its sums in the period before. */
function rowsOf(
  report: KnownReport,
  { groupedBy, groups }: Figures,
  before: Figures | null,
  t: ReportText,
): readonly GroupRow[] {
  const earlier = new Map<string, Sums>(before?.groups.map((group) => [idOf(group), group.sums]));
  return groups.map((group) => ({
    id: idOf(group),
    keys: group.keys,
    names: groupNames(report, groupedBy, group, t),
    sums: group.sums,
    before: before && (earlier.get(idOf(group)) ?? {}),
  }));
}

/** The largest groups first; the server gives them by their keys, which is the order of days and months. */
function inOrder(report: KnownReport, groupedBy: readonly string[], rows: readonly GroupRow[]): readonly GroupRow[] {
  if (isTime(report, groupedBy)) return rows;
  const measure = chartMeasure(report);
  const drawn = ({ sums }: GroupRow) => figureOf(measure, sums) ?? 0;
  return rows.toSorted((one, other) => drawn(other) - drawn(one));
}

/** What the rows of a group have in common, in words; only the figures know the names of its keys. */
function titleOf(report: KnownReport, group: readonly GroupKey[], rows: readonly GroupRow[], t: ReportText) {
  const named = group.map(({ dimension, key }, at) => {
    const row = rows.find(({ keys }) => keys[at] === key);
    return row?.names[at] ?? keyName(report, { dimension, key }, t);
  });
  return named.join(' · ');
}

type ReportFiguresProps = {
  report: KnownReport;
  plan: FilterPlan;
  /** Buttons beside its own. */
  beside: ReactNode;
};

/** What a report counts, what it is grouped by, its chart and its table. */
export function ReportFigures({ report, plan, beside }: ReportFiguresProps) {
  const notes = usePrintNotes(plan);
  const { t } = useText(reportTexts);
  const { t: menu } = useText(frameTexts);
  const { user, filters, exports } = useDashboard();
  const { groupedBy: chosen, isReduced, groupBy, group, openGroup, closeGroup } = useReportAddress(report);
  const calls = useReportCalls();
  const query = useMemo(() => figuresQuery(calls, report, chosen), [calls, report, chosen]);
  const { data, refreshing, isOld } = useDashboardQuery(query, filters);
  const earlier = useCompared(query, filters, isOld);
  const isCompared = filters.compare;
  // Until others are there, the figures of the grouping before are shown, under its columns.
  const groupedBy = data?.groupedBy ?? chosen;
  const ordered = useCallback((some: readonly GroupRow[]) => inOrder(report, groupedBy, some), [report, groupedBy]);
  const rows = useMemo(
    () => data && ordered(rowsOf(report, data, earlier ?? null, t)),
    [report, data, earlier, t, ordered],
  );
  const columns = useMemo(() => reportColumns(report, groupedBy, isCompared, t), [report, groupedBy, isCompared, t]);
  const drawn = chartMeasure(report);
  const { previous, ...chart } = useMemo(
    () => reportChart(report, groupedBy, rows ?? [], t(drawn.label)),
    [report, groupedBy, rows, t, drawn],
  );
  const memory = useMemo(
    () => storedTable(`sereno:report:${user.id}:${report.id}`, () => localStorage),
    [user.id, report.id],
  );
  // Its content stays while it slides away.
  const [shown, setShown] = useState(group);
  if (group !== null && group !== shown) setShown(group);
  // Its drawer is fetched by the first press, and stays.
  const [mail, setMail] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const first = groupedBy[0] ?? report.groupedBy;
  const [dimension = '', ...further] = groupedBy.map((id) => t(dimensionOf(report, id).label));
  const table = {
    // Files and sheets of paper have no page around them that names the report.
    title: `${menu(`menu.${report.entry}`)}: ${[dimension, ...further].join(' · ')}`,
    columns,
    rows,
    // The subtotals of a first key lead to all of its rows.
    onRowClick: ({ keys }: GroupRow) =>
      !isOld && openGroup(keys.flatMap((key, at) => ({ dimension: groupedBy[at] ?? first, key }))),
    refreshing,
    memory,
  };
  return (
    <PrintNotes value={notes}>
      <Head>
        <div>
          <About>{t(report.about)}</About>
          {isReduced && <About as="output">{t('report.reduced')}</About>}
          <Button variant="ghost" size="small" onClick={() => setMail('open')}>
            {t('report.mail.monday')}
          </Button>
          {beside}
        </div>
        <GroupingChoice report={report} groupedBy={chosen} onChange={groupBy} />
      </Head>
      <Part>
        <BarChart
          {...chart}
          {...(isCompared && (earlier ? { previous } : { compareLoading: earlier === undefined }))}
          {...exports}
          png
          title={`${t(drawn.label)} · ${dimension}`}
          height={320}
          loading={data === undefined}
          failed={data === null}
          refreshing={refreshing}
          onSelect={({ category }) => !isOld && openGroup([{ dimension: first, key: category || null }])}
          selectLabel={t('report.openRows')}
        />
      </Part>
      <Part>
        <ReportTable {...table} report={report} isNested={groupedBy.length > 1} inOrder={ordered} />
      </Part>
      {mail !== 'unopened' && (
        <Region resetKey={mail}>
          <Suspense fallback={null}>
            <Subscriptions
              report={report}
              groupedBy={chosen}
              isOpen={mail === 'open'}
              onClose={() => setMail('closed')}
            />
          </Suspense>
        </Region>
      )}
      {shown !== null && (
        <Region resetKey={String(group === null)}>
          <Suspense fallback={null}>
            <RowsDrawer
              report={report}
              group={shown}
              title={titleOf(report, shown, rows ?? [], t)}
              isOpen={group !== null}
              onClose={closeGroup}
            />
          </Suspense>
        </Region>
      )}
    </PrintNotes>
  );
}
