'use client';
import {
  type CalendarDate,
  clampDate,
  formatDate,
  isSelectable,
  limitsIssue,
  limitsOf,
  monthOf,
  readTypedDates,
  sortDates,
  toggleDate,
  type TypedDatesIssue,
} from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { datesPickerTexts } from '../../locale/texts/es/datesPicker.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { dateIssueText } from '../date/dateIssue.ts';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { Actions } from '../field/PickerField.styles.ts';
import { Count } from './DatesPicker.styles.ts';
import { pasteList } from './pasteList.ts';
import { useIsTooLong } from './useIsTooLong.ts';

export type DatesPickerProps = PickerWording &
  PickerNative & {
    /** The days, `YYYY-MM-DD`, in any order (controlled); empty for none. Those outside the limits are shown with their error. */
    value?: readonly CalendarDate[] | undefined;
    /** Initial days (uncontrolled). Default none. */
    defaultValue?: readonly CalendarDate[] | undefined;
    /**
     * Called with the days, `YYYY-MM-DD`, in order and each once, when one is selected or unselected, or a list is typed
     * and committed (Enter or blur); empty when the field is empty or its text is not a list of allowed days.
     */
    onChange?: ((dates: readonly CalendarDate[]) => void) | undefined;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** First allowed day, inclusive. Default 1 January 1900. */
    min?: CalendarDate | undefined;
    /** Last allowed day, inclusive. Default 31 December 2100, and never later. */
    max?: CalendarDate | undefined;
    /** Most days. With that many selected, the calendar only unselects. Default: unlimited. */
    maxDates?: number | undefined;
  };

const texts = { ...pickersTexts, ...datesPickerTexts };
const none: readonly CalendarDate[] = [];

/**
 * Several days, typed or pasted as a list with commas or line breaks, or selected one by one in a calendar that stays
 * open. The field shows all of them while they fit, else their number. A form submits one entry for each.
 */
export function DatesPicker({
  value,
  defaultValue = none,
  onChange,
  today,
  min,
  max,
  maxDates,
  ref,
  onFocus,
  onBlur,
  onPaste,
  ...field
}: DatesPickerProps) {
  const t = useTexts(texts);
  const { date: pattern } = useFormats();
  const [given, change] = useControlled({ value, defaultValue, onChange, component: 'DatesPicker' });
  const dates = sortDates(given);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useBothRefs(input, ref);
  const [isFocused, setFocused] = useState(false);

  const limits = limitsOf({ min, max });
  const empty = limitsIssue(limits);
  const hint = patternHint(pattern, t('datePicker.format'));
  const list = (days: readonly CalendarDate[]): string => days.map((date) => formatDate(date, pattern)).join(', ');
  const isFolded = useIsTooLong(input, list(dates), !isFocused);
  const write = (days: readonly CalendarDate[]): string =>
    isFolded ? t('datesPicker.count', { count: days.length }) : list(days);
  const sentence = (issue: TypedDatesIssue): string => {
    if (issue.code === 'tooManyDates') return t('dateRangePicker.tooManyDays', { count: issue.maxDates });
    return issue.code === 'wrongDate'
      ? t('datesPicker.wrongDate', { text: issue.text, issue: dateIssueText(issue.issue, t, pattern) })
      : dateIssueText(issue, t, pattern);
  };
  const read = (text: string, shown: readonly CalendarDate[] | null) => {
    const whole = shown !== null && text === write(shown) ? list(shown) : text;
    const { dates: typed, issue } = readTypedDates(whole, { today, pattern, ...limits, maxDates });
    return issue ? { issue: sentence(issue) } : { value: typed };
  };
  const isSelected = (date: CalendarDate): boolean => dates.includes(date);
  const isFull = maxDates !== undefined && dates.length >= maxDates;
  return (
    <PickerField<readonly CalendarDate[]>
      {...field}
      ref={inputRef}
      component="DatesPicker"
      value={dates}
      defaultValue={sortDates(defaultValue)}
      onChange={(next) => {
        // A rejected text empties the field, which may be empty already.
        if (next !== null || dates.length > 0) change(next ?? none);
      }}
      limitsProblem={empty && dateIssueText(empty, t, pattern)}
      placeholder={field.placeholder ?? `${hint}, ${hint}`}
      write={write}
      send={(days) => days}
      read={read}
      openName={t('pickerField.open', { label: field.label })}
      icon={<CalendarDays size={16} />}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        pasteList(event);
      }}
    >
      {({ clear, close }) => (
        <>
          <Calendar
            label={field.label}
            min={limits.min}
            max={empty ? limits.min : limits.max}
            startMonth={monthOf(clampDate(dates[0] ?? today, limits) ?? limits.min)}
            today={today}
            current={dates[0] ?? null}
            isSelected={isSelected}
            several
            isOff={(date) => !isSelectable(date, limits) || (isFull && !isSelected(date))}
            onPress={(date) => change(toggleDate(dates, date))}
          />
          <Actions>
            <Count>
              {maxDates === undefined
                ? t('datesPicker.count', { count: dates.length })
                : t('datesPicker.of', { chosen: dates.length, count: maxDates })}
            </Count>
            {clear && (
              <Button size="small" variant="ghost" onClick={clear}>
                {t('pickerField.clear')}
              </Button>
            )}
            <Button size="small" onClick={close}>
              {t('datesPicker.done')}
            </Button>
          </Actions>
        </>
      )}
    </PickerField>
  );
}
