import {
  Calculator,
  CalendarDays,
  ContactRound,
  Dot,
  FileChartColumn,
  Flame,
  Flower,
  GalleryHorizontalEnd,
  HandCoins,
  LayoutDashboard,
  Library,
  ListTodo,
  Megaphone,
  MoonStar,
  Sigma,
  Signature,
  TrendingUp,
  Trophy,
  UserCog,
  UsersRound,
} from '../foundation/icons.ts';
import type { ComponentType } from 'react';

/** An icon of the menu: takes its colour from the text around it. */
export type MenuIcon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;

/** Every icon that the domain's menu tree names; only these are in the bundle. */
const icons: ReadonlyMap<string, MenuIcon> = new Map<string, MenuIcon>([
  ['calculator', Calculator],
  ['calendar-days', CalendarDays],
  ['contact-round', ContactRound],
  ['dot', Dot],
  ['file-chart-column', FileChartColumn],
  ['flame', Flame],
  ['flower', Flower],
  ['gallery-horizontal-end', GalleryHorizontalEnd],
  ['hand-coins', HandCoins],
  ['layout-dashboard', LayoutDashboard],
  ['library', Library],
  ['list-todo', ListTodo],
  ['megaphone', Megaphone],
  ['moon-star', MoonStar],
  ['sigma', Sigma],
  ['signature', Signature],
  ['trending-up', TrendingUp],
  ['trophy', Trophy],
  ['user-cog', UserCog],
  ['users-round', UsersRound],
]);

/** Whether there is a drawing for that id. */
export function isMenuIcon(id: string): boolean {
  return icons.has(id);
}

/** The icon of that id; an unknown id is a dot, so that no line of the menu is ever without one. */
export function menuIcon(icon: string | MenuIcon | undefined): MenuIcon {
  if (typeof icon === 'string') return icons.get(icon) ?? Dot;
  return icon ?? Dot;
}
