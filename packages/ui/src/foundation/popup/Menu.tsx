'use client';
import { isValidElement, useId, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../locale/index.ts';
import { menuTexts } from '../../locale/texts/es/menu.ts';
import { useLazyPart } from '../../lazy/lazyPart.ts';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Ellipsis } from '../icons/ellipsis.ts';
import { menuContent } from './lazyMenu.ts';
import type { MenuChangeReason } from './menuChangeReason.ts';
import { useMenuHover, type MenuWay } from './menuHover.ts';
import type { MenuItem } from './menuItems.ts';
import type { PopupSide } from './popupSide.ts';
import { MenuTrigger, type MenuButton } from './MenuTrigger.tsx';
import type { RootProps } from '../../state/rootProps.ts';

export type MenuProps = RootProps & {
  /** The items, in order of use. An empty list shows a text. */
  items: readonly MenuItem[];
  /**
   * A `Button` or `IconButton` that opens it; its name is the menu's name too. Default: an icon button with three dots.
   */
  trigger?: ReactElement | undefined;
  /**
   * Name of the default button, with its subject: 'Acciones de PF-204817'. Default 'Más acciones' from the catalogue.
   */
  label?: string | undefined;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean, details: { reason: MenuChangeReason }) => void) | undefined;
  /** Side of the button, in reading direction. Flips when it does not fit. Default 'bottom'. */
  side?: PopupSide | undefined;
  /** Which edges of button and menu align. Default 'start'; 'end' for a button at the end of its row. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Opens on mouse hover, and closes 500 ms after the pointer left. Default false. */
  openOnHover?: boolean | undefined;
  /** Called with the URL on a plain press of a link, instead of a page load. Without it links are ordinary. */
  onNavigate?: ((href: string) => void) | undefined;
};

/**
 * Actions behind a button, for occasional use: frequent actions deserve a button of their own. For selecting a value
 * use a select, for other content a popover. The page loads only the button; the menu loads when the button is hovered
 * or focused.
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
  id: givenId,
  ...root
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
    // The page keeps working, and the next press retries; the page's error monitoring is notified.
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
    // A press or key right after the menu opened on hover means to keep it open.
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
  const menuId = givenId ?? `${id}menu`;
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
          root={root}
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
