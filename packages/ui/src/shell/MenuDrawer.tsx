'use client';
import { Drawer, type DrawerProps } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

export type MenuDrawerProps = Pick<SideMenuProps, 'sections' | 'current' | 'onNavigate'> & {
  /** Whether the drawer is open; the host closes it when a page is selected. */
  open: boolean;
  /** The person opens or closes it; `reason` says how. */
  onOpenChange: NonNullable<DrawerProps['onOpenChange']>;
};

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
