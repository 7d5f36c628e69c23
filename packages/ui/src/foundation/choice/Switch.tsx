'use client';
import { Check } from '../icons/check.ts';
import type { Ref } from 'react';
import { requireName } from '../accessibleName.ts';
import { BusyMark } from '../button/ButtonContent.styles.ts';
import { ChoiceField, type ChoiceWording } from './ChoiceField.tsx';
import { Thumb, Track } from './Switch.styles.ts';

export type SwitchProps = ChoiceWording & {
  /** Whether it is on, when the host holds it. */
  checked?: boolean;
  /** Whether it is on at first, when the switch holds it. Default false. */
  defaultChecked?: boolean;
  /** Called with the new state at each press. */
  onChange?: (checked: boolean) => void;
  /**
   * The change waits for the server: the thumb turns, presses do nothing, the focus stays. When the server refuses, the
   * host gives the former `checked` back and says why in `error`. Default false.
   */
  busy?: boolean;
  /** It is focused and read, but a press does nothing. Default false. */
  readOnly?: boolean;
  /** 'after' stands beside the switch; 'before' starts the line and leaves the switch at its end, for lists of settings. Default 'after'. */
  labelPosition?: 'before' | 'after';
  /** Name in a form. Without it nothing is sent. */
  name?: string;
  /** What a form sends while it is on. Default 'on', as the browser does. */
  value?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>;
};

/** Something that is on or off and changes at once, without a button to save. Inside a form that is sent use `Checkbox`. */
export function Switch({
  checked,
  defaultChecked,
  onChange,
  busy = false,
  readOnly = false,
  name,
  value,
  ref,
  ...wording
}: SwitchProps) {
  requireName('Switch', wording.label, 'Give it a `label` that says what is on or off.');
  return (
    <ChoiceField {...wording} readOnly={readOnly} mark="switch">
      <Track
        ref={ref}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        readOnly={readOnly || busy}
        aria-readonly={readOnly || undefined}
        aria-busy={busy || undefined}
        // Disabled in words only: a real `disabled` would drop the focus to the page.
        aria-disabled={busy || undefined}
        onCheckedChange={(next) => onChange?.(next)}
      >
        <Thumb
          render={(props, state) => <span {...props}>{busy ? <BusyMark /> : state.checked && <Check />}</span>}
          aria-hidden
        />
      </Track>
    </ChoiceField>
  );
}
