'use client';
import { OTPField } from '@base-ui/react/otp-field';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { pinTexts } from '../../locale/texts/es/pin.ts';
import { useControlled } from '../../state/useControlled.ts';
import { fontSize, space } from '../../theme/index.ts';
import { useGroup, type GroupProps } from '../choice/useGroup.ts';
import { Field } from '../field/Field.tsx';
import { controlStyle } from '../field/fieldParts.styles.ts';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { pinText, type PinKind } from './pinText.ts';

export type PinInputProps = FieldWording &
  ControlProps &
  GroupProps & {
    /** How many characters the code has. Default 6. */
    length?: number | undefined;
    /** 'digits', or 'letters' for letters and digits, which become capitals. Anything else is left out. Default 'digits'. */
    kind?: PinKind | undefined;
    /** What is typed of the code (controlled). */
    value?: string | undefined;
    /** What is typed initially (uncontrolled). Default ''. */
    defaultValue?: string | undefined;
    /** Called with what is typed on each change. */
    onChange?: ((value: string) => void) | undefined;
    /** Called with the code once its last character is typed, or all are pasted or filled in from a message. */
    onComplete?: ((value: string) => void) | undefined;
    /** Hides the characters, for a code that others must not see. Default false. */
    mask?: boolean | undefined;
    /** Readable and focusable, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the code in a form. Without it nothing is submitted. */
    name?: string | undefined;
  };

/** Digits stand from left to right in every language. */
const Places = styled(OTPField.Root)`
  direction: ltr;
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
`;

const Place = styled(OTPField.Input)`
  ${controlStyle}
  flex: 0 1 44px;
  inline-size: 0;
  padding-inline: 0;
  font-size: ${fontSize[16]};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/**
 * A short code, one character a place: pasted or filled in from a message as a whole. Base UI's own validation is off: the browser would
 * refuse the form because of a hidden input, with a message that is never shown.
 */
export function PinInput({
  length = 6,
  kind = 'digits',
  value,
  defaultValue = '',
  onChange,
  onComplete,
  mask = false,
  readOnly = false,
  name,
  ref,
  onBlur,
  ...props
}: PinInputProps) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const { label, required, disabled } = field;
  const t = useTexts(pinTexts);
  const [code, change] = useControlled({ value, defaultValue, onChange, component: 'PinInput' });
  const group = useGroup({ ref, onBlur, reset: () => change(defaultValue) });
  return (
    <Field {...field} group>
      <Places
        {...control}
        {...group}
        // Base UI gives its own id to the first input.
        render={<div id={id} />}
        aria-labelledby={labelId}
        length={length}
        validationType="none"
        normalizeValue={(text) => pinText(text, kind)}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        mask={mask}
        name={name}
        disabled={disabled}
        readOnly={readOnly}
        value={code}
        onValueChange={change}
        onValueComplete={(whole) => onComplete?.(whole)}
      >
        {Array.from({ length }, (_, index) => (
          <Place
            key={index}
            // Base UI leaves the first one the name of the field.
            {...(index === 0
              ? { 'aria-labelledby': labelId }
              : { 'aria-label': t('pinInput.place', { label, place: index + 1, count: length }) })}
            aria-required={required || undefined}
          />
        ))}
      </Places>
    </Field>
  );
}
