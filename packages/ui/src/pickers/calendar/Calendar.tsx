'use client';
import { addToMonth, type CalendarDate, type CalendarMonth, monthOf } from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useControlled } from '../../state/useControlled.ts';
import { CalendarRoot } from './DayCalendar.styles.ts';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

/** The pages of months and years: needed by few, and then a press away. */
export const monthPages = lazyPart(() => import('./MonthPages.tsx').then((module) => module.MonthPages));

type CalendarProps = Omit<
  DayCalendarProps,
  'month' | 'onMonthChange' | 'minMonth' | 'maxMonth' | 'onCaption' | 'takesFocus'
> & {
  /** The displayed month when the host holds it. */
  month?: CalendarMonth | undefined;
  onMonthChange?: ((month: CalendarMonth) => void) | undefined;
  /** Name of the whole calendar. */
  label: string;
  /** First and last day that can be reached, both included. */
  min: CalendarDate;
  max: CalendarDate;
  /** The month displayed first when the calendar holds it. */
  startMonth: CalendarMonth;
};

/** A calendar of days whose caption leads to the months and the years, for a day that is far away. */
export function Calendar({ label, min, max, month: heldMonth, startMonth, onMonthChange, ...days }: CalendarProps) {
  const [minMonth, maxMonth] = [monthOf(min), monthOf(max)];
  // Where several months stand side by side, the last of them is the last that can be reached.
  const lastFirst = addToMonth(maxMonth, 1 - (days.months ?? 1));
  const within = (asked: CalendarMonth): CalendarMonth => {
    const notAfter = asked > lastFirst ? lastFirst : asked;
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
  // A day takes the focus when a month has been chosen before it, not when the calendar appears: its host decides then.
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
            // Where no day of it can take the focus, the popup around it keeps it: Escape must be heard there.
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
          // Offline the arrows still lead to every month, and a date can be typed.
          onCaption={() => monthPages.whenLoaded(() => setZoomed(true))}
          takesFocus={chosen}
        />
      )}
    </CalendarRoot>
  );
}
