import { type DateRange, formatScreenDate } from '@sereno/domain/calendar';
import type { DetailQuery } from '@sereno/domain/dashboards';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';

type Words = Translate<typeof es>;

const ACTIVITIES = {
  onTime: 'dashboardDetail.onTimeActivities',
  unattended: 'dashboardDetail.unattendedActivities',
  ended: 'dashboardDetail.endedActivities',
} as const;

/** What the rows are: 'Contratos vendidos'. */
function rowsOf(detail: DetailQuery, t: Words): string {
  switch (detail.kind) {
    case 'contracts':
      return t(detail.basis === 'sold' ? 'dashboardDetail.contractsSold' : 'dashboardDetail.contractsCancelled');
    case 'renewals':
      return t('dashboardDetail.renewals');
    case 'activities':
      return t(detail.state === undefined ? 'dashboardDetail.activities' : ACTIVITIES[detail.state]);
    default:
      return t('dashboardDetail.prospects');
  }
}

function onDays(rows: string, days: DateRange | undefined, t: Words): string {
  if (days === undefined) return rows;
  const [start, end] = [formatScreenDate(days.start), formatScreenDate(days.end)];
  return start === end
    ? t('dashboardDetail.onDay', { rows, date: start })
    : t('dashboardDetail.onDays', { rows, start, end });
}

/**
 * What was pressed, in words: 'Contratos vendidos el 18/11/2026: Vigente'.
 * @param names What the rows have in common and only their ids say, such as the name of a tracing; nothing where it is not known.
 */
export function detailTitle(detail: DetailQuery, names: readonly (string | null | undefined)[], t: Words): string {
  const title = onDays(rowsOf(detail, t), detail.days, t);
  const known = names.filter((name) => name !== undefined && name !== null && name !== '');
  return known.length === 0 ? title : t('dashboardDetail.of', { title, which: known.join(', ') });
}
