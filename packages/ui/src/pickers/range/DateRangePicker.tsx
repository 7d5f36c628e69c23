'use client';
import {
  type CalendarDate,
  type DateRange,
  formatDate,
  formatWireDate,
  limitsIssue,
  limitsOf,
  readTypedRange,
  type TypedRangeIssue,
} from '@sereno/domain/calendar';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { dateIssueText } from '../date/dateIssue.ts';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { RangePanel, type DateRangePreset } from './RangePanel.tsx';

export type DateRangePickerProps = PickerWording &
  PickerNative & {
    /** The days, both ends included (controlled); null for none. A range outside the limits is shown with its error. */
    value?: DateRange | null | undefined;
    /** Initial range (uncontrolled). Default null, none. Dashboards start with the last 7 days (DRP-04). */
    defaultValue?: DateRange | null | undefined;
    /**
     * Called with the days, both ends included, when a preset or "Aplicar" is pressed, or a text is typed and committed
     * (Enter or blur); null when the field is empty or its text is not an allowed range.
     */
    onChange?: ((range: DateRange | null) => void) | undefined;
    /** The business day, `YYYY-MM-DD`, that the presets count from. The picker has no clock of its own. */
    today: CalendarDate;
    /**
     * Ranges that are chosen with one press, in order, in place of today, the last 7 and 30 days, this month and the last
     * (DRP-03). Each is cut to the limits, and left out where no day of it is allowed or what is left is longer than
     * `maxDays`.
     */
    presets?: readonly DateRangePreset[] | undefined;
    /** First allowed day, inclusive. Default 1 January 1900. */
    min?: CalendarDate | undefined;
    /** Last allowed day, inclusive. Default 31 December 2100, and never later (DRP-06). */
    max?: CalendarDate | undefined;
    /** Longest range in days, both ends counted. Default: unlimited. */
    maxDays?: number | undefined;
  };

/** Reverses a range that ends before it starts. */
const inOrder = ({ start, end }: DateRange): DateRange => (start <= end ? { start, end } : { start: end, end: start });
const send = ({ start, end }: DateRange): string => `${formatWireDate(start)} - ${formatWireDate(end)}`;

/**
 * A range of days (DRP-01 to DRP-06): five presets that apply at once, a calendar with an "Aplicar" button, and an
 * input for two typed or pasted dates, in either order.
 */
export function DateRangePicker({ value, today, presets, min, max, maxDays, ...field }: DateRangePickerProps) {
  const t = useTexts(pickersTexts);
  const { date: pattern } = useFormats();
  const write = ({ start, end }: DateRange): string => `${formatDate(start, pattern)} – ${formatDate(end, pattern)}`;
  const limits = { ...limitsOf({ min, max }), maxDays };
  const empty = limitsIssue(limits);
  const hint = patternHint(pattern, t('datePicker.format'));
  const sentence = (issue: TypedRangeIssue): string => {
    if (issue.code === 'tooManyDays') return t('dateRangePicker.tooManyDays', { count: issue.maxDays });
    return issue.code === 'unreadable'
      ? t('dateRangePicker.unreadable', { example: `${issue.example} - ${issue.example}` })
      : dateIssueText(issue, t, pattern);
  };
  const read = (text: string) => {
    const { range, issue } = readTypedRange(text, { today, pattern, ...limits });
    return issue ? { issue: sentence(issue) } : { value: range };
  };
  return (
    <PickerField<DateRange>
      {...field}
      component="DateRangePicker"
      value={value && inOrder(value)}
      placeholder={field.placeholder ?? `${hint} – ${hint}`}
      write={write}
      send={send}
      read={read}
      openName={t('pickerField.open', { label: field.label })}
      limitsProblem={empty && dateIssueText(empty, t, pattern)}
      icon={<CalendarDays size={16} />}
    >
      {({ value: shown, choose, clear, close }) => (
        <RangePanel
          key={shown === null ? '' : write(shown)}
          label={field.label}
          value={shown}
          today={today}
          presets={presets}
          limits={limits}
          onChoose={choose}
          onClear={clear}
          onCancel={close}
        />
      )}
    </PickerField>
  );
}
