'use client';
import { Popover } from '@base-ui/react/popover';
import {
  cloneElement,
  useId,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundation/index.ts';
import { isFreeToMove } from '../../foundation/popup/returnFocus.ts';
import { color, fontSize, layer, motion, radius, shadow, space, useThemeScope } from '../../theme/index.ts';

const Place = styled(Popover.Positioner)`
  z-index: ${layer.popup};
`;

const Surface = styled(Popover.Popup)`
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(320px, var(--available-width), calc(100vw - ${space(4)}));
  max-block-size: var(--available-height);
  padding: ${space(3)} ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  overflow-wrap: anywhere;
  outline: none;
  transition: opacity ${motion.fast} ease-out;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  p {
    margin: 0;
  }
`;

type InfoPopoverProps = {
  /** From `useInfoPopover`; its `hover` may be set on more elements than the trigger. */
  readonly state: InfoPopoverState;
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
export function InfoPopover({ state, title, description, trigger, anchor, children }: InfoPopoverProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const { mode, set, preview, dismiss, hover } = state;

  const change = (open: boolean, reason: string): void => {
    const isPressed = reason === 'trigger-press';
    if (!open) return set(isPressed && mode === 'preview' ? 'pinned' : 'closed');
    return set('pinned');
  };
  const previewOnFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.matches(':focus-visible')) preview();
  };

  return (
    <Popover.Root open={mode !== 'closed'} onOpenChange={(open, { reason }) => change(open, reason)}>
      <Popover.Trigger {...hover} onFocus={previewOnFocus} render={cloneElement(trigger, { 'aria-describedby': id })} />
      <span id={id} hidden>
        {description}
      </span>
      <Popover.Portal {...useThemeScope()}>
        <Place {...hover} anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Surface ref={popup} initialFocus={false} finalFocus={() => isFreeToMove(popup.current) && dismiss()}>
            <VisuallyHidden as={Popover.Title}>{title}</VisuallyHidden>
            {children}
          </Surface>
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Delay before hover opens it and before leaving closes it, ms. */
const DELAYS = { open: 250, close: 250 } as const;

/**
 * After closing, and after its fade when the focus returns to its button, neither pointer nor focus reopen it for this
 * long, ms: they are on the figure only because the popup is gone. Escape with the pointer on the popup must not reopen
 * it.
 */
const DISMISSED = 300;

/** Closed; open while pointer or focus rest on it ('preview'); or pinned by a press ('pinned'). */
type PopoverMode = 'closed' | 'preview' | 'pinned';

export type InfoPopoverState = {
  readonly mode: PopoverMode;
  readonly set: (mode: PopoverMode) => void;
  /** Opens it while the focus stays, unless it was just closed. */
  readonly preview: () => void;
  /** For a moment neither pointer nor focus open it again. Always true. */
  readonly dismiss: () => true;
  /** Handlers for elements that open it on hover, the popup included. Touch is ignored: it presses the button. */
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/**
 * Opens while a mouse rests on an element with `hover`, and closes after it has left all of them; a pinned one stays.
 */
export function useInfoPopover(): InfoPopoverState {
  const [mode, setMode] = useState<PopoverMode>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-DISMISSED);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    const after = (delay: number, change: (now: PopoverMode) => PopoverMode): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(setMode, delay, change);
    };
    const isDismissed = (): boolean => performance.now() - closedAt.current < DISMISSED;
    const dismiss = (): true => {
      closedAt.current = performance.now();
      return true;
    };
    const set = (next: PopoverMode): void => {
      clearTimeout(timer.current);
      if (next === 'closed') dismiss();
      setMode(next);
    };
    return {
      mode,
      set,
      dismiss,
      preview: () => {
        if (mode === 'closed' && !isDismissed()) set('preview');
      },
      hover: {
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'mouse' && !isDismissed())
            after(DELAYS.open, (now) => (now === 'closed' ? 'preview' : now));
        },
        onPointerLeave: ({ pointerType }) => {
          if (pointerType !== 'mouse') return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            if (mode === 'preview') dismiss();
            setMode((now) => (now === 'preview' ? 'closed' : now));
          }, DELAYS.close);
        },
      },
    };
  }, [mode]);
}
