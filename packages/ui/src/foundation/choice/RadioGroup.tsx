'use client';
import { RadioGroup as Group } from '@base-ui/react/radio-group';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { useGroup, type GroupProps } from './useGroup.ts';
import { Nothing } from './CheckboxGroup.styles.ts';
import { Choices, markStyle } from './Choice.styles.ts';
import { ChoiceOption } from './ChoiceField.tsx';
import { distinct, type ChoiceGroupOption } from './options.ts';
import { Radio } from '@base-ui/react/radio';
import { styled } from 'styled-components';

const Circle = styled(Radio.Root)`
  ${markStyle}
  border-radius: 50%;
`;

const Dot = styled(Radio.Indicator)`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: currentColor;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export type RadioGroupProps<Value extends string = string> = FieldWording &
  ControlProps &
  GroupProps & {
    /** The options; two to about seven. For more use a select. */
    options: readonly ChoiceGroupOption<Value>[];
    /** The selected value (controlled); null when none is selected. */
    value?: Value | null | undefined;
    /** Initial value (uncontrolled). Default null, none selected. */
    defaultValue?: Value | null | undefined;
    /** Called with the value on each selection, by press or arrow key. */
    onChange?: ((value: Value) => void) | undefined;
    /** 'column' is quicker to read; 'row' puts short ones side by side. Default 'column'. */
    orientation?: 'column' | 'row' | undefined;
    /** Readable and focusable, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the value in a form. Without it nothing is submitted. */
    name?: string | undefined;
  };

/**
 * Exactly one of a few choices, with room for a description each. For labels of one or two words use
 * `SegmentedControl`.
 */
export function RadioGroup<Value extends string = string>({
  options: given,
  value,
  defaultValue = null,
  onChange,
  orientation = 'column',
  readOnly = false,
  name,
  ref,
  onBlur,
  ...props
}: RadioGroupProps<Value>) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const t = useTexts(selectTexts);
  const options = distinct('RadioGroup', given);
  const [chosen, choose] = useControlled<Value | null>({
    value,
    defaultValue,
    // Only options can be selected, so null is never reported.
    onChange: (next) => next !== null && onChange?.(next),
    component: 'RadioGroup',
  });
  const group = useGroup({ ref, onBlur, reset: () => choose(defaultValue) });
  return (
    <Field {...field} group>
      <Group<Value | null>
        {...control}
        {...group}
        id={id}
        aria-labelledby={labelId}
        name={name}
        value={chosen}
        onValueChange={choose}
        readOnly={readOnly}
        aria-required={field.required || undefined}
      >
        {options.length === 0 && <Nothing>{t('select.none')}</Nothing>}
        <Choices data-orientation={orientation}>
          {options.map((option) => (
            <ChoiceOption
              key={option.value}
              label={option.label}
              description={option.description}
              disabled={option.disabled}
              readOnly={readOnly}
            >
              <Circle value={option.value}>
                <Dot />
              </Circle>
            </ChoiceOption>
          ))}
        </Choices>
      </Group>
    </Field>
  );
}
