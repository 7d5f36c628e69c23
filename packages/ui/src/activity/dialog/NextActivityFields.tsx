'use client';
import { type Activity, needsNextActivity } from '@sereno/domain/activity';
import { useId, useMemo } from 'react';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { Grid, Heading, Section, Times } from './ActivityDialog.styles.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { LongTextField } from './LongTextField.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { Stage } from './ProgressiveRendering.tsx';
import { TimeField } from './TimeField.tsx';

type NextActivityFieldsProps = {
  /** Activities on the selected day. */
  schedule: readonly Activity[] | null | undefined;
};

/** The stage of the section's last part. */
export const LAST_STAGE = 5;

const two = (
  <>
    <FieldPlace />
    <FieldPlace />
  </>
);

/**
 * The activity to book (ADL-07 to ADL-14). Hidden and inert when the outcome needs none (NXA-12), and restored with its
 * input when another outcome is selected.
 */
export function NextActivityFields({ schedule }: NextActivityFieldsProps) {
  const t = useTexts(activityTexts);
  const id = useId();
  const { rules } = useDialogScope();
  const isNeeded = useFormPart((form) => needsNextActivity(form, rules));
  const isAlone = useFormPart((form) => form.task === 'add');
  return (
    <Section hidden={!isNeeded} {...(!isAlone && { 'aria-labelledby': id })}>
      {!isAlone && <Heading id={id}>{t('activityField.next')}</Heading>}
      <Grid>
        <Stage at={3} fallback={two}>
          <TypeField />
          <SubjectField />
        </Stage>
        <Stage at={4} fallback={two}>
          <DateField />
          <Times>
            <TimeField field="startTime" />
            <TimeField field="endTime" />
          </Times>
        </Stage>
        <Stage at={LAST_STAGE} fallback={<FieldPlace wide />}>
          <LongTextField field="comments" />
          <ScheduleField schedule={schedule} />
        </Stage>
      </Grid>
    </Section>
  );
}

function TypeField() {
  const { edit, rules, catalogs, now } = useDialogScope();
  const value = useFormPart((form) => form.activityTypeId);
  return (
    <ChoiceField
      field="activityType"
      items={rules.types}
      value={value}
      onChange={(id) => edit({ kind: 'activityType', id, now: now() })}
      loading={catalogs === 'loading'}
    />
  );
}

/** Offers only the subjects of the selected type (ADL-09, ADL-30). */
function SubjectField() {
  const t = useTexts(activityTexts);
  const { edit, rules, catalogs } = useDialogScope();
  const typeId = useFormPart((form) => form.activityTypeId);
  const value = useFormPart((form) => form.subjectId);
  const items = useMemo(
    () => rules.subjects.filter(({ activityTypeId }) => activityTypeId === typeId),
    [rules.subjects, typeId],
  );
  return (
    <ChoiceField
      field="subject"
      items={items}
      value={value}
      onChange={(id) => edit({ kind: 'subject', id })}
      loading={catalogs === 'loading'}
      disabled={typeId === null}
      placeholder={typeId === null ? t('activityField.typeFirst') : undefined}
    />
  );
}
