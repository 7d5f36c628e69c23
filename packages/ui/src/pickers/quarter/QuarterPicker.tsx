'use client';
import {
  type CalendarDate,
  type CalendarQuarter,
  MONTH_PICKER_MIN_YEAR,
  monthOf,
  monthWord,
  parseQuarter,
  quarterLimits,
  quarterOf,
  quarterRange,
  readTypedQuarter,
  type TypedQuarterIssue,
} from '@sereno/domain/calendar';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { quarterPickerTexts } from '../../locale/texts/es/quarterPicker.ts';
import { UnitPages } from '../calendar/UnitPages.tsx';
import { PeriodField } from '../field/PeriodField.tsx';
import type { PickerNative, PickerWording } from '../field/PickerField.tsx';

export type QuarterPickerProps = PickerWording &
  PickerNative & {
    /** The quarter, `YYYY-Qn` (controlled); null for none. One outside the limits is shown with its error. */
    value?: CalendarQuarter | null | undefined;
    /** Initial quarter (uncontrolled). Default null, none. */
    defaultValue?: CalendarQuarter | null | undefined;
    /**
     * Called with the quarter, `YYYY-Qn`, when it is selected or typed and committed (Enter or blur); null when the
     * field is empty or its text is not an allowed quarter.
     */
    onChange?: ((quarter: CalendarQuarter | null) => void) | undefined;
    /** The business day, `YYYY-MM-DD`. The picker has no clock of its own. */
    today: CalendarDate;
    /** Last allowed quarter, `YYYY-Qn`, for what is planned. Default: the quarter of `today`. */
    max?: CalendarQuarter | undefined;
    /** The year, 1 to 9999, whose first quarter is the first allowed one. Default 1800. */
    minYear?: number | undefined;
  };

const texts = { ...pickersTexts, ...quarterPickerTexts };

const placeOf = (quarter: CalendarQuarter): number => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1;
const quarterAt = (place: number): CalendarQuarter | null =>
  parseQuarter(`${String(Math.floor(place / 4)).padStart(4, '0')}-Q${(place % 4) + 1}`);

/**
 * A quarter of a calendar year, typed or selected among the four of a year, with the years behind its caption. It is
 * written as the language does: `T3 2026` in Spanish, `Q3 2026` in English. Parsing is lenient: `3T26`, `2026-Q3` and a
 * day of it are the same quarter in every language.
 */
export function QuarterPicker({ today, max, minYear = MONTH_PICKER_MIN_YEAR, ...field }: QuarterPickerProps) {
  const t = useTexts(texts);
  const { date: pattern, tag } = useFormats();
  const known = quarterLimits(today, minYear);
  const limits = { ...known, max: max ?? known.max };
  const current = quarterOf(today);
  const write = (quarter: CalendarQuarter): string =>
    t('quarterPicker.quarter', { quarter: quarter.slice(6), year: quarter.slice(0, 4) });
  const sentence = (issue: TypedQuarterIssue): string => {
    switch (issue.code) {
      case 'empty':
        return '';
      case 'unreadable':
        return t('quarterPicker.unreadable', { example: write(issue.example) });
      case 'noSuchQuarter':
        return t('quarterPicker.noSuchQuarter', { quarter: issue.quarter });
      case 'yearOutOfRange':
        return t('monthPicker.yearOutOfRange', { min: String(issue.min), max: String(issue.max) });
      case 'beforeMin':
        return t('quarterPicker.beforeMin', { min: write(issue.min) });
      case 'afterMax':
        return t('quarterPicker.afterMax', { max: write(issue.max) });
      case 'emptyLimits':
    }
    return t('quarterPicker.emptyLimits', { min: write(issue.min), max: write(issue.max) });
  };
  const read = (text: string) => {
    const { quarter, issue } = readTypedQuarter(text, { today, pattern, limits });
    return issue ? { issue: sentence(issue) } : { value: quarter };
  };
  const unit = (place: number) => {
    const quarter = quarterAt(place) ?? current;
    const { start, end } = quarterRange(quarter);
    const note = `${monthWord(monthOf(start), tag)} – ${monthWord(monthOf(end), tag)}`;
    const text = t('quarterPicker.short', { quarter: quarter.slice(6) });
    return { text, note, name: t('quarterPicker.name', { quarter: text, months: note, year: quarter.slice(0, 4) }) };
  };
  return (
    <PeriodField<CalendarQuarter>
      {...field}
      component="QuarterPicker"
      placeholder={
        field.placeholder ??
        t('quarterPicker.quarter', { quarter: '#', year: patternHint('yyyy', t('datePicker.format')) })
      }
      write={write}
      read={read}
      limits={limits}
      emptyLimits={(given) => sentence({ code: 'emptyLimits', ...given })}
      openName={t('quarterPicker.open', { label: field.label })}
      current={current}
      currentLabel={t('quarterPicker.thisQuarter')}
    >
      {(value, choose) => (
        <UnitPages
          perYear={4}
          unit={unit}
          min={placeOf(limits.min)}
          max={placeOf(limits.max)}
          selected={value === null ? null : placeOf(value)}
          today={placeOf(current)}
          start={placeOf((value && parseQuarter(value)) ?? current)}
          takesFocus={false}
          onChoose={(place) => choose(quarterAt(place))}
        />
      )}
    </PeriodField>
  );
}
