'use client';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, PointerEvent, ReactElement, RefObject } from 'react';
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
  return useRender({
    render: button,
    ref: anchorRef,
    props: {
      id,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': isShown,
      'aria-controls': isShown ? menuId : undefined,
      'data-popup-open': isOpen ? '' : undefined,
      onTouchStart: () => on.onNear(),
      onFocus: () => on.onNear(),
      onPointerEnter: (event: PointerEvent) => {
        on.onNear();
        on.onPointerEnter(event);
      },
      onPointerLeave: () => on.onPointerLeave(),
      onClick: ({ currentTarget, detail }: MouseEvent) => {
        // Keys and assistive technology press without pointer events.
        if (!isOutOfUse(currentTarget)) on.onPress(detail === 0);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Tab' && isShown) on.onTab();
        if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isOutOfUse(event.currentTarget)) return;
        event.preventDefault();
        on.onArrow(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  });
}
