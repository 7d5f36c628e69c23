'use client';
import {
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  fromUtcDay,
  fullDate,
  isWithin,
  monthName,
  toUtcDay,
  weekdayNames,
} from '@sereno/domain/calendar';
import { DayPicker } from 'react-day-picker';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { CaptionLabel, Chevron, DayButton, DayGrid, type DayWords, DayWordsContext, WeekNumber } from './dayParts.tsx';
import { monthFromUtcDay, monthToUtcDay, utcDates } from './utcDay.ts';

export type DayCalendarProps = {
  /** The displayed month; the first of several. */
  month: CalendarMonth;
  onMonthChange: (month: CalendarMonth) => void;
  /** Number of months side by side. Default 1. */
  months?: number;
  today: CalendarDate;
  /** The selected day, or the last selected end of a range: the initial focus. */
  current: CalendarDate | null;
  /** The selected range, both ends included. Default: only `current`. */
  selected?: DateRange | null;
  /** Whether the day is selected, where they need not follow one another. Default: those of `selected` are. */
  isSelected?: (date: CalendarDate) => boolean;
  /** The days that a press at the pointer or focus would select. Default none. */
  preview?: DateRange | null;
  /** Whether several days can be selected. Default: while a range is selected or previewed. */
  several?: boolean;
  /** First and last allowed month, both included. Default: no limit. */
  minMonth?: CalendarMonth | undefined;
  maxMonth?: CalendarMonth | undefined;
  /** Whether the day is disabled. Default: none is. */
  isOff?: (date: CalendarDate) => boolean;
  /** 0 = Sunday to 6 = Saturday. Default: that of the host's formats. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Rows are weeks that are selected as a whole, with their number. */
  week?: { readonly of: DayWords['week']; readonly header: string };
  onPress: (date: CalendarDate) => void;
  /** The day under the pointer or the focus; null when both have left. */
  onHover?: (date: CalendarDate | null) => void;
  /** Accessible name of a day. Default: its date. */
  nameDay?: DayWords['name'];
  count?: DayWords['count'];
  busy?: boolean;
  onCaption?: () => void;
  /** Focuses `current`, or today, when it opens. Default false. */
  takesFocus?: boolean;
};

const components = { Chevron, DayButton, MonthGrid: DayGrid, WeekNumber, CaptionLabel };
const within =
  (range: DateRange | null) =>
  (date: Date): boolean =>
    range !== null && isWithin(range, fromUtcDay(date));
const noMarks = (): number => 0;
const noWeek = (): { text: string; name: string } => ({ text: '', name: '' });

/**
 * The days of a month as an ARIA grid, shared by all pickers. Arrows move by day and week, Home and End to the ends of
 * the week, Page Up and Page Down by month, with Shift by year; Enter and Space select a day.
 */
export function DayCalendar({
  month,
  onMonthChange,
  months = 1,
  today,
  current,
  selected = null,
  isSelected = (date) => selected !== null && isWithin(selected, date),
  preview = null,
  several = (selected ?? preview) !== null,
  minMonth,
  maxMonth,
  isOff,
  weekStartsOn: givenStart,
  week,
  onPress,
  onHover,
  nameDay,
  count = noMarks,
  busy = false,
  onCaption,
  takesFocus = false,
}: DayCalendarProps) {
  const t = useTexts(pickersTexts);
  const { tag, weekStartsOn } = useFormats();
  const weekdays = weekdayNames(tag, 0);
  const words: DayWords = {
    busy,
    several,
    count,
    name:
      nameDay ??
      ((date, state) => {
        const day = fullDate(date, tag);
        return state.selected ? t('dayCalendar.selected', { day }) : day;
      }),
    week: week?.of ?? noWeek,
    onCaption,
    captionName: (name) => t('dayCalendar.otherMonth', { month: name }),
  };

  const inWords = (date: Date): string => monthName(monthFromUtcDay(date), tag);
  const hover = (date: Date): void => onHover?.(fromUtcDay(date));
  const leave = (): void => onHover?.(null);

  return (
    <DayWordsContext value={words}>
      <DayPicker
        mode="single"
        required
        navLayout="around"
        weekStartsOn={givenStart ?? weekStartsOn}
        lang={tag}
        dateLib={utcDates}
        components={components}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It follows a press inside the calendar, which removed the focused button.
        autoFocus={takesFocus}
        numberOfMonths={months}
        showOutsideDays={week !== undefined}
        showWeekNumber={week !== undefined}
        today={toUtcDay(today)}
        month={monthToUtcDay(month)}
        onMonthChange={(date) => onMonthChange(monthFromUtcDay(date))}
        selected={current === null ? undefined : toUtcDay(current)}
        onSelect={(_, date) => onPress(fromUtcDay(date))}
        disabled={isOff && ((date) => isOff(fromUtcDay(date)))}
        modifiers={{
          selected: (date) => isSelected(fromUtcDay(date)),
          range_middle: within(selected),
          preview: within(preview),
          range_start: (date) => selected?.start === fromUtcDay(date),
          range_end: (date) => selected?.end === fromUtcDay(date),
        }}
        modifiersClassNames={{ preview: 'preview' }}
        {...(onHover && {
          onDayMouseEnter: hover,
          onDayFocus: hover,
          onDayMouseLeave: leave,
          onDayBlur: leave,
        })}
        {...(minMonth && { startMonth: monthToUtcDay(minMonth) })}
        {...(maxMonth && { endMonth: monthToUtcDay(maxMonth) })}
        formatters={{
          formatCaption: inWords,
          formatDay: (date) => String(date.getDate()),
          formatWeekdayName: (date) => weekdays[date.getDay()]?.short ?? '',
          formatWeekNumberHeader: () => week?.header ?? '',
        }}
        labels={{
          labelGrid: inWords,
          labelWeekday: (date) => weekdays[date.getDay()]?.long ?? '',
          labelWeekNumberHeader: () => week?.header ?? '',
          labelPrevious: (date) =>
            date ? t('dayCalendar.previous', { month: inWords(date) }) : t('dayCalendar.first'),
          labelNext: (date) => (date ? t('dayCalendar.next', { month: inWords(date) }) : t('dayCalendar.last')),
        }}
      />
    </DayWordsContext>
  );
}
