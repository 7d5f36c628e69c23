import type { Booked, TimeSlot } from '@sereno/domain/activity';
import { overlaps } from '@sereno/domain/activity';
import type { CSSProperties } from 'react';
import { dayStrip, type StripPlace } from './dayStrip.ts';
import { Hours, Strip } from './ScheduleStrip.styles.ts';

type ScheduleStripProps = {
  booked: readonly Booked<{ readonly id: number }>[];
  planned: TimeSlot | null;
};

const percent = (share: number): string => `${share * 100}%`;

function placeStyle({ from, length }: StripPlace): CSSProperties {
  return { insetInlineStart: percent(from), inlineSize: percent(length) };
}

/** A day as a strip, decorative: the list below has the same as text. */
export function ScheduleStrip({ booked, planned }: ScheduleStripProps) {
  const { marks, placeOf } = dayStrip(booked, planned);
  return (
    <div aria-hidden>
      <Strip>
        {marks.slice(1).map(({ time, at }) => (
          <span key={time} className="tick" style={{ insetInlineStart: percent(at) }} />
        ))}
        {booked.map(({ item, slot }) => (
          <span
            key={item.id}
            className="booked"
            data-overlapping={(planned !== null && overlaps(planned, slot)) || undefined}
            style={placeStyle(placeOf(slot))}
          />
        ))}
        {planned && <span className="planned" style={placeStyle(placeOf(planned))} />}
      </Strip>
      <Hours>
        {marks.map(({ time, at }, place) => (
          <span
            key={time}
            data-odd={place % 2 === 1 || undefined}
            style={{ insetInlineStart: `min(${percent(at)}, 100% - 2.3rem)` }}
          >
            {time}
          </span>
        ))}
      </Hours>
    </div>
  );
}
