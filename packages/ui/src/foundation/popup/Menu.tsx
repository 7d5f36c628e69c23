'use client';
import { isValidElement, useId, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../locale/index.ts';
import { menuTexts } from '../../locale/ownTexts.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Ellipsis } from '../icons/ellipsis.ts';
import type { MenuChangeReason } from './menuChangeReason.ts';
import { useMenuHover } from './menuHover.ts';
import type { MenuItem } from './menuItems.ts';
import { MenuTrigger, type MenuButton } from './MenuTrigger.tsx';
import type { MenuWay } from './menuWay.ts';

export type MenuProps = {
  /** What can be done, in the order of use. An empty list says that there is nothing. */
  items: readonly MenuItem[];
  /** A `Button` or an `IconButton` that opens it; its name is the menu's name too. Default: an icon button with three dots. */
  trigger?: ReactElement;
  /** Name of that default button, which says of what: 'Acciones de PF-204817'. Default 'Más acciones' from the catalogue. */
  label?: string;
  /** Whether it is open, when the host holds that. */
  open?: boolean;
  /** Whether it starts open, when the menu holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean, details: { reason: MenuChangeReason }) => void;
  /** Side of the button, in reading direction. Where it does not fit it takes the opposite one. Default 'bottom'. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Which edges of button and menu are in line. Default 'start'; 'end' for a button at the end of its row. */
  align?: 'start' | 'center' | 'end';
  /** A mouse opens it without a press, and it closes 500 ms after the pointer left it. Default false. */
  openOnHover?: boolean;
  /** Called with the address when a link is pressed plainly, instead of a page load. Without it links are ordinary ones. */
  onNavigate?: (href: string) => void;
};

/** What a menu shows, several times as heavy as its button: most menus of a page are never opened. */
export const menuContent = lazyPart(() => import('./MenuContent.tsx').then((module) => module.MenuContent));

/**
 * Actions behind a button, for what is done now and then: what is done all the time deserves a button of its own. It chooses
 * what to do; for choosing a value use a select, for anything that is no list of items a popover. Only the button comes with
 * the page; the menu is fetched when somebody points at the button or reaches it.
 */
export function Menu({
  items,
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  openOnHover = false,
  onNavigate,
}: MenuProps) {
  const t = useTexts(menuTexts);
  const name = label ?? t('menu.more');
  requireName('Menu', trigger ?? name, 'Give it a `label`, or leave it out for the one of the catalogue.');
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component: 'Menu' });
  const [way, setWay] = useState<MenuWay>('press');

  const [isNear, setNear] = useState(isOpen);
  const [failed, setFailed] = useState<'ahead' | 'now' | null>(null);
  if (isOpen && !isNear) setNear(true);

  const change = (next: boolean, reason: MenuChangeReason): void => {
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  const wanted = isNear && (isOpen ? 'now' : 'ahead');
  const { part: Loaded } = useLazyPart(menuContent, wanted !== failed && wanted, () => {
    setFailed(wanted || null);
    if (!isOpen) return;
    // The page goes on, and the next press asks again; whoever watches the errors of the page is told.
    reportError(new Error('Menu: what it shows could not be fetched. It stays closed. Press its button again.'));
    change(false, 'other');
  });
  const approach = (): void => {
    setNear(true);
    setFailed(null);
  };
  const show = (next: MenuWay): void => {
    approach();
    setWay(next);
    if (!isOpen) change(true, next === 'hover' ? 'hover' : 'trigger');
  };
  const Content = isNear ? Loaded : undefined;
  const isShown = isOpen && Content !== undefined;
  const isHovered = isOpen && way === 'hover';
  const hover = useMenuHover({
    enabled: openOnHover,
    isOpen,
    isHovered,
    open: () => show('hover'),
    close: () => change(false, 'hover'),
  });
  const press = (byKey: boolean): void => {
    // Who presses the button when the menu has just come by itself, or reaches for it by a key, wants to keep it.
    const keeps = isHovered && (byKey || hover.hasJustOpened());
    if (isShown && !keeps) change(false, 'trigger');
    else show(byKey ? 'first' : 'press');
  };

  const button: MenuButton = isValidElement<MenuButton['props']>(trigger) ? (
    trigger
  ) : (
    <IconButton label={name}>
      <Ellipsis />
    </IconButton>
  );
  const buttonId = button.props.id ?? `${id}button`;
  const menuId = `${id}menu`;
  return (
    <>
      <MenuTrigger
        button={button}
        anchorRef={anchor}
        id={buttonId}
        menuId={menuId}
        isOpen={isOpen}
        isShown={isShown}
        {...hover.button}
        onNear={approach}
        onPress={press}
        onArrow={show}
        onTab={() => change(false, 'other')}
      />
      {Content && (
        <Content
          id={menuId}
          anchor={anchor}
          labelledBy={buttonId}
          open={isOpen}
          way={way}
          side={side}
          align={align}
          items={items}
          onNavigate={onNavigate}
          {...hover.panel}
          onClose={(reason) => change(false, reason)}
          onGone={() => setWay('press')}
        />
      )}
    </>
  );
}
