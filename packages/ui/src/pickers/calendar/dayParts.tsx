'use client';
import { type CalendarDate, fromUtcDay } from '@sereno/domain/calendar';
import { createContext, useContext, useEffect, useRef } from 'react';
import type {
  CaptionLabelProps,
  ChevronProps,
  DayButtonProps,
  MonthGridProps,
  WeekNumberProps,
} from 'react-day-picker';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { ChevronLeft } from '../../foundation/icons/chevron-left.ts';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';

/** Context of the grid's parts, because the date library renders the cells. */
export type DayWords = {
  readonly busy: boolean;
  readonly several: boolean;
  readonly count: (date: CalendarDate) => number;
  /** Accessible name of a day. */
  readonly name: (date: CalendarDate, state: { count: number; selected: boolean }) => string;
  /** Displayed and accessible number of the week that begins with that day. */
  readonly week: (first: CalendarDate) => { text: string; name: string };
  /** Called when the caption is pressed; without it the caption is plain text. */
  readonly onCaption: (() => void) | undefined;
  /** Name of the caption button, by the month's name. */
  readonly captionName: (month: string) => string;
};

export const DayWordsContext = createContext<DayWords | null>(null);

function useDayWords(): DayWords {
  const words = useContext(DayWordsContext);
  if (words === null) throw new Error('Render it inside `DayCalendar`.');
  return words;
}

/** The button of a day, with its mark as an attribute and its full meaning in its name. */
export function DayButton({ day, modifiers, ...button }: DayButtonProps) {
  const words = useDayWords();
  const ref = useRef<HTMLButtonElement>(null);
  const focused = modifiers['focused'] ?? false;
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);

  const date = fromUtcDay(day.date);
  const count = words.count(date);
  return (
    <button
      {...button}
      ref={ref}
      aria-label={words.name(date, { count, selected: modifiers['selected'] ?? false })}
      aria-current={modifiers['today'] ? 'date' : undefined}
      data-marks={count > 0 ? count : undefined}
    />
  );
}

/** The grid; it is busy while its marks load, and the month's name above it is still announced. */
export function DayGrid(table: MonthGridProps) {
  const { busy, several } = useDayWords();
  return <table {...table} aria-busy={busy} aria-multiselectable={several} />;
}

/** The week number before a row. */
export function WeekNumber({ week, ...cell }: WeekNumberProps) {
  const words = useDayWords();
  const first = week.days[0];
  const { text, name } = first === undefined ? { text: '', name: '' } : words.week(fromUtcDay(first.date));
  return (
    <th {...cell} aria-label={name}>
      {text}
    </th>
  );
}

/** The arrows of the month buttons. */
export function Chevron({ className, orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden size={18} className={className} />;
}

type CaptionProps = {
  /** Name of the button, which begins with the caption and says what a press does. */
  name: string;
  /** Without it the caption is plain text. */
  onPress: (() => void) | undefined;
  children: string;
};

/** The page's caption: announced when it changes; a button that opens the months or years. */
export function Caption({ name, onPress, children }: CaptionProps) {
  const isPlain = onPress === undefined;
  return (
    <>
      <output className={isPlain ? 'rdp-caption_label' : 'announced'}>{children}</output>
      {!isPlain && (
        <button type="button" className="rdp-caption_label" aria-label={name} onClick={onPress}>
          <span>{children}</span>
          <ChevronDown aria-hidden size={16} />
        </button>
      )}
    </>
  );
}

/** The displayed month. */
export function CaptionLabel({ children }: CaptionLabelProps) {
  const { onCaption, captionName } = useDayWords();
  const month = typeof children === 'string' ? children : '';
  return (
    <Caption name={captionName(month)} onPress={onCaption}>
      {month}
    </Caption>
  );
}
