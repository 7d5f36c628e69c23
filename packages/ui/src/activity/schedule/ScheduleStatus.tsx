import { type Booked, nextFreeSlot, overlapping, type TimeSlot } from '@sereno/domain/activity';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Button } from '../../foundation/index.ts';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { News } from './DaySchedule.styles.ts';

type ScheduleStatusProps = {
  /** Whether a day is selected, and whether it is loaded. */
  day: 'none' | 'loading' | 'unknown' | 'known';
  /** No activities, not even without a time. */
  isEmpty: boolean;
  booked: readonly Booked<unknown>[];
  planned: TimeSlot | null;
  durationMinutes: number;
  onUseSlot: ((slot: TimeSlot) => void) | undefined;
};

type Tone = 'muted' | 'positive' | 'warning' | 'danger';

type Statement = {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  /** Announced when it changes. */
  readonly said: string;
  /** Announced with it. */
  readonly also?: string;
  /** Beside it, not announced. */
  readonly beside?: string;
  /** The slot offered instead of the planned time. */
  readonly gap?: TimeSlot | null;
};

/** A key held since before selects no slot. */
const ignoreRepeated = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

const rangeOf = ({ start, end }: TimeSlot): string => `${start}–${end}`;

function useStatement({ day, isEmpty, booked, planned, durationMinutes }: ScheduleStatusProps): Statement {
  const t = useTexts(activityPartsTexts);
  if (day === 'none') return { tone: 'muted', said: t('daySchedule.noDate') };
  if (day === 'unknown') return { tone: 'danger', icon: <CircleAlert />, said: t('daySchedule.unknown') };
  if (day === 'loading') return { tone: 'muted', said: '' };
  if (isEmpty) return { tone: 'muted', said: t('daySchedule.none') };
  if (planned === null) return { tone: 'muted', said: '' };

  const count = overlapping(planned, booked).length;
  if (count === 0) {
    const gap = nextFreeSlot(booked, planned.end, durationMinutes);
    const said = t('daySchedule.free');
    if (gap === null) return { tone: 'positive', icon: <CircleCheck />, said };
    const beside = t('daySchedule.nextAfter', { slot: rangeOf(gap) });
    return { tone: 'positive', icon: <CircleCheck />, said, beside, gap };
  }
  const gap = nextFreeSlot(booked, planned.start, durationMinutes);
  const also = gap === null ? t('daySchedule.noGap') : t('daySchedule.next', { slot: rangeOf(gap) });
  return { tone: 'warning', icon: <TriangleAlert />, said: t('daySchedule.overlaps', { count }), also, gap };
}

/**
 * Whether the planned time is free, and the next free slot. It stays in the document, so that changes are announced.
 */
export function ScheduleStatus(props: ScheduleStatusProps) {
  const t = useTexts(activityPartsTexts);
  const { onUseSlot } = props;
  const { tone, icon, said, also, beside, gap } = useStatement(props);
  // The second half of a double press would select the following slot.
  const use = (event: MouseEvent): void => {
    if (gap && event.detail <= 1) onUseSlot?.(gap);
  };
  return (
    <News data-tone={tone}>
      <span className="icon" aria-hidden>
        {icon}
      </span>
      <span className="words">
        <output>
          <span className="said">{said}</span> {also}
        </output>
        {beside !== undefined && <span>{beside}</span>}
      </span>
      {gap && onUseSlot && (
        <Button size="small" onClick={use} onKeyDown={ignoreRepeated}>
          {t('daySchedule.use', { time: gap.start })}
        </Button>
      )}
    </News>
  );
}
