'use client';
import {
  type CalendarDate,
  clampDate,
  formatScreenDate,
  isSelectable,
  limitsIssue,
  limitsOf,
  monthOf,
  readTypedDate,
} from '@sereno/domain/calendar';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { useTexts } from '../../locale/index.ts';
import { datePickerTexts, pickerFieldTexts } from '../../locale/ownTexts.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { PickerActions } from '../field/PickerActions.tsx';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { useDateIssue } from './dateIssue.ts';

export type DatePickerProps = PickerWording &
  PickerNative & {
    /** The day, `YYYY-MM-DD`, when the host holds it; null for none. One outside the limits is shown, with what is wrong. */
    value?: CalendarDate | null;
    /** First day when the picker holds it. Default null, none. */
    defaultValue?: CalendarDate | null;
    /**
     * Called with the day, `YYYY-MM-DD`, once it is chosen or typed to its end (Enter, or the field is left); null when the field
     * is empty or its text is no day that may be chosen.
     */
    onChange?: (date: CalendarDate | null) => void;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** First day that may be chosen, inclusive. Default 1 January 1900. */
    min?: CalendarDate | undefined;
    /** Last day that may be chosen, inclusive. Default 31 December 2100, and never later (DRP-06). */
    max?: CalendarDate | undefined;
  };

/**
 * A day, typed as dd/MM/yyyy or chosen in a calendar (ADL-10, DRP-01, DRP-06). The text is forgiving: `1/2/26`, `01022026` and a
 * pasted `2026-02-01` are the same day; what cannot be read stays as it is, with what is wrong and what is expected.
 */
export function DatePicker({
  value: heldValue,
  defaultValue = null,
  onChange,
  today,
  min,
  max,
  label,
  placeholder,
  ...field
}: DatePickerProps) {
  const t = useTexts(datePickerTexts);
  const ofField = useTexts(pickerFieldTexts);
  const sentence = useDateIssue();
  const [value, change] = useControlled<CalendarDate | null>({
    value: heldValue,
    defaultValue,
    onChange,
    component: 'DatePicker',
  });
  const limits = limitsOf({ min, max });
  const empty = limitsIssue(limits);
  const read = (text: string) => {
    const { date, issue } = readTypedDate(text, { today, ...limits });
    return issue ? { issue: sentence(issue) } : { value: date };
  };
  return (
    <PickerField<CalendarDate>
      {...field}
      label={label}
      limitsProblem={empty && sentence(empty)}
      inputMode="numeric"
      placeholder={placeholder ?? t('datePicker.format')}
      value={value}
      change={change}
      write={formatScreenDate}
      send={(date) => date}
      read={read}
      openName={ofField('pickerField.open', { label })}
      icon={<CalendarDays size={16} />}
    >
      {({ choose }) => (
        <>
          <Calendar
            label={label}
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
            required={field.required ?? false}
            onClear={() => choose(null)}
          />
        </>
      )}
    </PickerField>
  );
}
