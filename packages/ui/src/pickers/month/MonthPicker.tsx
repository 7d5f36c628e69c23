'use client';
import {
  type CalendarDate,
  type CalendarMonth,
  type DatePattern,
  formatMonth,
  MONTH_PICKER_MIN_YEAR,
  monthLimits,
  monthOf,
  parseMonth,
  readTypedMonth,
  type TypedMonthIssue,
  withoutDay,
} from '@sereno/domain/calendar';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts, type Translate } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { MonthPages } from '../calendar/MonthPages.tsx';
import { PeriodField } from '../field/PeriodField.tsx';
import type { PickerNative, PickerWording } from '../field/PickerField.tsx';

export type MonthPickerProps = PickerWording &
  PickerNative & {
    /** The month, `YYYY-MM` (controlled); null for none. One outside the limits is shown with its error. */
    value?: CalendarMonth | null | undefined;
    /** Initial month (uncontrolled). Default null, none. */
    defaultValue?: CalendarMonth | null | undefined;
    /**
     * Called with the month, `YYYY-MM`, when it is selected or typed and committed (Enter or blur); null when the field
     * is empty or its text is not an allowed month.
     */
    onChange?: ((month: CalendarMonth | null) => void) | undefined;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** Last allowed month, `YYYY-MM`, for what is planned. Default: the month of `today` (MTP-01). */
    max?: CalendarMonth | undefined;
    /**
     * The year, 1 to 9999, whose January is the first allowed month. Default 1800, for a table (MTP-02); the financial
     * dashboard uses 2021 (MTP-03). After the year of `today` no month is allowed.
     */
    minYear?: number | undefined;
  };

/**
 * A month, typed as MM/yyyy or selected among the months of a year, with the years behind its caption (MTP-01 to
 * MTP-03). Parsing is lenient: `2/26`, `022026` and a pasted `2026-02` are the same month.
 */
export function MonthPicker({ today, max, minYear = MONTH_PICKER_MIN_YEAR, ...field }: MonthPickerProps) {
  const t = useTexts(pickersTexts);
  const { date: pattern } = useFormats();
  const known = monthLimits(today, minYear);
  const limits = { ...known, max: max ?? known.max };
  const thisMonth = monthOf(today);
  const read = (text: string) => {
    const { month, issue } = readTypedMonth(text, { today, pattern, limits });
    return issue ? { issue: issueText(issue, t, pattern) } : { value: month };
  };
  return (
    <PeriodField<CalendarMonth>
      {...field}
      component="MonthPicker"
      inputMode="numeric"
      placeholder={field.placeholder ?? patternHint(withoutDay(pattern), t('datePicker.format'))}
      write={(month) => formatMonth(month, pattern)}
      read={read}
      limits={limits}
      emptyLimits={(given) => issueText({ code: 'emptyLimits', ...given }, t, pattern)}
      openName={t('monthPicker.open', { label: field.label })}
      current={thisMonth}
      currentLabel={t('monthPicker.thisMonth')}
    >
      {(value, choose) => (
        <MonthPages
          value={value}
          start={(value && parseMonth(value)) ?? thisMonth}
          today={thisMonth}
          min={limits.min}
          max={limits.max}
          onChoose={choose}
        />
      )}
    </PeriodField>
  );
}

/** The error of a typed month with an example; empty for an empty text. */
function issueText(issue: TypedMonthIssue, t: Translate<typeof pickersTexts>, pattern: DatePattern): string {
  switch (issue.code) {
    case 'empty':
      return '';
    case 'unreadable':
      return t('monthPicker.unreadable', {
        format: patternHint(withoutDay(pattern), t('datePicker.format')),
        example: issue.example,
      });
    case 'noSuchMonth':
      return t('monthPicker.noSuchMonth', { month: issue.month });
    case 'yearOutOfRange':
      return t('monthPicker.yearOutOfRange', { min: String(issue.min), max: String(issue.max) });
    case 'beforeMin':
      return t('monthPicker.beforeMin', { min: formatMonth(issue.min, pattern) });
    case 'afterMax':
      return t('monthPicker.afterMax', { max: formatMonth(issue.max, pattern) });
    default:
      return t('monthPicker.emptyLimits', {
        min: formatMonth(issue.min, pattern),
        max: formatMonth(issue.max, pattern),
      });
  }
}
