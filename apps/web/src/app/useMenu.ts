import { breadcrumbsFor, entryForPath, menuFor, type MenuEntry } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import type { SideMenuEntry, SideMenuSection, SubHeaderCrumb } from '@sereno/ui/shell';
import { useMemo } from 'react';
import { frameTexts } from '../i18n/frame/index.ts';
import { useText } from '../i18n/index.tsx';
import { usePlatform } from '../platform/PlatformProvider.tsx';

/** The side menu as the person sees it: the dashboards, and the rest under the company's name (MNU-01, SHL-03). */
export function useMenuSections(user: SessionUser, path: string): readonly SideMenuSection[] {
  const { t } = useText(frameTexts);
  const { config } = usePlatform();
  const menu = useMemo(() => menuFor(user, config), [user, config]);
  const current = entryForPath(path)?.id;
  return useMemo(() => {
    const shown = ({ id, key, path: href, icon, children }: MenuEntry): SideMenuEntry => ({
      id,
      label: t(key),
      href,
      icon,
      current: id === current,
      children: children.map(shown),
    });
    const entriesOf = (section: MenuEntry['section']) => menu.filter((entry) => entry.section === section).map(shown);
    return [
      { id: 'dashboards', entries: entriesOf('dashboards') },
      { id: 'company', title: user.companyName, entries: entriesOf('company') },
    ].filter(({ entries }) => entries.length > 0);
  }, [menu, current, t, user.companyName]);
}

/** The way to the page, home first (SHL-07, SHL-12). */
export function useBreadcrumbs(path: string): readonly SubHeaderCrumb[] {
  const { t } = useText(frameTexts);
  return breadcrumbsFor(path).map(({ key, path: href }) => ({ label: t(key), ...(href !== null && { href }) }));
}
