import { breadcrumbsFor, entryForPath, MENU, menuFor, type MenuEntry, menuPages } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import type { SideMenuEntry, SideMenuSection, SubHeaderCrumb } from '@sereno/ui/shell';
import { useMemo } from 'react';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { usePlatform } from '../platform/PlatformProvider.tsx';

/**
 * The side menu as the person sees it: the dashboards, and the rest under the company's name (MNU-01, SHL-03). It is the
 * same array from page to page, so that its lines have nothing to render again.
 */
export function useMenuSections(user: SessionUser): readonly SideMenuSection[] {
  const { t } = useText(frameTexts);
  const { config } = usePlatform();
  const menu = useMemo(() => menuFor(user, config), [user, config]);
  return useMemo(() => {
    const shown = ({ id, key, path: href, icon, children }: MenuEntry): SideMenuEntry => ({
      id,
      label: t(key),
      href,
      icon,
      children: children.map(shown),
    });
    const entriesOf = (section: MenuEntry['section']) => menu.filter((entry) => entry.section === section).map(shown);
    return [
      { id: 'dashboards', entries: entriesOf('dashboards') },
      { id: 'company', title: user.companyName, entries: entriesOf('company') },
    ].filter(({ entries }) => entries.length > 0);
  }, [menu, t, user.companyName]);
}

/** Where the person's menu leads, page by page; the same array from page to page. */
export function useMenuPaths(user: SessionUser): readonly string[] {
  const { config } = usePlatform();
  return useMemo(() => menuPages(menuFor(user, config)).map(({ entry }) => entry.path), [user, config]);
}

/**
 * Id of the menu's line that a path belongs to (SHL-06). The page of one thing, '/prospect/12/detail', has no line: there it
 * is the module's.
 */
export function useCurrentEntry(path: string): string | undefined {
  const entry = entryForPath(path);
  const isListed = entry?.path.includes('{') !== true;
  return (isListed ? entry : MENU.find(({ children }) => children.some(({ id }) => id === entry.id)))?.id;
}

/** Breadcrumbs of the page, home first (SHL-07, SHL-12); the last says the name of what the page shows, where that has one. */
export function useBreadcrumbs(path: string, name: string | undefined): readonly SubHeaderCrumb[] {
  const { t } = useText(frameTexts);
  const crumbs = breadcrumbsFor(path);
  return crumbs.map(({ key, path: href }, place) => ({
    label: (place === crumbs.length - 1 && name) || t(key),
    ...(href !== null && { href }),
  }));
}
