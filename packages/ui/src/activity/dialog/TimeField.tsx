'use client';
import { useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { TimePicker } from '../../pickers/index.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

/** Start (ADL-11) or end (ADL-12) of the next activity, in 24 hours. */
export function TimeField({ field }: { field: 'startTime' | 'endTime' }) {
  const t = useTexts(activityTexts);
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
      // The picker's message about an unreadable text is more helpful than a missing time.
      error={isUnreadable ? undefined : error}
    />
  );
}
