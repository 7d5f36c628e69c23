'use client';
import { readTypedTime, type TimeOfDay } from '@sereno/domain/calendar';
import { Clock } from '../../foundation/icons/clock.ts';
import { useTexts } from '../../locale/index.ts';
import { timePickerTexts } from '../../locale/ownTexts.ts';
import { useControlled } from '../../state/useControlled.ts';
import { PickerActions } from '../field/PickerActions.tsx';
import { PickerField, type PickerNative, type PickerWording } from '../field/PickerField.tsx';
import { useTimeIssue } from './timeIssue.ts';
import { Nothing } from './TimeList.styles.ts';
import { TimeList } from './TimeList.tsx';
import { moveTime, nearestTime, timeSteps } from './timeSteps.ts';

export type TimePickerProps = PickerWording &
  PickerNative & {
    /** The time, `HH:mm` of 24 hours, when the host holds it; null for none. One outside the limits is shown, with what is wrong. */
    value?: TimeOfDay | null;
    /** First time when the picker holds it. Default null, none. */
    defaultValue?: TimeOfDay | null;
    /**
     * Called with the time, `HH:mm`, once it is chosen, stepped to or typed to its end (Enter, or the field is left); null when the
     * field is empty or its text is no time that may be chosen.
     */
    onChange?: (time: TimeOfDay | null) => void;
    /** First time that may be chosen, inclusive, and the first of the list. Default 00:00. */
    min?: TimeOfDay | undefined;
    /** Last time that may be chosen, inclusive. Default 23:59. */
    max?: TimeOfDay | undefined;
    /**
     * Minutes from one time of the list to the next, counted from `min`, and those of an arrow key in the field. Any other time can be
     * typed. Whole, from 1; anything else counts as the default, 15.
     */
    step?: number;
    /** Where the list, and the first arrow key in an empty field, begin while there is no time: at the nearest one. Default 12:00. */
    start?: TimeOfDay;
  };

const STEP = 15;

/**
 * A time of 24 hours, typed as HH:mm or chosen in a list (ADL-11, ADL-12, FMT-03). The text is forgiving: `9`, `930`, `21.30` and a
 * pasted `9:30 p. m.` are read; what cannot be read stays as it is, with what is wrong and what is expected. ↑ and ↓ in the field
 * add and take a step.
 */
export function TimePicker({
  value: heldValue,
  defaultValue = null,
  onChange,
  min = '00:00',
  max = '23:59',
  step: givenStep = STEP,
  start = '12:00',
  label,
  placeholder,
  ...field
}: TimePickerProps) {
  const t = useTexts(timePickerTexts);
  const sentence = useTimeIssue();
  const [value, change] = useControlled<TimeOfDay | null>({
    value: heldValue,
    defaultValue,
    onChange,
    component: 'TimePicker',
  });
  const limits = { min, max };
  const nothing = min > max ? sentence({ code: 'emptyLimits', min, max }) : '';
  const step = Number.isInteger(givenStep) && givenStep > 0 ? givenStep : STEP;
  const read = (text: string) => {
    const { time, issue } = readTypedTime(text, limits);
    return issue ? { issue: sentence(issue) } : { value: time };
  };
  return (
    <PickerField<TimeOfDay>
      {...field}
      label={label}
      limitsProblem={nothing}
      inputMode="numeric"
      placeholder={placeholder ?? t('timePicker.format')}
      value={value}
      change={change}
      write={(time) => time}
      send={(time) => time}
      read={read}
      onArrow={(text, direction) => {
        const { time, issue } = readTypedTime(text);
        if (nothing !== '') return null;
        if (time !== undefined) return moveTime(time, direction * step, limits);
        const times = timeSteps(limits, { step });
        return issue.code === 'empty' ? (times[nearestTime(times, start)] ?? null) : null;
      }}
      openName={t('timePicker.open', { label })}
      icon={<Clock size={16} />}
    >
      {({ choose }) => (
        <>
          {nothing === '' ? (
            <TimeList
              label={label}
              times={timeSteps(limits, { step, kept: value })}
              value={value}
              start={start}
              onChoose={choose}
            />
          ) : (
            <Nothing>{nothing}</Nothing>
          )}
          <PickerActions required={field.required ?? false} onClear={() => choose(null)} />
        </>
      )}
    </PickerField>
  );
}
