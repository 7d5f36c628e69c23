'use client';
import {
  type CalendarDate,
  clampDate,
  formatDate,
  isSelectable,
  limitsIssue,
  limitsOf,
  monthOf,
  readTypedDate,
} from '@sereno/domain/calendar';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { PickerActions } from '../field/PickerActions.tsx';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { dateIssueText } from './dateIssue.ts';

export type DatePickerProps = PickerWording &
  PickerNative & {
    /** The day, `YYYY-MM-DD` (controlled); null for none. One outside the limits is shown with its error. */
    value?: CalendarDate | null | undefined;
    /** Initial day (uncontrolled). Default null, none. */
    defaultValue?: CalendarDate | null | undefined;
    /**
     * Called with the day, `YYYY-MM-DD`, when it is selected or typed and committed (Enter or blur); null when the
     * field is empty or its text is not an allowed day.
     */
    onChange?: ((date: CalendarDate | null) => void) | undefined;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** First allowed day, inclusive. Default 1 January 1900. */
    min?: CalendarDate | undefined;
    /** Last allowed day, inclusive. Default 31 December 2100, and never later (DRP-06). */
    max?: CalendarDate | undefined;
  };

/**
 * A day, typed as the host's days are written, dd/MM/yyyy in Mexico, or selected in a calendar (ADL-10, DRP-01, DRP-06). Parsing is lenient: `1/2/26`,
 * `01022026` and a pasted `2026-02-01` are the same day; unreadable text stays, with the error and an example.
 */
export function DatePicker({ today, min, max, ...field }: DatePickerProps) {
  const t = useTexts(pickersTexts);
  const { date: pattern } = useFormats();
  const limits = limitsOf({ min, max });
  const empty = limitsIssue(limits);
  const read = (text: string) => {
    const { date, issue } = readTypedDate(text, { today, pattern, ...limits });
    return issue ? { issue: dateIssueText(issue, t, pattern) } : { value: date };
  };
  return (
    <PickerField<CalendarDate>
      {...field}
      component="DatePicker"
      limitsProblem={empty && dateIssueText(empty, t, pattern)}
      inputMode="numeric"
      placeholder={field.placeholder ?? patternHint(pattern, t('datePicker.format'))}
      write={(date) => formatDate(date, pattern)}
      send={(date) => date}
      read={read}
      openName={t('pickerField.open', { label: field.label })}
      icon={<CalendarDays size={16} />}
    >
      {({ value, choose, clear }) => (
        <>
          <Calendar
            label={field.label}
            min={limits.min}
            max={empty ? limits.min : limits.max}
            startMonth={monthOf(clampDate(value ?? today, limits) ?? limits.min)}
            today={today}
            current={value}
            isOff={(date) => !isSelectable(date, limits)}
            onPress={choose}
          />
          <PickerActions
            shortcut={{
              label: t('datePicker.today'),
              disabled: !isSelectable(today, limits),
              onPress: () => choose(today),
            }}
            onClear={clear}
          />
        </>
      )}
    </PickerField>
  );
}
