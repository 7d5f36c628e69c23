import { MENU, type MenuEntry } from '@sereno/domain/navigation';
import { lazy, type ComponentType } from 'react';

import { activitiesTexts } from '../i18n/activities/index.ts';
import type { Language } from '../i18n/index.tsx';

const loadActivitiesDashboard = () => import('../features/activities/ActivitiesDashboardPage.tsx');

/** The screens, by the menu entry they belong to. An entry without one opens the page of its module (UND-53). */
const screens: Partial<Record<MenuEntry['id'], ComponentType>> = {
  activitiesDashboard: lazy(() =>
    loadActivitiesDashboard().then((module) => ({ default: module.ActivitiesDashboardPage })),
  ),
};

/** A page behind the login: its place in the menu and what it shows. */
export type FramedRoute = {
  readonly pattern: string;
  readonly entry: MenuEntry;
  readonly Screen: ComponentType | null;
};

/** Every page behind the login (RTE-01 to RTE-04, RTE-14, RTE-15): one for each entry of the domain's menu. */
export const framedRoutes: readonly FramedRoute[] = MENU.flatMap((entry) => [...entry.children, entry]).map(
  (entry) => ({
    pattern: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    entry,
    Screen: screens[entry.id] ?? null,
  }),
);

/** Fetches the code and the texts of the page that follows a sign-in, so that it is there when the server has answered. */
export function preloadHome(language: Language): void {
  activitiesTexts.preload(language);
  void loadActivitiesDashboard();
}
