'use client';
import { type ControlledOpenProps, Drawer } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import type { RootProps } from '../state/rootProps.ts';

/** The host closes it when a page is selected. */
export type MenuDrawerProps = RootProps &
  ControlledOpenProps &
  Pick<SideMenuProps, 'sections' | 'current' | 'onNavigate'>;

/** The side menu as a drawer, for screens below lg (LAY-03). */
export function MenuDrawer({ sections, current, onNavigate, ...drawer }: MenuDrawerProps) {
  const t = useTexts(frameTexts);
  return (
    <Drawer side="start" width={304} padding="none" title={t('menuDrawer.title')} {...drawer}>
      <SideMenu sections={sections} current={current} onNavigate={onNavigate} />
    </Drawer>
  );
}
