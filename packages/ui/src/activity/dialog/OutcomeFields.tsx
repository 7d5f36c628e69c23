'use client';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { Grid } from './ActivityDialog.styles.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { LongTextField } from './LongTextField.tsx';
import { Stage } from './ProgressiveRendering.tsx';
import { TemperatureField } from './TemperatureField.tsx';

const nothing = [] as const;
const rest = (
  <>
    <FieldPlace />
    <FieldPlace wide />
  </>
);

/** How the ended or rescheduled activity went: outcome, temperature, observations (ADL-03 to ADL-06). */
export function OutcomeFields() {
  return (
    <Grid>
      <Stage at={1} fallback={<FieldPlace />}>
        <TracingField />
      </Stage>
      <Stage at={2} fallback={rest}>
        <TemperatureField />
        <LongTextField field="observations" />
      </Stage>
    </Grid>
  );
}

function TracingField() {
  const t = useTexts(activityTexts);
  const { edit, rules } = useDialogScope();
  const value = useFormPart((form) => form.tracingTypeId);
  const { tracings, fixedTracingId } = rules;
  const isEmpty = tracings?.length === 0;
  // Without available outcomes the fixed one is sent (ADL-21, ADL-22); without one saving is impossible, which shows at
  // once.
  const isFixed = isEmpty && fixedTracingId !== null;
  return (
    <ChoiceField
      field="tracingType"
      items={tracings ?? nothing}
      value={value}
      onChange={(id) => edit({ kind: 'tracingType', id })}
      loading={tracings === undefined}
      readOnly={isFixed}
      description={isFixed ? t('activityField.fixedOutcome') : undefined}
      error={isEmpty && !isFixed ? t('activityIssue.noOutcomes') : undefined}
    />
  );
}
