import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrows, dashboards } from './importArrows.ts';

/** Whether the last layer that holds for the file refuses the import, as the linter would. */
function isRefused(file: string, specifier: string): boolean {
  const layer = arrows.findLast((rules) => path.matchesGlob(file, rules.at(-1)?.files ?? ''));
  return (layer ?? []).some(({ refused }) => new RegExp(refused.join('|')).test(specifier));
}

describe('an import', () => {
  it.each([
    ['packages/domain/src/week/a.ts', 'react'],
    ['packages/domain/src/week/a.ts', 'react-dom/client'],
    ['packages/domain/src/week/a.ts', 'node:fs'],
    ['packages/domain/src/week/a.ts', 'date-fns'],
    ['packages/domain/src/week/a.ts', 'dayjs'],
    ['packages/domain/src/week/a.ts', 'date-fns-tz/format'],
    ['packages/domain/src/calendar/a.ts', '@date-fns/tz'],
    ['packages/domain/src/calendar/a.ts', '@date-fns/utc'],
    ['packages/domain/src/calendar/a.ts', '../../../../packages/ui/src/theme/index.ts'],
    ['packages/domain/src/activity/a.ts', 'date-fns/addDays'],
    ['packages/domain/src/activity/a.ts', '@date-fns/utc/date/mini'],
    ['packages/domain/src/week/a.ts', '@sereno/ui/theme'],
    ['packages/domain/src/week/a.ts', 'valibot'],
    ['packages/domain/src/week/a.ts', '../config/index.ts'],
    ['packages/domain/src/config/a.ts', 'date-fns'],
    ['packages/domain/src/config/a.ts', 'vite'],
    ['packages/domain/src/config/a.ts', 'valibots'],
    ['packages/domain/src/config/a.ts', '@sereno/ui/theme'],
    ['packages/domain/src/config/a.ts', '../../../packages/ui/src/theme/index.ts'],
    ['packages/ui/src/shell/a.tsx', '@sereno/domain/config'],
    ['packages/api/src/a.ts', '@sereno/domain/config'],
    ['packages/domain/src/week/a.ts', '@sereno/api'],
    ['packages/api/src/a.ts', '@sereno/ui/theme'],
    ['packages/api/src/a.ts', 'react'],
    ['packages/ui/src/shell/a.tsx', '@sereno/api'],
    ['packages/ui/src/shell/a.tsx', 'wouter'],
    ['packages/ui/src/shell/a.tsx', '@tanstack/react-query'],
    ['packages/ui/src/theme/a.ts', '../foundation/index.ts'],
    ['packages/ui/src/locale/texts/a.ts', '../../foundation/index.ts'],
    ['packages/ui/src/foundation/a.tsx', '../shell/index.ts'],
    ['packages/ui/src/cards/a.tsx', '../pickers/index.ts'],
    ['packages/ui/src/shell/a.tsx', '../activity/index.ts'],
    ['apps/web/src/i18n/a.ts', '../platform/config.ts'],
    ['apps/web/src/platform/a.ts', '../features/auth/LoginPage.tsx'],
    ['apps/web/src/features/auth/a.tsx', '../activity/activityRows.ts'],
    ['apps/web/src/features/auth/a.tsx', '../../app/App.tsx'],
    ['apps/web/src/app/a.tsx', 'kysely'],
    ['apps/server/src/http/a.ts', '@sereno/ui/theme'],
    ['apps/server/src/http/a.ts', '@sereno/api'],
    ['apps/server/src/http/a.ts', '../../../../packages/api/src/client.ts'],
    ['packages/domain/src/week/a.ts', 'lodash'],
    ['packages/domain/src/week/a.ts', 'fs'],
    ['packages/ui/src/foundation/a.tsx', './../shell/index.ts'],
    ['packages/ui/src/foundation/a.tsx', '@sereno/ui/shell'],
    ['packages/ui/src/cards/a.tsx', '../pickers'],
    ['apps/web/src/features/auth/a.tsx', './../activity/activityRows.ts'],
    ['apps/web/src/features/auth/a.tsx', '../../features/activity/activityRows.ts'],
    ['apps/web/src/features/auth/a.tsx', '../../main.tsx'],
    ['apps/web/src/features/dashboards/summary/a.tsx', '../../auth/LoginPage.tsx'],
    ['apps/web/src/features/dashboards/summary/a.tsx', '../../../app/App.tsx'],
    ['apps/web/src/features/dashboards/sales/places/a.tsx', '../../../auth/LoginPage.tsx'],
    ['apps/web/src/features/dashboards/filters/a.ts', '../detail/useDetail.ts'],
    ['apps/web/src/features/dashboards/filters/a.ts', '../kit/periodAxis.ts'],
    ['apps/web/src/features/dashboards/filters/a.ts', '../sales/useMeasure.ts'],
    ['apps/web/src/features/dashboards/filters/testing/a.ts', '../../kit/periodAxis.ts'],
    ['apps/web/src/features/dashboards/detail/a.tsx', '../kit/NearView.tsx'],
    ['apps/web/src/features/dashboards/kit/a.tsx', '../summary/SummaryPage.tsx'],
    ['apps/web/src/features/dashboards/team/a.tsx', '../sales/useMeasure.ts'],
    ['apps/web/src/features/dashboards/sales/places/a.tsx', '../../team/teamColumns.ts'],
    ['packages/ui/src/filter-bar/a.tsx', '../cards/index.ts'],
    ['packages/ui/src/charts/scale/a.ts', '../bar/barBoxes.ts'],
    ['packages/ui/src/charts/scale/a.ts', '../../cards/index.ts'],
    ['packages/ui/src/charts/export/a.ts', '../frame/ChartFrame.tsx'],
    ['packages/ui/src/charts/bar/a.ts', '../line/LineChart.tsx'],
    ['packages/ui/src/charts/bar/a.ts', '../index.ts'],
    ['packages/ui/src/charts/bar/a.ts', '../../charts/line/LineChart.tsx'],
    ['packages/ui/src/signature/image/a.ts', '../pad/attachPad.ts'],
    ['packages/ui/src/signature/image/a.ts', '../../charts/index.ts'],
    ['packages/ui/src/shell/outbox/a.tsx', '../AppFrame.tsx'],
    ['packages/ui/src/shell/outbox/a.tsx', '../../activity/index.ts'],
    ['packages/ui/src/data-table/source/a.ts', '../model/query.ts'],
    ['packages/ui/src/data-table/source/a.ts', '../DataTable.tsx'],
    ['packages/ui/src/data-table/source/a.ts', '../../data-table/model/query.ts'],
    ['packages/ui/src/data-table/source/a.ts', '../../shell/index.ts'],
    ['packages/ui/src/data-table/model/a.ts', '../grid/totals.ts'],
    ['packages/ui/src/data-table/model/a.ts', '../DataTable.tsx'],
  ])('from %s of %s goes against an arrow', (file, specifier) => {
    expect(isRefused(file, specifier)).toBe(true);
  });

  it.each([
    ['packages/domain/src/week/a.ts', '../calendar/index.ts'],
    ['packages/domain/src/config/a.ts', 'valibot'],
    ['packages/domain/src/config/a.ts', '../access/index.ts'],
    ['apps/web/src/platform/a.ts', '@sereno/domain/config'],
    ['apps/server/src/config/a.ts', '@sereno/domain/config'],
    ['packages/domain/src/week/a.ts', 'date-fns/setYear'],
    ['packages/domain/src/calendar/a.ts', '@date-fns/utc/date/mini'],
    ['packages/api/src/a.ts', '@sereno/domain/calendar'],
    ['packages/api/src/a.ts', 'openapi-fetch'],
    ['packages/ui/src/shell/a.tsx', '../foundation/index.ts'],
    ['packages/ui/src/shell/a.tsx', './SideMenu.tsx'],
    ['packages/ui/src/cards/a.tsx', '@sereno/domain/money'],
    ['packages/ui/src/charts/scale/a.ts', '@sereno/domain/figure'],
    ['packages/ui/src/charts/bar/a.ts', '../scale/ticks.ts'],
    ['packages/ui/src/charts/frame/a.tsx', '../export/ChartTools.tsx'],
    ['packages/ui/src/charts/bar/a.ts', './stack.ts'],
    ['packages/ui/src/signature/pad/a.ts', '../image/typedImage.ts'],
    ['packages/ui/src/shell/outbox/a.tsx', '../notice/NoticeBar.tsx'],
    ['packages/ui/src/shell/outbox/a.tsx', '../../foundation/index.ts'],
    ['packages/ui/src/data-table/source/a.ts', '../../foundation/cellValue.ts'],
    ['packages/ui/src/data-table/model/a.ts', '../source/filter.ts'],
    ['packages/ui/src/data-table/model/a.ts', '@sereno/domain/calendar'],
    ['apps/web/src/features/auth/a.tsx', '../../platform/session.ts'],
    ['apps/web/src/features/auth/a.tsx', './useSignIn.ts'],
    ['apps/web/src/features/dashboards/summary/a.tsx', '../filters/useFilters.ts'],
    ['apps/web/src/features/dashboards/summary/a.tsx', '../../../i18n/sales/index.ts'],
    ['apps/web/src/features/dashboards/detail/a.tsx', '../filters/scopes.ts'],
    ['apps/web/src/features/dashboards/kit/a.tsx', '../detail/useDetail.ts'],
    ['apps/web/src/features/dashboards/sales/places/a.tsx', '../../kit/NearView.tsx'],
    ['apps/web/src/features/dashboards/sales/places/a.tsx', '../advisers/adviserColumns.ts'],
    ['apps/web/src/app/a.tsx', '../features/auth/LoginPage.tsx'],
    ['apps/server/src/http/a.ts', '@sereno/api/types'],
    ['apps/server/src/http/a.ts', '@sereno/api/document'],
  ])('from %s of %s goes with the arrows', (file, specifier) => {
    expect(isRefused(file, specifier)).toBe(false);
  });

  it('of a new dashboard is held by a row of its own', () => {
    const there = readdirSync('apps/web/src/features/dashboards', { withFileTypes: true });
    expect(there.map(({ name }) => name)).toEqual([...dashboards, 'detail', 'filters', 'kit'].toSorted());
  });
});
