'use client';
import { useRef, type FocusEvent, type Ref } from 'react';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { useFormReset } from '../../state/useFormReset.ts';
import { whenLeft, type ControlProps } from '../field/fieldWording.ts';

export type GroupProps = {
  /** The group. Its `focus` focuses the choice that Tab would reach, for a form that focuses its first error. */
  ref?: Ref<HTMLDivElement> | undefined;
};

type GroupOptions = GroupProps & Pick<ControlProps, 'onBlur'> & { reset: () => void };

/** What Tab reaches in a group of choices. */
const reached = ':is(input:checked, [aria-checked=true], input, [role=radio][tabindex="0"], [role=checkbox])';

/** What every group of choices gives to its element. */
export function useGroup({ ref, onBlur, reset }: GroupOptions) {
  const group = useRef<HTMLDivElement>(null);
  useFormReset(group, reset);
  return {
    ref: useBothRefs(group, ref),
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (target === currentTarget) currentTarget.querySelector<HTMLElement>(reached)?.focus();
    },
    onBlur: whenLeft(onBlur),
  };
}
