'use client';
import { useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { activityFieldTexts } from '../../locale/ownTexts.ts';
import { TimePicker } from '../../pickers/index.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

/** When the next activity begins (ADL-11) or ends (ADL-12), of 24 hours. */
export function TimeField({ field }: { field: 'startTime' | 'endTime' }) {
  const t = useTexts(activityFieldTexts);
  const { edit, places } = useDialogScope();
  const time = useFormPart((form) => form[field]);
  const error = useFieldError(field);
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <TimePicker
      ref={(input) => places.put(field, input)}
      label={t(`activityField.${field}`)}
      required
      value={time}
      onChange={(next) => edit({ kind: field, time: next })}
      onProblem={(problem) => setUnreadable(problem !== null)}
      // What the picker says of a text that it cannot read says more than that a time is missing.
      error={isUnreadable ? undefined : error}
    />
  );
}
