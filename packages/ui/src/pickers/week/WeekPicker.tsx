'use client';
import {
  type CalendarDate,
  type DatePattern,
  type DateRange,
  formatDate,
  fullDate,
  monthOf,
} from '@sereno/domain/calendar';
import {
  type BusinessWeek,
  type CataloguedWeek,
  formatWeek,
  type TypedWeekIssue,
  WEEK_STARTS_ON,
  weekLabelParts,
} from '@sereno/domain/week';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { useFormats, useTexts, type Translate } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { dateIssueText } from '../date/dateIssue.ts';
import { PickerActions } from '../field/PickerActions.tsx';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { WeekRows } from './WeekPicker.styles.ts';
import { weekChoice } from './weekChoice.ts';

export type WeekPickerProps = Omit<PickerWording, 'label'> &
  PickerNative & {
    /** Label; the accessible name. Default 'Semana', in the language of the page (WKP-01). */
    label?: string | undefined;
    /** The week (controlled); null for none. One that is not allowed is shown with its error. */
    value?: BusinessWeek | null | undefined;
    /** Initial week (uncontrolled). Default null, none. */
    defaultValue?: BusinessWeek | null | undefined;
    /**
     * Called with the week and its days, Wednesday to Tuesday, both included, when it is selected or typed and
     * committed (Enter or blur); with null twice when the field is empty or its text is not an allowed week.
     * `formatWeek` formats the week as 'ww-yyyy', which a form submits under `name` (WKP-04).
     */
    onChange?: ((week: BusinessWeek | null, range: DateRange | null) => void) | undefined;
    /**
     * The business day, `YYYY-MM-DD`, that the limits count from: 90 days back, but not before 10 November 2021
     * (WKP-06). The picker has no clock of its own.
     */
    today: CalendarDate;
    /** Whether weeks after the running one are disabled (WKP-05, WKP-08). Default true. */
    disableFuture?: boolean | undefined;
    /** Days after today within reach when `disableFuture` is off, 0 or more (WKP-07). Default 14. */
    maxDaysAhead?: number | undefined;
    /**
     * The company's week numbers; they replace the computed ones for the same days (WKP-11). A week whose computed
     * number belongs to other days cannot be selected. Default none.
     */
    catalogue?: readonly CataloguedWeek[] | undefined;
    /** The day of January, 1 to 7, that week 1 contains (WKP-09): `week.firstWeekContainsDate`. Default 1. */
    firstWeekContainsDate?: number | undefined;
  };

const noWeeks: readonly CataloguedWeek[] = [];

/**
 * A week from Wednesday to Tuesday (WKP-01 to WKP-11), selected in a calendar by any of its days or typed: as
 * `46-2026`, `46/2026`, `462026`, as its number alone, or as one of its days. A week is within reach when one of its
 * days is (WKP-08).
 */
export function WeekPicker({
  onChange,
  today,
  disableFuture = true,
  maxDaysAhead = 14,
  catalogue = noWeeks,
  firstWeekContainsDate = 1,
  label: givenLabel,
  onFocus,
  onKeyDown,
  ...field
}: WeekPickerProps) {
  const t = useTexts(pickersTexts);
  const { tag, date: pattern } = useFormats();
  const label = givenLabel ?? t('weekPicker.label');
  const { limits, ofDay, isNamed, reach, canChoose, daysOf, read } = weekChoice({
    today,
    disableFuture,
    maxDaysAhead,
    catalogue,
    firstWeekContainsDate,
  });
  const example = formatWeek(ofDay(today));
  const write = (week: BusinessWeek): string =>
    daysOf(week) === null
      ? formatWeek(week)
      : t('weekPicker.week', weekLabelParts(week, { firstWeekContainsDate }, catalogue, pattern));
  const readText = (text: string, value: BusinessWeek | null) => {
    const { week, issue } = read(text, write, value);
    if (issue) return { issue: issueText(issue, t, example, pattern) };
    return isNamed(week)
      ? { value: { year: week.year, week: week.week } }
      : { issue: t('weekPicker.taken', { week: week.week, label: write(week) }) };
  };
  return (
    <PickerField<BusinessWeek>
      {...field}
      component="WeekPicker"
      onChange={onChange && ((week) => onChange(week, week && (daysOf(week)?.range ?? null)))}
      label={label}
      data-long
      inputMode="numeric"
      placeholder={field.placeholder ?? t('weekPicker.format')}
      onFocus={(event) => {
        onFocus?.(event);
        // Typing starts with an empty field: the digits to change are hard to find within the sentence.
        event.currentTarget.select();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { currentTarget, key } = event;
        // A committed text is replaced; the next week is typed over it.
        if (key === 'Enter') setTimeout(() => currentTarget.select());
      }}
      write={write}
      send={formatWeek}
      read={readText}
      limitsProblem={
        limits.start > limits.end
          ? issueText({ code: 'emptyLimits', min: limits.start, max: limits.end }, t, example, pattern)
          : null
      }
      openName={t('pickerField.open', { label })}
      icon={<CalendarDays size={16} />}
    >
      {({ value, choose, clear }) => {
        const range = (value && daysOf(value)?.range) ?? null;
        const chooseOf = (date: CalendarDate): void => {
          const { year, week } = ofDay(date);
          choose({ year, week });
        };
        return (
          <>
            <WeekRows>
              <Calendar
                label={label}
                {...reach}
                startMonth={monthOf(range?.start ?? today)}
                today={today}
                current={range?.start ?? null}
                selected={range}
                isOff={(date) => !canChoose(date)}
                weekStartsOn={WEEK_STARTS_ON}
                week={{
                  header: t('weekPicker.header'),
                  of: (first) => {
                    const { week } = ofDay(first);
                    return { text: String(week).padStart(2, '0'), name: t('weekPicker.number', { week }) };
                  },
                }}
                nameDay={(date, { selected }) => {
                  const words = { day: fullDate(date, tag), week: ofDay(date).week };
                  return selected ? t('weekPicker.chosenDay', words) : t('weekPicker.day', words);
                }}
                onPress={chooseOf}
              />
            </WeekRows>
            <PickerActions
              shortcut={{
                label: t('weekPicker.thisWeek'),
                disabled: !canChoose(today),
                onPress: () => chooseOf(today),
              }}
              onClear={clear}
            />
          </>
        );
      }}
    </PickerField>
  );
}

/**
 * The error of a typed week with an example; empty for an empty text.
 * @param example The running week as 'ww-yyyy'.
 */
function issueText(
  issue: TypedWeekIssue,
  t: Translate<typeof pickersTexts>,
  example: string,
  pattern: DatePattern,
): string {
  switch (issue.code) {
    case 'unreadable':
    // The picker covers few years, often one: an example is clearer than the first and last of them.
    case 'yearOutOfRange':
      return t('weekPicker.unreadable', { example });
    case 'noSuchWeek':
      return t('weekPicker.noSuchWeek', { year: String(issue.year), weeks: issue.weeks });
    case 'beforeMin':
      return t('weekPicker.beforeMin', { min: formatDate(issue.min, pattern) });
    case 'afterMax':
      return t('weekPicker.afterMax', { max: formatDate(issue.max, pattern) });
    case 'emptyLimits':
      return t('weekPicker.emptyLimits', { min: formatDate(issue.min, pattern), max: formatDate(issue.max, pattern) });
    default:
      return dateIssueText(issue, t, pattern);
  }
}
