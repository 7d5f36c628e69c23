'use client';
import { type Activity, bookedOf, slotOf, type TimeSlot } from '@sereno/domain/activity';
import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import { useId, useMemo, useRef, useState } from 'react';
import type { HeadingLevel } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { dayScheduleTexts } from '../../locale/ownTexts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { ScheduleRoot } from './DaySchedule.styles.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { ScheduleNews } from './ScheduleNews.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { fewRows, scheduleRows } from './scheduleRows.ts';
import { ScheduleStrip } from './ScheduleStrip.tsx';

export type DayScheduleProps = {
  /** The day that is planned; null while none is chosen. */
  date: CalendarDate | null;
  /** The time that is planned, shown among what is booked; null while it is not known. */
  slot: TimeSlot | null;
  /**
   * What is booked on that day, in any order (`scheduleBeside` leaves out what is being closed). Undefined while it loads, null
   * when nobody could tell.
   */
  activities: readonly Activity[] | null | undefined;
  /** How long the gap has to be that is offered in place of the planned time, in whole minutes from 1. */
  durationMinutes: number;
  /** Called with a gap that was chosen in place of the planned time. Without it gaps are told and not offered. */
  onUseSlot?: ((slot: TimeSlot) => void) | undefined;
  /** Level of its title. Default 3, for a dialog. */
  headingLevel?: HeadingLevel | undefined;
};

const noActivities: readonly Activity[] = [];

/** How many lines a day is taken to have that has not come yet. */
const USUAL_LINES = 2;

/** What a day holds already, beside the time that is being planned: whether they overlap, and the next gap (ADL-14). */
export function DaySchedule(props: DayScheduleProps) {
  const { date, slot, activities, durationMinutes, onUseSlot, headingLevel = 3 } = props;
  const t = useTexts(dayScheduleTexts);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  // The button that took a gap goes where there is no other gap after it.
  const focusKeeper = useLostFocus(() => root.current);
  const known = activities ?? noActivities;
  const booked = useMemo(() => bookedOf(known), [known]);
  // A time that ends when it starts, as a form may hold for a moment, still takes its minute.
  const planned = slot && slotOf({ startTime: slot.start, endTime: slot.end });
  const rows = scheduleRows(known, booked, planned);
  const isLoading = date !== null && activities === undefined;
  const isKnown = date !== null && activities !== undefined && activities !== null;
  // Another day takes the place of the last one while it loads.
  const [lines, setLines] = useState(USUAL_LINES);
  const shown = fewRows(rows, planned).length;
  if (isKnown && lines !== shown) setLines(shown);
  const Title = `h${headingLevel}` as const;

  return (
    <ScheduleRoot
      ref={root}
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
      <ScheduleNews
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
