'use client';
import { fullDate, monthName, monthOf, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { formatTag, useLocale, useTexts } from '../locale/index.ts';
import { monthCalendarTexts } from '../locale/ownTexts.ts';
import { useControlled } from '../state/useControlled.ts';
import { CalendarChevron, CalendarDay, CalendarGrid, MarkedDays } from './calendarParts.tsx';
import { fromLocal, monthFromLocal, monthToLocalNoon, toLocalNoon } from './localNoon.ts';
import { CalendarRoot } from './MonthCalendar.styles.ts';

/** The calendar's texts; each defaults to the catalogue of the nearest `LocaleProvider`. */
export type MonthCalendarLabels = {
  /** Name of the whole calendar, for assistive technology. */
  calendar?: string;
  /** Name of the button to the month before; `month` is that month in words, or null when there is none. */
  previous?: (month: string | null) => string;
  /** Name of the button to the month after; `month` is that month in words, or null when there is none. */
  next?: (month: string | null) => string;
  /** Spoken name of a day: its date in words, how many activities it has (0 for none) and whether it is the chosen one. */
  day?: (date: string, count: number, selected: boolean) => string;
};

export type MonthCalendarProps = {
  /** The displayed month, `YYYY-MM`. With it the host decides; without it the calendar keeps its own. */
  month?: CalendarMonth | undefined;
  /** The month displayed first when `month` is absent. Default: the month of the chosen day, else that of `today`. */
  defaultMonth?: CalendarMonth | undefined;
  /** The person goes to another month, by button or by moving past the edge of this one. */
  onMonthChange?: ((month: CalendarMonth) => void) | undefined;
  /** The chosen day, `YYYY-MM-DD`; null for none. With it the host decides; without it the calendar keeps its own. */
  value?: CalendarDate | null | undefined;
  /** The day chosen at first when `value` is absent. Default: none. */
  defaultValue?: CalendarDate | null | undefined;
  /** The person chooses a day; choosing the chosen day again calls it again. */
  onChange?: ((date: CalendarDate) => void) | undefined;
  /** The business day, `YYYY-MM-DD`. The calendar has no clock of its own. */
  today: CalendarDate;
  /** How many activities each day has; a day that is absent or has 0 is not marked. Default: no marks. */
  marks?: ReadonlyMap<CalendarDate, number> | undefined;
  /** First month that can be reached, inclusive. Default: no limit. */
  minMonth?: CalendarMonth | undefined;
  /** Last month that can be reached, inclusive. Default: no limit. */
  maxMonth?: CalendarMonth | undefined;
  /** The marks are being fetched: the grid stays usable, its marks fade. Default: false. */
  busy?: boolean | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: MonthCalendarLabels | undefined;
};

const noMarks: ReadonlyMap<CalendarDate, number> = new Map();
const components = { Chevron: CalendarChevron, DayButton: CalendarDay, MonthGrid: CalendarGrid };

/**
 * One month as an ARIA grid that marks the days with activities (ACD-01) and lets one of them be chosen (ACD-04).
 *
 * Arrows move by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift by year.
 * Weeks start on Monday; days of the neighbouring months are left blank, because their marks are not known.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { today, marks = noMarks, busy = false, minMonth, maxMonth, onChange, onMonthChange, labels = {} } = props;
  const locale = useLocale();
  const t = useTexts(monthCalendarTexts);
  const [value, setValue] = useControlled<CalendarDate | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: (date) => date !== null && onChange?.(date),
    component: 'MonthCalendar',
  });
  const [month, setMonth] = useControlled<CalendarMonth>({
    value: props.month,
    defaultValue: props.defaultMonth ?? monthOf(value ?? today),
    onChange: onMonthChange,
    component: 'MonthCalendar',
  });

  const tag = formatTag(locale);
  const weekdays = useMemo(
    () => ({
      short: new Intl.DateTimeFormat(tag, { weekday: 'short' }),
      long: new Intl.DateTimeFormat(tag, { weekday: 'long' }),
    }),
    [tag],
  );
  const nameDay = labels.day;
  const marked = useMemo(
    () => ({
      busy,
      count: (date: CalendarDate) => marks.get(date) ?? 0,
      name: (date: CalendarDate, count: number, selected: boolean) => {
        const day = fullDate(date, tag);
        if (nameDay) return nameDay(day, count, selected);
        const said = count > 0 ? t('monthCalendar.day', { date: day, count }) : day;
        return selected ? t('monthCalendar.selected', { day: said }) : said;
      },
    }),
    [busy, marks, tag, nameDay, t],
  );

  const inWords = (date: Date) => monthName(monthFromLocal(date), tag);
  const previous =
    labels.previous ??
    ((name) => (name === null ? t('monthCalendar.first') : t('monthCalendar.previous', { month: name })));
  const next =
    labels.next ?? ((name) => (name === null ? t('monthCalendar.last') : t('monthCalendar.next', { month: name })));

  return (
    <CalendarRoot aria-label={labels.calendar ?? t('monthCalendar.calendar')}>
      <MarkedDays value={marked}>
        <DayPicker
          mode="single"
          required
          navLayout="around"
          weekStartsOn={1}
          lang={tag}
          components={components}
          today={toLocalNoon(today)}
          month={monthToLocalNoon(month)}
          onMonthChange={(date) => setMonth(monthFromLocal(date))}
          selected={value === null ? undefined : toLocalNoon(value)}
          onSelect={(date) => setValue(fromLocal(date))}
          {...(minMonth === undefined ? {} : { startMonth: monthToLocalNoon(minMonth) })}
          {...(maxMonth === undefined ? {} : { endMonth: monthToLocalNoon(maxMonth) })}
          formatters={{
            formatCaption: inWords,
            formatDay: (date) => String(date.getDate()),
            formatWeekdayName: (date) => weekdays.short.format(date),
          }}
          labels={{
            labelGrid: inWords,
            labelWeekday: (date) => weekdays.long.format(date),
            labelPrevious: (date) => previous(date === undefined ? null : inWords(date)),
            labelNext: (date) => next(date === undefined ? null : inWords(date)),
          }}
        />
      </MarkedDays>
    </CalendarRoot>
  );
}
