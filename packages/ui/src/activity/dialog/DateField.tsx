'use client';
import { LAST_ACTIVITY_DATE } from '@sereno/domain/activity';
import { addDays, readTypedDate } from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { Cell, QuickChoices } from '../../foundation/form/form.styles.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { DatePicker } from '../../pickers/index.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

const QUICK = [
  { key: 'activityField.today', days: 0 },
  { key: 'activityField.tomorrow', days: 1 },
  { key: 'activityField.inAWeek', days: 7 },
] as const;

/** Issues of a typed day with a specified sentence (NXA-09, NXA-10); the picker shows others itself. */
const SPECIFIED = { beforeMin: 'activityIssue.beforeToday', afterMax: 'activityIssue.afterMaximum' } as const;

/**
 * The day of the next activity, from today to the end of 2100, with shortcuts for common days (ADL-10, NXA-09, NXA-10).
 */
export function DateField() {
  const t = useTexts(activityTexts);
  const { edit, places, rules } = useDialogScope();
  const input = useRef<HTMLInputElement>(null);
  const date = useFormPart((form) => form.date);
  const error = useFieldError('date');
  /** Why the typed text is rejected: a key of ours, '' when the picker shows it, null when valid. */
  const [refusal, setRefusal] = useState<'' | (typeof SPECIFIED)[keyof typeof SPECIFIED] | null>(null);
  const limits = { min: rules.today, max: LAST_ACTIVITY_DATE };

  const judge = (): void => {
    const { issue } = readTypedDate(input.current?.value ?? '', { today: rules.today, ...limits });
    const isSpecified = issue?.code === 'beforeMin' || issue?.code === 'afterMax';
    setRefusal(isSpecified ? SPECIFIED[issue.code] : '');
  };
  const refused = refusal ? t(refusal) : undefined;
  return (
    <Cell>
      <DatePicker
        ref={(control) => {
          input.current = control;
          places.put('date', control);
        }}
        label={t('activityField.date')}
        required
        today={rules.today}
        {...limits}
        value={date}
        onChange={(next) => edit({ kind: 'date', date: next })}
        onProblem={(problem) => (problem === null ? setRefusal(null) : judge())}
        error={refusal === null ? error : refused}
      />
      <QuickChoices aria-label={t('activityField.quickDates')}>
        {QUICK.map(({ key, days }) => (
          <Button key={key} size="small" onClick={() => edit({ kind: 'date', date: addDays(rules.today, days) })}>
            {t(key)}
          </Button>
        ))}
      </QuickChoices>
    </Cell>
  );
}
