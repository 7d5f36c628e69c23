'use client';
import { addToMonth, type CalendarDate, type CalendarMonth, monthOf } from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useControlled } from '../../state/useControlled.ts';
import { CalendarRoot } from './DayCalendar.styles.ts';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

/** The month and year pages are lazy: few people need them. */
export const monthPages = lazyPart(() => import('./MonthPages.tsx').then((module) => module.MonthPages));

type CalendarProps = Omit<
  DayCalendarProps,
  'month' | 'onMonthChange' | 'minMonth' | 'maxMonth' | 'onCaption' | 'takesFocus'
> & {
  /** The displayed month (controlled). */
  month?: CalendarMonth | undefined;
  onMonthChange?: ((month: CalendarMonth) => void) | undefined;
  /** Name of the whole calendar. */
  label: string;
  /** First and last allowed day, both included. */
  min: CalendarDate;
  max: CalendarDate;
  /** The initially displayed month (uncontrolled). */
  startMonth: CalendarMonth;
};

/** A calendar of days whose caption opens the months and years, for distant days. */
export function Calendar({ label, min, max, month: heldMonth, startMonth, onMonthChange, ...days }: CalendarProps) {
  const [minMonth, maxMonth] = [monthOf(min), monthOf(max)];
  // With several months side by side, the last of them is the last allowed one.
  const lastFirst = addToMonth(maxMonth, 1 - (days.months ?? 1));
  const within = (requested: CalendarMonth): CalendarMonth => {
    const notAfter = requested > lastFirst ? lastFirst : requested;
    return notAfter < minMonth ? minMonth : notAfter;
  };
  const [month, setMonth] = useControlled({
    value: heldMonth,
    defaultValue: within(startMonth),
    onChange: onMonthChange,
    component: 'Calendar',
  });
  const [zoomed, setZoomed] = useState(false);
  const { part: MonthPages } = useLazyPart(monthPages, 'ahead');
  // A day is focused after selecting a month, not when the calendar opens: its host decides then.
  const [chosen, setChosen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <CalendarRoot ref={root} aria-label={label}>
      {zoomed && MonthPages ? (
        <MonthPages
          value={days.current && monthOf(days.current)}
          start={month}
          today={monthOf(days.today)}
          min={minMonth}
          max={maxMonth}
          takesFocus
          onChoose={(next) => {
            // When no day can be focused, the popup keeps the focus, so that it handles Escape.
            root.current?.closest<HTMLElement>('[popover]')?.focus();
            setMonth(within(next));
            setChosen(true);
            setZoomed(false);
          }}
        />
      ) : (
        <DayCalendar
          {...days}
          month={month}
          onMonthChange={setMonth}
          minMonth={minMonth}
          maxMonth={maxMonth}
          // Offline the arrows still reach every month, and a date can be typed.
          onCaption={() => monthPages.whenLoaded(() => setZoomed(true))}
          takesFocus={chosen}
        />
      )}
    </CalendarRoot>
  );
}
