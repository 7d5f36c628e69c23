'use client';
import { Popover } from '@base-ui/react/popover';
import { cloneElement, useId, type FocusEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../../foundation/index.ts';
import { Place, Surface } from './Peek.styles.ts';
import type { PeekState } from './usePeek.ts';

type PeekProps = {
  /** From `usePeek`; its `hover` may be set on more elements than the trigger. */
  readonly state: PeekState;
  /** Title; the accessible name. */
  readonly title: string;
  /** Content for screen readers on the trigger: available before it opens. */
  readonly description: string;
  /** The button that opens it. */
  readonly trigger: ReactElement<{ 'aria-describedby'?: string }>;
  /** The element it is anchored to. Default: the trigger. */
  readonly anchor?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/**
 * A popover with details of a figure: open while a mouse or the keyboard focus rests on it, and pinned by a press, so
 * that touch can open it too. Its controls follow in tab order; Escape closes it.
 */
export function Peek({ state, title, description, trigger, anchor, children }: PeekProps) {
  const id = useId();
  const { mode, set, glance, hover } = state;

  const change = (open: boolean, reason: string): void => {
    const isPressed = reason === 'trigger-press';
    if (!open) return set(isPressed && mode === 'glance' ? 'kept' : 'closed');
    return set('kept');
  };
  const peekAtFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.matches(':focus-visible')) glance();
  };

  return (
    <Popover.Root open={mode !== 'closed'} onOpenChange={(open, { reason }) => change(open, reason)}>
      <Popover.Trigger {...hover} onFocus={peekAtFocus} render={cloneElement(trigger, { 'aria-describedby': id })} />
      <span id={id} hidden>
        {description}
      </span>
      <Popover.Portal>
        <Place {...hover} anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Surface initialFocus={false}>
            <VisuallyHidden as={Popover.Title}>{title}</VisuallyHidden>
            {children}
          </Surface>
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}
