import { type CalendarMonth, formatScreenDate, monthName } from '@sereno/domain/calendar';
import { Drawer } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { ChangeList } from '../../platform/ChangeList.tsx';
import { guardHistoryQuery, useGuardCalls } from './guardQueries.ts';

/** Room for a night and two names, in px. */
const WIDTH = 480;

/** What stands for an empty place. */
const EMPTY = '—';

export type MonthHistoryProps = { month: CalendarMonth; open: boolean; onOpenChange: (open: boolean) => void };

/** Who did what with the guards of a month and when, beside the board (UND-47). */
export function MonthHistory({ month, open, onOpenChange }: MonthHistoryProps) {
  const { t, locale } = useText(guardTexts);
  const answer = useQuery({ ...guardHistoryQuery(useGuardCalls(), month), enabled: open });
  const changes = shownData(answer)?.map(({ places, nights, ...change }) => ({
    ...change,
    title: t(`guard.change.${change.kind}`),
    values: [
      ...(places === null
        ? []
        : [{ id: 'places', label: t('guard.places'), before: String(places.before), after: String(places.after) }]),
      ...nights.map(({ day, before, after }, at) => ({
        id: String(at),
        label: formatScreenDate(day),
        before: change.kind === 'assigned' ? undefined : (before ?? EMPTY),
        after: after ?? EMPTY,
      })),
    ],
  }));
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      width={WIDTH}
      title={`${t('guard.history')} · ${monthName(month, locale)}`}
    >
      <Region resetKey={month}>
        <ChangeList headingLevel={3} changes={changes} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      </Region>
    </Drawer>
  );
}
