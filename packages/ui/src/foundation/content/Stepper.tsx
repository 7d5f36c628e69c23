'use client';
import type { ReactNode } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { stepperTexts } from '../../locale/texts/es/stepper.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { requireName } from '../accessibleName.ts';
import { Check } from '../icons/check.ts';
import { CircleAlert } from '../icons/circle-alert.ts';
import { Root } from './Stepper.styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type StepperStep<Value extends string = string> = {
  /** Value of the step; unique. */
  value: Value;
  /** What is done in it, in a word or two. */
  label: string;
  /** What is asked or was answered, below the label. */
  description?: ReactNode;
  /** Something in it has to be mended; the description says what. Default false. */
  error?: boolean | undefined;
};

export type StepperProps<Value extends string = string> = RootProps<HTMLOListElement> & {
  /** The task; the accessible name of the list. */
  label: string;
  /** The steps in their order. */
  steps: readonly StepperStep<Value>[];
  /** The step that is being done: those before it are done. Null once all of them are. */
  value: Value | null;
  /**
   * Called with a step that is done, or has an error, when a person presses it to go back. Without it steps are text, for
   * tasks that only go forward.
   */
  onChange?: ((value: Value) => void) | undefined;
  /** 'row' puts them side by side, wrapping; 'column' one below the other, with room for descriptions. Default 'row'. */
  orientation?: 'row' | 'column' | undefined;
};

/** The steps of a task: which are done, which one is being done, and where something is wrong. For views of one thing use `Tabs`. */
export function Stepper<Value extends string = string>({
  label,
  steps,
  value,
  onChange,
  orientation = 'row',
  ...root
}: StepperProps<Value>) {
  requireName('Stepper', label, 'Give it a `label` that says what the steps lead to.');
  const t = useTexts(stepperTexts);
  const formats = useFormats();
  const current = value === null ? steps.length : steps.findIndex((step) => step.value === value);
  return (
    <Root {...root} aria-label={label} data-orientation={orientation}>
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const state = step.error === true ? 'error' : index < current ? 'done' : isCurrent ? 'current' : 'ahead';
        const words = (
          <>
            <span className="mark" aria-hidden>
              {state === 'done' ? <Check /> : state === 'error' ? <CircleAlert /> : formatNumber(index + 1, 0, formats)}
            </span>
            <span className="words">
              <span className="label">{step.label}</span>
              {(state === 'done' || state === 'error') && (
                <VisuallyHidden>{`. ${t(`stepper.${state}`)}`}</VisuallyHidden>
              )}
              {step.description !== undefined && <span className="description">{step.description}</span>}
            </span>
          </>
        );
        const leads = onChange !== undefined && !isCurrent && (state === 'done' || state === 'error');
        return (
          <li key={step.value} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
            {leads ? (
              <button type="button" onClick={() => onChange(step.value)}>
                {words}
              </button>
            ) : (
              <span className="step">{words}</span>
            )}
          </li>
        );
      })}
    </Root>
  );
}
