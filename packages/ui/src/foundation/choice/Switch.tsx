'use client';
import { Check } from '../icons/check.ts';
import { requireName } from '../accessibleName.ts';
import { BusyMark } from '../button/ButtonContent.styles.ts';
import { ChoiceField, type CheckableProps } from './ChoiceField.tsx';
import { Thumb, Track } from './Switch.styles.ts';

export type SwitchProps = CheckableProps & {
  /**
   * The change waits for the server: a spinner shows, presses do nothing, the focus stays. When the server refuses, the
   * host restores `checked` and explains in `error`. Default false.
   */
  busy?: boolean;
  /**
   * 'after' puts the label beside the switch; 'before' puts the label first and the switch at the end of the line, for
   * lists of settings. Default 'after'.
   */
  labelPosition?: 'before' | 'after';
};

/**
 * A setting that is on or off and changes at once, without a save button. In a form that is submitted use `Checkbox`.
 */
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
        // aria-disabled only: a real `disabled` would move the focus to the page.
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
