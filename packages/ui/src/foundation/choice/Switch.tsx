'use client';
import { requireName } from '../accessibleName.ts';
import { Check } from '../icons/check.ts';
import { BusyMark } from '../button/ButtonContent.styles.ts';
import { ChoiceField, type CheckableProps } from './ChoiceField.tsx';
import { Thumb, Track } from './Switch.styles.ts';
import { useCheckable } from './useCheckable.ts';

export type SwitchProps = CheckableProps & {
  /**
   * The change waits for the server: a spinner shows, presses do nothing, the focus stays. When the server refuses, the
   * host restores `checked` and explains in `error`. Default false.
   */
  busy?: boolean | undefined;
  /**
   * 'after' puts the label beside the switch; 'before' puts the label first and the switch at the end of the line, for
   * lists of settings. Default 'after'.
   */
  labelPosition?: 'before' | 'after' | undefined;
};

/**
 * A setting that is on or off and changes at once, without a save button. In a form that is submitted use `Checkbox`.
 */
export function Switch({ busy = false, labelPosition, id, ...props }: SwitchProps) {
  requireName('Switch', props.label, 'Give it a `label` that says what is on or off.');
  const { field, control } = useCheckable(props, { component: 'Switch' });
  const { readOnly } = field;
  return (
    <ChoiceField {...field} labelPosition={labelPosition} mark="switch">
      <Track
        {...control}
        render={<span id={id} />}
        readOnly={readOnly || busy}
        aria-readonly={readOnly || undefined}
        aria-busy={busy || undefined}
        // aria-disabled only: a real `disabled` would move the focus to the page.
        aria-disabled={busy || undefined}
      >
        <Thumb
          render={(thumb, state) => <span {...thumb}>{busy ? <BusyMark /> : state.checked && <Check />}</span>}
          aria-hidden
        />
      </Track>
    </ChoiceField>
  );
}
