'use client';
import { TEMPERATURES, type Temperature } from '@sereno/domain/activity';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Field, SegmentedControl } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';

/** Interest of the prospect; none is an answer too (ADL-04). */
export function TemperatureField() {
  const t = useTexts(activityTexts);
  const { edit } = useDialogScope();
  const temperature = useFormPart((form) => form.temperature);
  return (
    <Cell>
      <Field label={t('activityField.temperature')} group>
        <SegmentedControl<Temperature | 'none'>
          fullWidth
          options={(['none', ...TEMPERATURES] as const).map((value) => ({
            value,
            label: t(`activityField.temperature.${value}`),
          }))}
          value={temperature ?? 'none'}
          onChange={(value) => edit({ kind: 'temperature', temperature: value === 'none' ? null : value })}
        />
      </Field>
    </Cell>
  );
}
