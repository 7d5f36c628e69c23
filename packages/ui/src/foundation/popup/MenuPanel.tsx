'use client';
import { useDirection } from '@base-ui/react/direction-provider';
import { Menu, type MenuPopupProps, type MenuPositionerProps } from '@base-ui/react/menu';
import { Panel, Place } from './Menu.styles.ts';
import { baseSide, type PopupSide } from './popupSide.ts';
import { useThemeScope } from '../../theme/index.ts';

export type MenuPanelProps = Pick<MenuPositionerProps, 'anchor' | 'align' | 'sideOffset' | 'alignOffset'> &
  Pick<
    MenuPopupProps,
    | 'ref'
    | 'id'
    | 'className'
    | 'style'
    | 'aria-labelledby'
    | 'finalFocus'
    | 'onKeyDown'
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'children'
  > & { side: PopupSide };

/** The surface of one menu, anchored to its button or parent item. */
export function MenuPanel({ anchor, side, align, sideOffset, alignOffset, ...panel }: MenuPanelProps) {
  const direction = useDirection();
  return (
    <Menu.Portal {...useThemeScope()}>
      <Place
        anchor={anchor}
        side={baseSide[side]}
        align={align}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={8}
      >
        {/* It is rendered in the body, outside of parts with another reading direction. */}
        <Panel {...panel} dir={direction} />
      </Place>
    </Menu.Portal>
  );
}
