'use client';
import {
  type CalendarDate,
  type CalendarYear,
  MONTH_PICKER_MIN_YEAR,
  parseYear,
  readTypedYear,
  type TypedYearIssue,
  yearLimits,
  yearOf,
} from '@sereno/domain/calendar';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { yearPickerTexts } from '../../locale/texts/es/yearPicker.ts';
import { YearGrid } from '../calendar/YearGrid.tsx';
import { PeriodField } from '../field/PeriodField.tsx';
import type { PickerNative, PickerWording } from '../field/PickerField.tsx';

export type YearPickerProps = PickerWording &
  PickerNative & {
    /** The year, `YYYY` (controlled); null for none. One outside the limits is shown with its error. */
    value?: CalendarYear | null | undefined;
    /** Initial year (uncontrolled). Default null, none. */
    defaultValue?: CalendarYear | null | undefined;
    /**
     * Called with the year, `YYYY`, when it is selected or typed and committed (Enter or blur); null when the field is
     * empty or its text is not an allowed year.
     */
    onChange?: ((year: CalendarYear | null) => void) | undefined;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** Last allowed year, `YYYY`, for what is planned. Default: the year of `today`. */
    max?: CalendarYear | undefined;
    /** First allowed year, 1 to 9999. Default 1800. */
    minYear?: number | undefined;
  };

const texts = { ...pickersTexts, ...yearPickerTexts };

/**
 * A year, typed with four digits or selected among twelve. Parsing is lenient: `26`, `2/2026` and a pasted `2026-02-01`
 * are the year 2026.
 */
export function YearPicker({ today, max, minYear = MONTH_PICKER_MIN_YEAR, ...field }: YearPickerProps) {
  const t = useTexts(texts);
  const { date: pattern } = useFormats();
  const known = yearLimits(today, minYear);
  const limits = { ...known, max: max ?? known.max };
  const thisYear = yearOf(today);
  const sentence = (issue: TypedYearIssue): string => {
    if (issue.code === 'empty') return '';
    if (issue.code === 'unreadable') return t('yearPicker.unreadable', { example: issue.example });
    return t(issue.code === 'emptyLimits' ? 'yearPicker.emptyLimits' : 'monthPicker.yearOutOfRange', {
      min: issue.min,
      max: issue.max,
    });
  };
  const read = (text: string) => {
    const { year, issue } = readTypedYear(text, { today, pattern, limits });
    return issue ? { issue: sentence(issue) } : { value: year };
  };
  return (
    <PeriodField<CalendarYear>
      {...field}
      component="YearPicker"
      inputMode="numeric"
      placeholder={field.placeholder ?? patternHint('yyyy', t('datePicker.format'))}
      write={(year) => year}
      read={read}
      limits={limits}
      emptyLimits={(given) => sentence({ code: 'emptyLimits', ...given })}
      openName={t('yearPicker.open', { label: field.label })}
      current={thisYear}
      currentLabel={t('yearPicker.thisYear')}
    >
      {(value, choose) => (
        <YearGrid
          selected={value === null ? null : Number(value)}
          today={Number(thisYear)}
          min={Number(limits.min)}
          max={Number(limits.max)}
          start={Number((value && parseYear(value)) ?? thisYear)}
          takesFocus={false}
          onChoose={(year) => choose(parseYear(String(year).padStart(4, '0')))}
        />
      )}
    </PeriodField>
  );
}
