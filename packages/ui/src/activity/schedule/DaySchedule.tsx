'use client';
import { type Activity, bookedOf, slotOf, type TimeSlot } from '@sereno/domain/activity';
import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import { useId, useMemo, useRef, useState } from 'react';
import { type HeadingLevel, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { ScheduleRoot, SkeletonLines } from './DaySchedule.styles.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { ScheduleStatus } from './ScheduleStatus.tsx';
import { fewRows, scheduleRows } from './scheduleRows.ts';
import { ScheduleStrip } from './ScheduleStrip.tsx';
import type { RootProps } from '../../state/rootProps.ts';
import { useRoot } from '../../state/useBothRefs.ts';

export type DayScheduleProps = RootProps<HTMLElement> & {
  /** The planned day; null while none is selected. */
  date: CalendarDate | null;
  /** The planned time, shown among the booked ones; null while unknown. */
  slot: TimeSlot | null;
  /**
   * Activities of that day, in any order (`scheduleBeside` leaves out the closed one). Undefined while loading, null
   * when unknown.
   */
  activities: readonly Activity[] | null | undefined;
  /** Minimum duration of the offered slot, whole minutes from 1. */
  durationMinutes: number;
  /** Called with the selected free slot. Without it slots are shown without a button. */
  onUseSlot?: ((slot: TimeSlot) => void) | undefined;
  /** Heading level of its title. Default 3, for a dialog. */
  headingLevel?: HeadingLevel | undefined;
};

const noActivities: readonly Activity[] = [];

/** Placeholder lines of a loading day. */
const USUAL_LINES = 2;

/** The activities of a day beside the planned time: whether they overlap, and the next free slot (ADL-14). */
export function DaySchedule(props: DayScheduleProps) {
  const { date, slot, activities, durationMinutes, onUseSlot, headingLevel = 3 } = props;
  const t = useTexts(activityPartsTexts);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  // The button disappears when there is no other free slot.
  const focusKeeper = useLostFocus(() => root.current);
  const known = activities ?? noActivities;
  const booked = useMemo(() => bookedOf(known), [known]);
  // A time that ends when it starts, as a form may hold briefly, counts as its minute.
  const planned = slot && slotOf({ startTime: slot.start, endTime: slot.end });
  const rows = scheduleRows(known, booked, planned);
  const isLoading = date !== null && activities === undefined;
  const isKnown = date !== null && activities !== undefined && activities !== null;
  // While another day loads, the previous one keeps its space.
  const [lines, setLines] = useState(USUAL_LINES);
  const shown = fewRows(rows, planned).length;
  if (isKnown && lines !== shown) setLines(shown);
  const Title = `h${headingLevel}` as const;

  return (
    <ScheduleRoot
      {...useRoot(props, root)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      {...focusKeeper}
    >
      <Title id={titleId} className="title">
        {date === null ? t('daySchedule.untitled') : t('daySchedule.title', { date: formatScreenDate(date) })}
      </Title>
      {isKnown && <ScheduleStrip booked={booked} planned={planned} />}
      {isLoading && <ScheduleSkeleton lines={lines} />}
      <ScheduleStatus
        day={date === null ? 'none' : isKnown ? 'known' : isLoading ? 'loading' : 'unknown'}
        isEmpty={known.length === 0}
        booked={booked}
        planned={planned}
        durationMinutes={durationMinutes}
        onUseSlot={onUseSlot}
      />
      {isKnown && rows.length > 0 && <ScheduleList key={date} rows={rows} planned={planned} labelledBy={titleId} />}
    </ScheduleRoot>
  );
}

type ScheduleSkeletonProps = {
  /** Number of placeholder lines. */
  lines: number;
};

/** The placeholder of a day's strip, messages and lines. */
function ScheduleSkeleton({ lines }: ScheduleSkeletonProps) {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="20px" />
      <SkeletonLines>
        <Skeleton width="45%" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line % 2 === 0 ? '85%' : '70%'} />
        ))}
      </SkeletonLines>
    </SkeletonGroup>
  );
}
