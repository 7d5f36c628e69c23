'use client';
import { CheckboxGroup as Group } from '@base-ui/react/checkbox-group';
import { useId } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { useControlled } from '../../state/useControlled.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { useGroup, type GroupProps } from './useGroup.ts';
import { inOrder, shareChosen, toggleAll } from './allChosen.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import { Choices } from './Choice.styles.ts';
import { ChoiceOption } from './ChoiceField.tsx';
import { Nothing, Under } from './CheckboxGroup.styles.ts';
import { distinct, type ChoiceGroupOption } from './options.ts';

export type CheckboxGroupProps = FieldWording &
  ControlProps &
  GroupProps & {
    /** The options; two to about ten. For more use `MultiCombobox`. */
    options: readonly ChoiceGroupOption[];
    /** The selected values (controlled). */
    value?: readonly string[] | undefined;
    /** Initially selected values (uncontrolled). Default none. */
    defaultValue?: readonly string[] | undefined;
    /**
     * Called with the selected values on each change, in the order of the options. Values that are not options are kept.
     */
    onChange?: ((value: string[]) => void) | undefined;
    /** Label of a checkbox above that selects all or none ("Todas las oficinas"). Default: no such checkbox. */
    selectAll?: string | undefined;
    /** 'column' is quicker to read; 'row' puts short ones side by side. Default 'column'. */
    orientation?: 'column' | 'row' | undefined;
    /** Readable and focusable, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the values in a form, submitted once per selected option. Without it nothing is submitted. */
    name?: string | undefined;
  };

/** Any number of a few choices that are all worth seeing. For exactly one use `RadioGroup`. */
export function CheckboxGroup({
  options: given,
  value,
  defaultValue = [],
  onChange,
  selectAll,
  orientation = 'column',
  readOnly = false,
  name,
  ref,
  onBlur,
  ...props
}: CheckboxGroupProps) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const t = useTexts(selectTexts);
  const needId = useId();
  const options = distinct('CheckboxGroup', given);
  const [chosen, choose] = useControlled<readonly string[]>({
    value,
    defaultValue,
    onChange: (next) => onChange?.([...next]),
    component: 'CheckboxGroup',
  });
  const group = useGroup({ ref, onBlur, reset: () => choose(defaultValue) });
  const share = shareChosen(options, chosen);
  const choices = (
    <Choices data-orientation={orientation}>
      {options.map((option) => (
        <ChoiceOption
          key={option.value}
          label={option.label}
          description={option.description}
          disabled={option.disabled}
          readOnly={readOnly}
        >
          <CheckboxBox name={name} value={option.value} readOnly={readOnly} />
        </ChoiceOption>
      ))}
    </Choices>
  );
  return (
    <Field {...field} group>
      <Group
        {...control}
        {...group}
        id={id}
        aria-labelledby={labelId}
        value={[...chosen]}
        onValueChange={(next) => choose(inOrder(options, next))}
        aria-describedby={field.required ? needId : undefined}
      >
        {/* A group has no aria-required, and on a single box it would require that box. */}
        {field.required && <VisuallyHidden id={needId}>{t('checkboxGroup.required')}</VisuallyHidden>}
        {options.length === 0 && <Nothing>{t('select.none')}</Nothing>}
        {selectAll !== undefined && options.length > 0 ? (
          <>
            <ChoiceOption label={selectAll} disabled={options.every(({ disabled }) => disabled)} readOnly={readOnly}>
              <CheckboxBox
                checked={share === 'all'}
                indeterminate={share === 'some'}
                readOnly={readOnly}
                onCheckedChange={() => choose(toggleAll(options, chosen))}
              />
            </ChoiceOption>
            <Under>{choices}</Under>
          </>
        ) : (
          choices
        )}
      </Group>
    </Field>
  );
}
