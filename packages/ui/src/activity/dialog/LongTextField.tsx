'use client';
import { Cell } from '../../foundation/form/form.styles.ts';
import { TextArea } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { MAX_TEXT_LENGTH } from './wrongFields.ts';

/** From here on the remaining characters are shown. */
const NEAR_THE_END = MAX_TEXT_LENGTH - 400;

/** Free text about the closed activity (ADL-06) or the booked one (ADL-13). */
export function LongTextField({ field }: { field: 'observations' | 'comments' }) {
  const t = useTexts(activityTexts);
  const { edit, places } = useDialogScope();
  const text = useFormPart((form) => form[field]);
  return (
    <Cell data-wide>
      <TextArea
        ref={(area) => places.put(field, area)}
        label={t(`activityField.${field}`)}
        rows={2}
        value={text}
        onChange={(next) => edit({ kind: field, text: next })}
        {...(text.length > NEAR_THE_END && { maxLength: MAX_TEXT_LENGTH })}
      />
    </Cell>
  );
}
