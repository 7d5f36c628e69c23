import { useLayoutEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

/**
 * A form of the account pages. Sent with something wrong in it, it focuses the first wrong field as it shows what is wrong. The library's
 * own way focuses a moment later once more, and what is typed elsewhere meanwhile would land there.
 * @param names The fields that may be wrong, in their order on the page.
 */
export function useAccountForm<Values extends FieldValues>(
  names: readonly FieldPath<Values>[],
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { submitCount } = form.formState;
  useLayoutEffect(() => {
    const wrong = names.find((name) => form.getFieldState(name).invalid);
    if (submitCount > 0 && wrong !== undefined) form.setFocus(wrong);
    // oxlint-disable-next-line react/exhaustive-deps -- An error that comes or goes while somebody types moves no focus.
  }, [submitCount]);
  return form;
}
