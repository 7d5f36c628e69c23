'use client';
import { useId, useMemo, type ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { Below, DescriptionText, FieldRoot, LabelText } from './Field.styles.ts';
import { FieldContext } from './FieldContext.ts';
import { FieldError } from './FieldError.tsx';
import { labelIdOf } from './fieldWording.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type FieldProps = RootProps & {
  /** Label in a few words; the accessible name of the control. */
  label: string;
  /** Hides the label visually, when the context makes it obvious, as in a toolbar. Default false. */
  hideLabel?: boolean | undefined;
  /** Help that stays visible while answering, read after the name. */
  description?: ReactNode;
  /** The error and how to fix it. Empty or undefined without one. It is announced and marks the control invalid. */
  error?: string | undefined;
  /**
   * Shows the required mark beside the label. The control itself sets `aria-required`; `TextField` does both. Default
   * false.
   */
  required?: boolean | undefined;
  /** Disables the control. Default false. */
  disabled?: boolean | undefined;
  /** The children are a group (radios, checkboxes) that the label names, not one control. Default false. */
  group?: boolean | undefined;
  /** Id of the control, where the control has one of its own: the label is tied to it. Default: a Base UI control finds its label. */
  controlId?: string | undefined;
  /** Shown at the end of the line below the control, such as a character count. */
  footnote?: ReactNode;
  /** One control: a Base UI control, which finds its label, or any other that uses `useField()`. */
  children: ReactNode;
};

/** Label, help and error around one control, tied together for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  disabled = false,
  group = false,
  controlId,
  footnote,
  children,
  ...root
}: FieldProps) {
  requireName('Field', label, 'Give it a `label` that says what is asked.');
  const id = useId();
  const labelId = labelIdOf(controlId ?? id);
  const descriptionId = `${id}description`;
  const errorId = `${id}error`;
  const invalid = error !== undefined && error !== '';
  const described = description !== undefined && description !== null && description !== '';
  const links = useMemo(() => {
    const ids = [described && descriptionId, invalid && errorId].filter((part) => part !== false);
    return { labelId, describedBy: ids.length > 0 ? ids.join(' ') : undefined, invalid, required, disabled };
  }, [labelId, descriptionId, errorId, described, invalid, required, disabled]);

  return (
    <FieldRoot {...root} invalid={invalid} disabled={disabled}>
      <LabelText
        id={labelId}
        data-hidden={hideLabel || undefined}
        data-required={required || undefined}
        nativeLabel={!group}
        {...(group ? { render: <div /> } : controlId !== undefined && { htmlFor: controlId })}
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
