'use client';
import {
  cloneElement,
  useCallback,
  type ComponentPropsWithRef,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { isOutOfUse } from './menuHover.ts';

export type MenuButton = ReactElement<ComponentPropsWithRef<'button'> & { 'data-popup-open'?: '' | undefined }>;

type MenuTriggerProps = {
  /** The host's button; its own handlers run first. */
  button: MenuButton;
  /** Ref to its element. */
  anchorRef: RefObject<HTMLButtonElement | null>;
  id: string;
  /** Id of the menu, once rendered. */
  menuId: string;
  isOpen: boolean;
  isShown: boolean;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  /** The pointer or focus reached it, so it may be pressed soon. */
  onNear: () => void;
  onPress: (byKey: boolean) => void;
  onArrow: (to: 'first' | 'last') => void;
  onTab: () => void;
};

/** The button of a menu. It is the same element before and after the content loads. */
export function MenuTrigger({ button, anchorRef, id, menuId, isOpen, isShown, ...on }: MenuTriggerProps) {
  const own = button.props;
  return cloneElement(button, {
    id,
    ref: useBothRefs(anchorRef, own.ref),
    type: own.type ?? 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': isShown,
    'aria-controls': isShown ? menuId : undefined,
    'data-popup-open': isOpen ? '' : undefined,
    onTouchStart: (event) => {
      own.onTouchStart?.(event);
      on.onNear();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      on.onNear();
    },
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      on.onNear();
      on.onPointerEnter(event);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      on.onPointerLeave();
    },
    onClick: (event) => {
      own.onClick?.(event);
      // Keys and assistive technology press without pointer events.
      if (!isOutOfUse(event.currentTarget)) on.onPress(event.detail === 0);
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.key === 'Tab' && isShown) on.onTab();
      if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isOutOfUse(event.currentTarget)) return;
      event.preventDefault();
      on.onArrow(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  });
}

/** Sets both the menu's and the host's ref. */
function useBothRefs(oursRef: RefObject<HTMLButtonElement | null>, theirs: Ref<HTMLButtonElement> | undefined) {
  return useCallback(
    (element: HTMLButtonElement) => {
      oursRef.current = element;
      const detach = attach(theirs, element);
      return () => {
        oursRef.current = null;
        detach();
      };
    },
    [oursRef, theirs],
  );
}

function attach(ref: Ref<HTMLButtonElement> | undefined, element: HTMLButtonElement): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
