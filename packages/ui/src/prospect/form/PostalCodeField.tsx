'use client';
import type { Ref } from 'react';
import { BusyMark } from '../../foundation/button/ButtonContent.styles.ts';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { Info } from '../../foundation/icons/info.ts';
import { TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { postalCodeFieldTexts, prospectFormTexts } from '../../locale/ownTexts.ts';
import { LookupNews } from './ProspectFields.styles.ts';
import type { PostalLookupState } from './prospectFormProps.ts';
import { goOn } from './ProspectTextField.tsx';

const texts = { ...postalCodeFieldTexts, ...prospectFormTexts };

export type PostalCodeFieldProps = {
  /** What is typed; not always a postal code. */
  value: string;
  /** Called with the text at each change. */
  onChange: (value: string) => void;
  /** How the look-up of its state goes (POS-01 to POS-04). Default: not asked. */
  lookup?: PostalLookupState;
  /** What is asked. Default from the catalogue: 'Código postal'. */
  label?: string;
  /** What is wrong with it; undefined when nothing is. */
  error?: string | undefined;
  /** Nothing can be typed. Default false. */
  readOnly?: boolean;
  /** Name in a form. */
  name?: string;
  /** The input, for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement>;
};

const idle: PostalLookupState = { kind: 'idle' };

/**
 * A postal code, and below it what the look-up of its state says: a mark while it runs, and a quiet hint when it found nothing or
 * could not be asked. It never keeps anything from being typed or saved.
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
}: PostalCodeFieldProps) {
  const t = useTexts(texts);
  return (
    <div>
      <TextField
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
      <LookupNews>
        {lookup.kind === 'loading' && <BusyMark aria-hidden />}
        {lookup.kind === 'found' && <CircleCheck aria-hidden />}
        {(lookup.kind === 'unknown' || lookup.kind === 'failed') && <Info aria-hidden />}
        {lookup.kind === 'found' && <span>{t('postalCodeField.found', { name: lookup.name })}</span>}
        {lookup.kind !== 'found' && lookup.kind !== 'idle' && <span>{t(`postalCodeField.${lookup.kind}`)}</span>}
      </LookupNews>
    </div>
  );
}
