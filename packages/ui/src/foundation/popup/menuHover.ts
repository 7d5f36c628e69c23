'use client';
import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';

/** How a menu was opened. Keys focus its first or last item; a menu opened by hover closes with it. */
export type MenuWay = 'press' | 'hover' | 'first' | 'last';

/**
 * How long a menu opened by hover stays after the pointer left, ms (SHL-37), so that a trembling hand, or one that cuts
 * the corner to a submenu, does not lose it.
 */
export const hoverTimeout = 500;

/** How long the pointer rests on the button before its menu opens, ms. */
const restTime = 100;

/** How long after hover opened it a press still means to open it, ms. */
const patience = 500;

type MenuHoverOptions = {
  /** Whether hover opens it. */
  enabled: boolean;
  isOpen: boolean;
  /** Whether hover opened it: a pressed menu stays when the pointer leaves. */
  isHovered: boolean;
  open: () => void;
  close: () => void;
};

/** Handlers of a menu that opens on hover, for its button and its panel. */
export function useMenuHover(options: MenuHoverOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-patience);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Before a timer ends the menu may have opened or closed otherwise, which it must not undo.
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
    /** Whether it opened so recently that a press was meant to open it, not to close it. */
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

/** Whether a button ignores presses: disabled, or busy. */
export const isOutOfUse = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]');
