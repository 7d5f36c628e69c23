'use client';
import { useEffect, useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { useControlled } from '../../state/useControlled.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Field } from './Field.tsx';
import { useFieldProps, type FieldWording } from './fieldWording.ts';
import { Affix, NumberBox, NumberInput } from './NumberField.styles.ts';
import { NumberFieldSteps } from './NumberFieldSteps.tsx';
import { stepsOfKey, type NumberProblem } from './numberRange.ts';
import { numberText, type NumberFormat } from './numberText.ts';
import { useProblemReport } from './useProblemReport.ts';
import { useTypedNumber } from './useTypedNumber.ts';
import { useFormReset } from '../../state/useFormReset.ts';

/** Input attributes that the field sets itself. */
type Taken = keyof FieldWording | keyof NumberProps | 'type' | 'inputMode' | 'size' | 'maxLength' | 'pattern';

type NumberProps = {
  /** The number (controlled); null when empty. */
  value?: number | null | undefined;
  /** Initial number (uncontrolled). Default null, empty. */
  defaultValue?: number | null | undefined;
  /** Called with the number on each change; null when the input is empty or not a number. */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * Called when the text becomes invalid, and with null when it is valid again. The field shows the error itself; a
   * form uses this to prevent submitting.
   */
  onProblem?: ((problem: NumberProblem | null) => void) | undefined;
  /**
   * Smallest accepted number. A smaller one is kept and shown as an error. With 0 a phone shows its number pad, which
   * has no minus. Default: none.
   */
  min?: number | undefined;
  /** Largest accepted number. A larger one is kept and shown as an error. Default: none. */
  max?: number | undefined;
  /**
   * Amount added by a button or an arrow key; Page Up, Page Down and Shift with an arrow add ten times that, Home and
   * End go to `min` and `max`. Default 1, or 0.01 for a percentage.
   */
  step?: number | undefined;
  /**
   * Number format: pesos, a percentage (0.15 is "15%"), decimals. More decimals than it allows are an error. Default:
   * plain.
   */
  format?: NumberFormat | undefined;
  /** Unit before the digits that `format` does not add, such as "≈". */
  prefix?: string | undefined;
  /** Unit after the digits that `format` does not add, such as "citas". */
  suffix?: string | undefined;
  /** Step buttons for pointer or touch. False where stepping makes no sense: amounts of thousands. Default true. */
  steppers?: boolean | undefined;
};

export type NumberFieldProps = Omit<ComponentPropsWithRef<'input'>, Taken> & FieldWording & NumberProps;

/**
 * A number: an amount, a percentage, a quantity. Not for digits that are not calculated with, such as a telephone or a
 * contract number; use `TextField`. Base UI's number field refuses letters, drops what it cannot parse and adds in
 * binary fractions. Money must never change silently, so parsing, formatting and stepping are our own.
 */
export function NumberField({
  value: heldValue,
  defaultValue = null,
  onChange,
  onProblem,
  min,
  max,
  format = {},
  step = format.style === 'percent' ? 0.01 : 1,
  prefix,
  suffix,
  steppers = true,
  readOnly = false,
  name,
  form,
  'aria-describedby': describedBy,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: NumberFieldProps) {
  const { field, control, id } = useFieldProps(props, name);
  const { label, error, required, disabled } = field;
  const { number: tag, currency } = useFormats();
  const t = useTexts(fieldTexts);
  const ownId = useId();
  const signsId = `${ownId}signs`;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const [value, change] = useControlled<number | null>({
    // NaN (a division by zero, a failed parse) is shown as empty.
    value: heldValue === undefined || Number.isFinite(heldValue) ? heldValue : null,
    defaultValue,
    onChange,
    component: 'NumberField',
  });
  useFormReset(input, () => change(defaultValue));
  const signs = [prefix, suffix].filter((sign) => sign !== undefined);
  const text = numberText(tag, format.style === 'currency' ? { currency, ...format } : format, signs);
  const { decimals } = text;
  const number = useTypedNumber({ value, change, text, step, range: { min, max, decimals } });
  const { problem } = number;

  const wordings: Record<NumberProblem, string> = {
    notANumber: t('numberField.notANumber'),
    tooLow: t('numberField.tooLow', { min: text.write(min ?? 0) }),
    tooHigh: t('numberField.tooHigh', { max: text.write(max ?? 0) }),
    tooPrecise: t('numberField.tooPrecise', { count: decimals ?? 0 }),
  };
  const ownError = problem === null || number.typing ? '' : wordings[problem];
  const shownError = error === undefined || error === '' ? ownError : error;
  useEffect(() => input.current?.setCustomValidity(ownError), [ownError]);
  useProblemReport(problem, onProblem);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (
      event.defaultPrevented ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      readOnly
    )
      return;
    if (event.key === 'Enter') number.settle();
    const steps = stepsOfKey(event.key, event.shiftKey);
    const end = event.shiftKey ? undefined : event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (steps === undefined && end === undefined) return;
    event.preventDefault();
    number.moveTo(end ?? number.stepFrom(steps ?? 0));
  };
  const affix = (sign: string | undefined) =>
    sign !== undefined && (
      <Affix htmlFor={id} aria-hidden>
        {sign}
      </Affix>
    );
  return (
    <Field {...field} error={shownError}>
      <NumberBox
        data-invalid={shownError !== '' || undefined}
        data-readonly={readOnly || undefined}
        data-disabled={disabled || undefined}
      >
        {affix(prefix)}
        <NumberInput
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          render={<input id={id} />}
          ref={input}
          type="text"
          inputMode={min === undefined || min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
          readOnly={readOnly}
          aria-required={required || undefined}
          aria-describedby={signs.length > 0 ? `${describedBy ?? ''} ${signsId}`.trim() : describedBy}
          value={number.shown}
          onValueChange={(next) => number.type(next)}
          onKeyDown={pressKey}
          onBlur={(event) => {
            number.settle();
            onBlur?.(event);
          }}
        />
        {affix(suffix)}
        {steppers && !readOnly && (
          <NumberFieldSteps
            label={label}
            disabled={disabled}
            canDecrease={number.stepFrom(-1) !== value}
            canIncrease={number.stepFrom(1) !== value}
            onStep={(times) => number.moveTo(number.stepFrom(times))}
          />
        )}
        {signs.length > 0 && <VisuallyHidden id={signsId}>{signs.join(' ')}</VisuallyHidden>}
        <VisuallyHidden aria-live="polite">{number.spoken}</VisuallyHidden>
        {/* A form submits the number, not its localised text. */}
        {name !== undefined && <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} />}
      </NumberBox>
    </Field>
  );
}
