'use client';
import { readTypedTime, type TimeOfDay, type TypedTimeIssue } from '@sereno/domain/calendar';
import { Clock } from '../../foundation/icons/clock.ts';
import { formatTime, useFormats, useTexts, type Translate } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { PickerActions } from '../field/PickerActions.tsx';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { Nothing } from './TimeList.styles.ts';
import { TimeList } from './TimeList.tsx';
import { moveTime, nearestTime, timeSteps } from './timeSteps.ts';

export type TimePickerProps = PickerWording &
  PickerNative & {
    /** The time, `HH:mm` in 24 hours (controlled); null for none. One outside the limits is shown with its error. */
    value?: TimeOfDay | null | undefined;
    /** Initial time (uncontrolled). Default null, none. */
    defaultValue?: TimeOfDay | null | undefined;
    /**
     * Called with the time, `HH:mm`, when it is selected, stepped to or typed and committed (Enter or blur); null when
     * the field is empty or its text is not an allowed time.
     */
    onChange?: ((time: TimeOfDay | null) => void) | undefined;
    /** First allowed time, inclusive, and the first of the list. Default 00:00. */
    min?: TimeOfDay | undefined;
    /** Last allowed time, inclusive. Default 23:59. */
    max?: TimeOfDay | undefined;
    /**
     * Minutes between times of the list, counted from `min`, and of an arrow key in the field. Any other time can be
     * typed. Whole, from 1; other values count as the default, 15.
     */
    step?: number | undefined;
    /** Start of the list, and of the first arrow key in an empty field: the nearest time. Default 12:00. */
    start?: TimeOfDay | undefined;
  };

const STEP = 15;

/**
 * A time, typed as HH:mm, or with twelve hours where the host writes these, or selected in a list (ADL-11, ADL-12, FMT-03). Parsing is lenient: `9`, `930`,
 * `21.30` and a pasted `9:30 p. m.` are read; unreadable text stays, with the error and an example. ↑ and ↓ in the
 * field add and subtract a step.
 */
export function TimePicker({
  min = '00:00',
  max = '23:59',
  step: givenStep = STEP,
  start = '12:00',
  ...field
}: TimePickerProps) {
  const t = useTexts(pickersTexts);
  const formats = useFormats();
  const write = (time: TimeOfDay): string => {
    const text = formatTime(time, formats);
    // A half of the day in a language whose words cannot be typed here would be refused as soon as it is shown.
    return readTypedTime(text).time === time ? text : time;
  };
  const limits = { min, max };
  const nothing = min > max ? issueText({ code: 'emptyLimits', min, max }, t, write) : '';
  const step = Number.isInteger(givenStep) && givenStep > 0 ? givenStep : STEP;
  const read = (text: string) => {
    const { time, issue } = readTypedTime(text, limits);
    return issue ? { issue: issueText(issue, t, write) } : { value: time };
  };
  return (
    <PickerField<TimeOfDay>
      {...field}
      component="TimePicker"
      limitsProblem={nothing}
      inputMode={formats.hour12 ? undefined : 'numeric'}
      placeholder={field.placeholder ?? (formats.hour12 ? write('09:30') : t('timePicker.format'))}
      write={write}
      send={(time) => time}
      read={read}
      onArrow={(text, direction) => {
        const { time, issue } = readTypedTime(text);
        if (nothing !== '') return null;
        if (time !== undefined) return moveTime(time, direction * step, limits);
        const times = timeSteps(limits, { step });
        return issue.code === 'empty' ? (times[nearestTime(times, start)] ?? null) : null;
      }}
      openName={t('timePicker.open', { label: field.label })}
      icon={<Clock size={16} />}
    >
      {({ value, choose, clear }) => (
        <>
          {nothing === '' ? (
            <TimeList
              label={field.label}
              times={timeSteps(limits, { step, saved: value })}
              value={value}
              start={start}
              write={write}
              onChoose={choose}
            />
          ) : (
            <Nothing>{nothing}</Nothing>
          )}
          <PickerActions onClear={clear} />
        </>
      )}
    </PickerField>
  );
}

/** The error of a typed time with an example; empty for an empty text. */
function issueText(
  issue: TypedTimeIssue,
  t: Translate<typeof pickersTexts>,
  write: (time: TimeOfDay) => string,
): string {
  switch (issue.code) {
    case 'empty':
      return '';
    case 'unreadable':
      return t('timePicker.unreadable', { example: write(issue.example) });
    case 'noSuchHour':
      return t('timePicker.noSuchHour', { hour: issue.hour });
    case 'noSuchMinute':
      return t('timePicker.noSuchMinute', { minute: issue.minute });
    case 'beforeMin':
      return t('timePicker.beforeMin', { min: write(issue.min) });
    case 'afterMax':
      return t('timePicker.afterMax', { max: write(issue.max) });
    case 'emptyLimits':
  }
  return t('timePicker.emptyLimits', { min: write(issue.min), max: write(issue.max) });
}
