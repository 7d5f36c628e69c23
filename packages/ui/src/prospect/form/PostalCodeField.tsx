'use client';
import type { Ref } from 'react';
import { BusyMark } from '../../foundation/button/ButtonContent.styles.ts';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { Info } from '../../foundation/icons/info.ts';
import { TextField, type TextFieldProps } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { LookupStatus } from './ProspectFields.styles.ts';
import type { PostalLookupState } from './prospectFormProps.ts';
import { goOn } from './ProspectTextField.tsx';

export type PostalCodeFieldProps = Pick<
  TextFieldProps,
  'className' | 'style' | 'id' | 'onBlur' | 'required' | 'disabled' | 'hideLabel'
> & {
  /** The typed text; not always a postal code. */
  value: string;
  /** Called with the text on each change. */
  onChange: (value: string) => void;
  /** State of the lookup (POS-01 to POS-04). Default: idle. */
  lookup?: PostalLookupState | undefined;
  /** Label. Default from the catalogue: 'Código postal'. */
  label?: string | undefined;
  /** The error; undefined without one. */
  error?: string | undefined;
  /** Read-only. Default false. */
  readOnly?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** The input, for a form that focuses its first error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const idle: PostalLookupState = { kind: 'idle' };

/**
 * A postal code with the result of its state lookup below: a spinner while it runs, and a hint when it found nothing or
 * failed. It never prevents typing or saving.
 */
export function PostalCodeField({
  value,
  onChange,
  lookup = idle,
  label,
  error,
  readOnly = false,
  name,
  ref,
  className,
  style,
  ...control
}: PostalCodeFieldProps) {
  const t = useTexts(prospectTexts);
  return (
    <div className={className} style={style}>
      <TextField
        {...control}
        ref={ref}
        name={name}
        label={label ?? t('prospectForm.zipCode')}
        value={value}
        onChange={onChange}
        error={error}
        readOnly={readOnly}
        aria-busy={lookup.kind === 'loading' || undefined}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="next"
        onKeyDown={goOn}
      />
      <LookupStatus>
        {lookup.kind === 'loading' && <BusyMark aria-hidden />}
        {lookup.kind === 'found' && <CircleCheck aria-hidden />}
        {(lookup.kind === 'unknown' || lookup.kind === 'failed') && <Info aria-hidden />}
        {lookup.kind === 'found' && <span>{t('postalCodeField.found', { name: lookup.name })}</span>}
        {lookup.kind !== 'found' && lookup.kind !== 'idle' && <span>{t(`postalCodeField.${lookup.kind}`)}</span>}
      </LookupStatus>
    </div>
  );
}
