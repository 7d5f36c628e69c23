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

/** What Tab reaches in a group of choices: the chosen radio, the one that stands for it, or else the first. */
const reached = [
  ':is(input[type=radio]:checked, [role=radio][aria-checked=true])',
  '[role=radio][tabindex="0"]',
  ':is(input, [role=checkbox])',
];

/** What every group of choices gives to its element. */
export function useGroup({ ref, onBlur, reset }: GroupOptions) {
  const group = useRef<HTMLDivElement>(null);
  useFormReset(group, reset);
  return {
    ref: useBothRefs(group, ref),
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (target !== currentTarget) return;
      const choice = reached.map((selector) => currentTarget.querySelector<HTMLElement>(selector)).find(Boolean);
      choice?.focus();
    },
    onBlur: whenLeft(onBlur),
  };
}
