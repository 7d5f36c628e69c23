import { useId, type FocusEvent, type FocusEventHandler, type ReactNode } from 'react';
import type { RootProps } from '../../state/rootProps.ts';
import { useFormError } from './formErrors.ts';

/** Props of every field: `className` and `style` are those of the whole field, everything else its control's. */
export type FieldWording = Pick<RootProps, 'className' | 'style'> & {
  /** The label; the accessible name. */
  label: string;
  /** Hides the label visually, when the context makes it obvious, as in a toolbar. Default false. */
  hideLabel?: boolean | undefined;
  /** Help that stays visible while answering, read after the name. */
  description?: ReactNode;
  /** The error and how to fix it; undefined or empty without one. It is announced and marks the control invalid. */
  error?: string | undefined;
  /** Marks the label and sets `aria-required`; the form validates. Default false. */
  required?: boolean | undefined;
  /** Disables the field; its value stays readable but is neither focusable nor submitted. Default false. */
  disabled?: boolean | undefined;
};

/** Attributes that a control takes where it is not a native input, which takes all of them. */
export type ControlProps = {
  /** Id of the control, which the label is tied to. Default: a generated one. */
  id?: string | undefined;
  /** Called when the focus leaves the field, its list included. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
};

/** Id of the label of a control. */
export const labelIdOf = (controlId: string): string => `${controlId}label`;

/**
 * Splits the props of a field: for its `Field`, and for its control. `name` is that of the value in a form, where the control itself
 * has none.
 */
export function useFieldProps<Props extends FieldWording & { id?: string | undefined; name?: string | undefined }>(
  {
    label,
    hideLabel,
    description,
    error: own,
    required = false,
    disabled = false,
    className,
    style,
    id,
    ...control
  }: Props,
  name: string | undefined = control.name,
) {
  const error = useFormError(name, own);
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    field: {
      label,
      hideLabel,
      description,
      error,
      required,
      disabled,
      className,
      style,
      controlId,
      'data-field': name,
    },
    control,
    id: controlId,
    labelId: labelIdOf(controlId),
  };
}

/** Calls a handler only when the focus leaves the whole group. */
export const whenLeft =
  (onBlur: FocusEventHandler<HTMLElement> | undefined) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
