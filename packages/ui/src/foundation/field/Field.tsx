'use client';
import { useId, useMemo, type ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { Below, DescriptionText, FieldRoot, LabelText } from './Field.styles.ts';
import { FieldContext } from './FieldContext.ts';
import { FieldError } from './FieldError.tsx';

export type FieldProps = {
  /** Label in a few words; the accessible name of the control. */
  label: string;
  /** Help that stays visible while answering, read after the name. */
  description?: ReactNode;
  /** The error and how to fix it. Empty or undefined without one. It is announced and marks the control invalid. */
  error?: string | undefined;
  /**
   * Shows the required mark beside the label. The control itself sets `aria-required`; `TextField` does both. Default
   * false.
   */
  required?: boolean;
  /** Disables the control. Default false. */
  disabled?: boolean;
  /** The children are a group (radios, checkboxes) that the label names, not one control. Default false. */
  group?: boolean;
  /** Shown at the end of the line below the control, such as a character count. */
  footnote?: ReactNode;
  /** One control: a Base UI control, which finds its label, or any other that uses `useField()`. */
  children: ReactNode;
};

/** Label, help and error around one control, tied together for assistive technology. */
export function Field({
  label,
  description,
  error,
  required = false,
  disabled = false,
  group = false,
  footnote,
  children,
}: FieldProps) {
  requireName('Field', label, 'Give it a `label` that says what is asked.');
  const id = useId();
  const labelId = `${id}label`;
  const descriptionId = `${id}description`;
  const errorId = `${id}error`;
  const invalid = error !== undefined && error !== '';
  const described = description !== undefined && description !== null && description !== '';
  const links = useMemo(() => {
    const ids = [described && descriptionId, invalid && errorId].filter((part) => part !== false);
    return { labelId, describedBy: ids.length > 0 ? ids.join(' ') : undefined, invalid, required, disabled };
  }, [labelId, descriptionId, errorId, described, invalid, required, disabled]);

  return (
    <FieldRoot invalid={invalid} disabled={disabled}>
      <LabelText
        id={labelId}
        data-required={required || undefined}
        nativeLabel={!group}
        {...(group && { render: <div /> })}
      >
        {label}
      </LabelText>
      {described && <DescriptionText id={descriptionId}>{description}</DescriptionText>}
      <FieldContext value={links}>{children}</FieldContext>
      <Below>
        <FieldError id={errorId} error={error} />
        {footnote}
      </Below>
    </FieldRoot>
  );
}
