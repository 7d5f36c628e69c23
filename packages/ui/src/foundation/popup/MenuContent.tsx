'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu, type MenuRootChangeEventDetails } from '@base-ui/react/menu';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { menuChangeReason, type MenuChangeReason } from './menuChangeReason.ts';
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx';
import { MenuRows, type MenuRowsProps } from './MenuRows.tsx';
import type { MenuWay } from './menuWay.ts';

type MenuContentProps = MenuRowsProps &
  Pick<MenuPanelProps, 'side' | 'align'> & {
    id: string;
    /** The button; it stays outside, because it is there before any of this is. */
    anchor: RefObject<HTMLElement | null>;
    /** Id of the button, whose name is the name of the menu. */
    labelledBy: string;
    open: boolean;
    way: MenuWay;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    /** Called when it wants to close. */
    onClose: (reason: MenuChangeReason) => void;
    /** Called when the last of it has faded out. */
    onGone: () => void;
  };

/** What a menu shows besides its button, and how it is left. */
export function MenuContent({
  id,
  anchor,
  labelledBy,
  open,
  way,
  side,
  align,
  items,
  onNavigate,
  onPointerEnter,
  onPointerLeave,
  onClose,
  onGone,
}: MenuContentProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = useCallback(
    (panel: HTMLDivElement | null): void => {
      if (panel === null || anchor.current === null) return;
      setDirection(getComputedStyle(anchor.current).direction === 'rtl' ? 'rtl' : 'ltr');
    },
    [anchor],
  );

  const change = (next: boolean, details: MenuRootChangeEventDetails): void => {
    const press = pressOfButton(details, anchor.current);
    // The click that follows closes it; closed now, it would be opened again by that.
    if (press === 'direct') details.cancel();
    else if (!next) onClose(press === 'through' ? 'trigger' : menuChangeReason(details.reason));
  };
  return (
    <DirectionProvider direction={direction}>
      {/* What the pointer alone has brought must not keep the rest of the page from being used. */}
      <Menu.Root
        open={open}
        modal={way !== 'hover'}
        onOpenChange={change}
        onOpenChangeComplete={(isOpen) => !isOpen && onGone()}
      >
        <MenuPanel
          ref={readDirection}
          id={id}
          anchor={anchor}
          aria-labelledby={labelledBy}
          side={side}
          align={align}
          sideOffset={4}
          {...(isByKey(way) && { 'data-instant': '' })}
          finalFocus={() => isFreeToMove() && anchor.current}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey) return;
            // The browser goes on from the button: what follows the panel in the document is nothing to the reader.
            event.preventBaseUIHandler();
            anchor.current?.focus();
            onClose('other');
          }}
        >
          <MenuRows items={items} onNavigate={onNavigate} />
          <Start id={id} way={way} />
        </MenuPanel>
      </Menu.Root>
    </DirectionProvider>
  );
}

const isByKey = (way: MenuWay): boolean => way === 'first' || way === 'last';

/** Whether the focus is in a menu or nowhere, so that it may be given back; who has gone elsewhere stays there. */
function isFreeToMove(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}

/**
 * How the button was pressed, if it was: Base UI takes it for any part of the page. It lays a layer over the page as long as the
 * menu is open, so that a real pointer presses the button 'through' that; whatever else presses or reaches it is 'direct'.
 */
function pressOfButton({ reason, event }: MenuRootChangeEventDetails, button: HTMLElement | null) {
  if (button === null || (reason !== 'outside-press' && reason !== 'focus-out')) return null;
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
  if (!(target instanceof Element)) return null;
  if (button.contains(target)) return 'direct';
  const isOnLayer = event instanceof MouseEvent && target.role === 'presentation';
  return isOnLayer && isWithin(button.getBoundingClientRect(), event) ? 'through' : null;
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** Puts the focus on the item that a key asked for. Base UI would do so only for a button of its own. */
function Start({ id, way }: { id: string; way: MenuWay }) {
  useEffect(() => {
    if (!isByKey(way)) return undefined;
    // A frame later the panel has its place, and no page scrolls towards where it was before.
    const frame = requestAnimationFrame(() => {
      const items = document
        .getElementById(id)
        ?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
      items?.item(way === 'first' ? 0 : items.length - 1).focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, way]);
  return null;
}
