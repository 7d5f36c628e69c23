import { entryForPath, MENU, type MenuEntry } from '@sereno/domain/navigation';
import { accountTexts } from '../i18n/account/index.ts';
import { activitiesTexts } from '../i18n/activities/index.ts';
import { moduleTexts } from '../i18n/modules/index.ts';
import type { Language } from '../i18n/index.tsx';
import { operationTexts } from '../i18n/operations/index.ts';
import { permissionsTexts } from '../i18n/permissions/index.ts';
import { publicTexts } from '../i18n/public/index.ts';
import { screen, type Screen } from './screen.ts';

const activitiesDashboard = screen(
  () => import('../features/activities/ActivitiesDashboardPage.tsx').then((module) => module.ActivitiesDashboardPage),
  activitiesTexts,
);

/** The screens, by the menu entry they belong to. An entry without one says what its module is (UND-53). */
const screens: Partial<Record<MenuEntry['id'], Screen>> = {
  activitiesDashboard,
  accountPassword: screen(
    () => import('../features/auth/ChangePasswordPage.tsx').then((module) => module.ChangePasswordPage),
    accountTexts,
    operationTexts,
    publicTexts,
  ),
  permissions: screen(
    () => import('../features/permissions/PermissionsPage.tsx').then((module) => module.PermissionsPage),
    permissionsTexts,
  ),
};

/** A page behind the login: its place in the menu and what it shows. */
export type FramedRoute = {
  readonly pattern: string;
  readonly entry: MenuEntry;
  /** The entry of the menu's first level that it belongs to. */
  readonly module: MenuEntry['id'];
  readonly screen: Screen | null;
};

/** Every page behind the login (RTE-01 to RTE-04, RTE-14, RTE-15): one for each entry of the domain's menu. */
export const framedRoutes: readonly FramedRoute[] = MENU.flatMap((module) =>
  [...module.children, module].map((entry) => ({
    pattern: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    entry,
    module: module.id,
    screen: screens[entry.id] ?? null,
  })),
);

/** Fetches the code and the texts of the page that follows a sign-in, so that it is there when the server has answered. */
export function preloadHome(language: Language): void {
  activitiesDashboard.preload(language);
}

/** Fetches what the page of that address needs, before it is opened; nothing for an address that is none of ours. */
export function preloadPath(path: string, language: Language): void {
  const entry = entryForPath(path);
  if (entry !== null) (screens[entry.id] ?? moduleTexts).preload(language);
}
