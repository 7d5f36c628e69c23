'use client';
import { type ControlledOpenProps, Drawer } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

/** The host closes it when a page is selected. */
export type MenuDrawerProps = ControlledOpenProps & Pick<SideMenuProps, 'sections' | 'current' | 'onNavigate'>;

/** The side menu as a drawer, for screens below lg (LAY-03). */
export function MenuDrawer({ open, onOpenChange, ...menu }: MenuDrawerProps) {
  const t = useTexts(frameTexts);
  return (
    <Drawer
      side="start"
      width={304}
      padding="none"
      title={t('menuDrawer.title')}
      open={open}
      onOpenChange={onOpenChange}
    >
      <SideMenu {...menu} />
    </Drawer>
  );
}
