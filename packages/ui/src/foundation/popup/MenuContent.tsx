'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu, type MenuRootChangeEventDetails } from '@base-ui/react/menu';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { menuChangeReason, type MenuChangeReason } from './menuChangeReason.ts';
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx';
import { isFreeToMove, returnFocus } from './returnFocus.ts';
import { MenuRows, type MenuRowsProps } from './MenuRows.tsx';
import type { MenuWay } from './menuHover.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import type { RootProps } from '../../state/rootProps.ts';

type MenuContentProps = MenuRowsProps &
  Pick<MenuPanelProps, 'side' | 'align'> & {
    /** For the panel. */
    root?: Omit<RootProps, 'id'>;
    id: string;
    /** The button; rendered outside, because it exists before this content. */
    anchor: RefObject<HTMLElement | null>;
    /** Id of the button, which names the menu. */
    labelledBy: string;
    open: boolean;
    way: MenuWay;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    /** Called when it should close. */
    onClose: (reason: MenuChangeReason) => void;
    /** Called when it has faded out. */
    onGone: () => void;
  };

/** Content of a menu, and how it closes. */
export function MenuContent({
  root,
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
    // The following click closes it; closing it now would let that click reopen it.
    if (press === 'direct') details.cancel();
    else if (!next) onClose(press === 'through' ? 'trigger' : menuChangeReason(details.reason));
  };
  return (
    <DirectionProvider direction={direction}>
      {/* A menu opened by hover must not block the rest of the page. */}
      <Menu.Root
        open={open}
        modal={way !== 'hover'}
        onOpenChange={change}
        onOpenChangeComplete={(isOpen) => !isOpen && onGone()}
      >
        <MenuPanel
          {...root}
          ref={useBothRefs(readDirection, root?.ref)}
          id={id}
          anchor={anchor}
          aria-labelledby={labelledBy}
          side={side}
          align={align}
          sideOffset={4}
          {...(isByKey(way) && { 'data-instant': '' })}
          finalFocus={(closeType) => returnFocus(closeType, anchor.current, isFree)}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey) return;
            // The browser continues from the button: the panel's position in the document means nothing to the reader.
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

/** Whether the focus is in a menu, its submenus included, or nowhere. */
const isFree = (): boolean => isFreeToMove(document.activeElement?.closest('[role="menu"]') ?? null);

const isByKey = (way: MenuWay): boolean => way === 'first' || way === 'last';

/**
 * How the button was pressed, if it was: Base UI treats it as part of the page and covers the page while the menu is
 * open. A real pointer therefore presses the button 'through' that layer; everything else is 'direct'.
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

/** Focuses the item that the opening key asked for. Base UI does so only for its own trigger. */
function Start({ id, way }: { id: string; way: MenuWay }) {
  useEffect(() => {
    if (!isByKey(way)) return undefined;
    // A frame later the panel is positioned, and the page does not scroll to its former position.
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
