import { type ActivityCount, countsByDay, totalsByCounter } from '@sereno/domain/activity';
import { type CalendarDate, fullDate, longDate } from '@sereno/domain/calendar';
import { Card } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { activitiesTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { Region } from '../../../platform/Region.tsx';
import { RowsButton } from '../kit/RowsButton.tsx';
import { ActivityCounters } from './ActivityCounters.tsx';
import { useActivityRows } from './useActivityRows.ts';

export type DayCardProps = {
  day: CalendarDate;
  today: CalendarDate;
  /** Undefined while they load, null when there are none to show. */
  counts: readonly ActivityCount[] | null | undefined;
};

/** What the selected day holds, by kind of activity (ACD-04). */
export function DayCard({ day, today, counts }: DayCardProps) {
  const { t, locale } = useText(activitiesTexts);
  const open = useActivityRows();
  const tag = formatTag(locale);
  const days = { start: day, end: day };
  const title = t('activitiesDashboard.day', {
    day: day.slice(0, 4) === today.slice(0, 4) ? longDate(day, tag) : fullDate(day, tag),
  });
  const count = countsByDay(counts ?? []).get(day) ?? 0;

  return (
    <Card
      title={title}
      actions={<RowsButton label={t('activitiesDashboard.open')} count={count} onOpen={() => open(days, null)} />}
    >
      <Region resetKey={day}>
        <ActivityCounters
          label={title}
          totals={counts && totalsByCounter(counts, days)}
          layout="rows"
          onOpen={(counter) => open(days, counter)}
        />
      </Region>
    </Card>
  );
}
