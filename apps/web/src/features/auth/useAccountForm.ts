import { useLayoutEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

/**
 * A form of the account pages. A refused submit focuses the first wrong field together with its message. The library does so after a
 * timer, and would take what is typed into another field before that.
 * @param names The fields in their order on the page.
 */
export function useAccountForm<Values extends FieldValues>(
  names: readonly FieldPath<Values>[],
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { submitCount } = form.formState;
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    const errors = names.map((name) => form.getFieldState(name).error);
    // Not by `setFocus`, which waits for a timer.
    errors.find((error) => error !== undefined)?.ref?.focus?.();
    // oxlint-disable-next-line react/exhaustive-deps -- An error that comes or goes while somebody types moves no focus.
  }, [submitCount]);
  return form;
}
