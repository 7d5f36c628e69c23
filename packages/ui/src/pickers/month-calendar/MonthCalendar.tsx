'use client';
import {
  type CalendarDate,
  type CalendarMonth,
  fullDate,
  limitsOf,
  monthOf,
  monthRange,
} from '@sereno/domain/calendar';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { MarkedCalendar } from './MonthCalendar.styles.ts';
import { rootOf, type RootProps } from '../../state/rootProps.ts';

export type MonthCalendarProps = RootProps & {
  /**
   * The displayed month, `YYYY-MM` (controlled). Default: uncontrolled, at first the month of the selected day, else that
   * of `today`.
   */
  month?: CalendarMonth | undefined;
  /** Called when the person changes the month, by button or by moving past its edge. */
  onMonthChange?: ((month: CalendarMonth) => void) | undefined;
  /** The selected day, `YYYY-MM-DD` (controlled); null for none. Default: uncontrolled. */
  value?: CalendarDate | null | undefined;
  /** The initially selected day when `value` is absent. Default: none. */
  defaultValue?: CalendarDate | null | undefined;
  /** Called when a day is selected, also when it is already selected. */
  onChange?: ((date: CalendarDate) => void) | undefined;
  /** The business day, `YYYY-MM-DD`. The calendar has no clock of its own. */
  today: CalendarDate;
  /** Number of activities per day; a day that is absent or has 0 is not marked. Default: no marks. */
  marks?: ReadonlyMap<CalendarDate, number> | undefined;
  /** First allowed month, inclusive. Default January 1900. */
  minMonth?: CalendarMonth | undefined;
  /** Last allowed month, inclusive. Default December 2100 (DRP-06). */
  maxMonth?: CalendarMonth | undefined;
  /** The marks are loading: the grid stays usable, its marks fade. Default: false. */
  loading?: boolean | undefined;
};

const noMarks: ReadonlyMap<CalendarDate, number> = new Map();
const { min, max } = limitsOf();
const [first, last] = [monthOf(min), monthOf(max)];

/**
 * One month as an ARIA grid that marks the days with activities (ACD-01) and selects one (ACD-04).
 *
 * Arrows move by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift by
 * year. The caption opens the months and years. Weeks start on Monday; days of neighbouring months are blank, because
 * their marks are unknown.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { today, marks = noMarks, loading = false, minMonth = first, maxMonth = last, onChange, onMonthChange } = props;
  const { tag } = useFormats();
  const t = useTexts(pickersTexts);
  const [value, setValue] = useControlled<CalendarDate | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: (date) => date !== null && onChange?.(date),
    component: 'MonthCalendar',
  });
  const [month, setMonth] = useControlled<CalendarMonth>({
    value: props.month,
    defaultValue: monthOf(value ?? today),
    onChange: onMonthChange,
    component: 'MonthCalendar',
  });
  const nameDay = (date: CalendarDate, { count, selected }: { count: number; selected: boolean }): string => {
    const day = fullDate(date, tag);
    const said = count > 0 ? t('monthCalendar.day', { date: day, count }) : day;
    return selected ? t('dayCalendar.selected', { day: said }) : said;
  };

  return (
    <MarkedCalendar {...rootOf(props)}>
      <Calendar
        label={t('monthCalendar.calendar')}
        month={month}
        startMonth={month}
        onMonthChange={setMonth}
        today={today}
        current={value}
        min={monthRange(minMonth).start}
        max={monthRange(maxMonth < minMonth ? minMonth : maxMonth).end}
        isOff={() => maxMonth < minMonth}
        onPress={setValue}
        nameDay={nameDay}
        count={(date) => marks.get(date) ?? 0}
        busy={loading}
      />
    </MarkedCalendar>
  );
}
