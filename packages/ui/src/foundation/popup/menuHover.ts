'use client';
import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { hoverTimeout } from './hoverTimeout.ts';

/** How long the pointer stays above the button before its menu opens, in ms: it may only be passing. */
const restTime = 100;

/** How long after it came a press still means to open it, in ms. */
const patience = 500;

type MenuHoverOptions = {
  /** Whether the pointer alone opens it. */
  enabled: boolean;
  isOpen: boolean;
  /** Whether it is open because of the pointer: what was pressed for stays when the pointer leaves. */
  isHovered: boolean;
  open: () => void;
  close: () => void;
};

/** A menu that comes and goes with a mouse: what its button and its panel listen to. */
export function useMenuHover(options: MenuHoverOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-patience);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Until a timer ends the menu may have been opened or closed in another way, which it must not undo.
  const open = (): void => {
    if (latest.current.isOpen) return;
    openedAt.current = performance.now();
    latest.current.open();
  };
  const close = (): void => {
    if (latest.current.isHovered) latest.current.close();
  };
  const stay = (): void => clearTimeout(timer.current);
  const leave = (): void => {
    clearTimeout(timer.current);
    if (options.isHovered) timer.current = setTimeout(close, hoverTimeout);
  };
  return {
    /** Whether it came so shortly ago that a press was meant to open it, and must not close it again. */
    hasJustOpened: (): boolean => performance.now() - openedAt.current < patience,
    button: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent): void => {
        clearTimeout(timer.current);
        const opens = options.enabled && pointerType === 'mouse' && !isOutOfUse(currentTarget);
        if (opens) timer.current = setTimeout(open, restTime);
      },
      onPointerLeave: leave,
    },
    panel: { onPointerEnter: stay, onPointerLeave: leave },
  };
}

/** Whether a button takes no press now: disabled, or busy. */
export const isOutOfUse = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]');
