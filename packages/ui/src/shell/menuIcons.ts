import { Calculator } from '../foundation/icons/calculator.ts';
import { CalendarDays } from '../foundation/icons/calendar-days.ts';
import { ContactRound } from '../foundation/icons/contact-round.ts';
import { Dot } from '../foundation/icons/dot.ts';
import { FileChartColumn } from '../foundation/icons/file-chart-column.ts';
import { Flame } from '../foundation/icons/flame.ts';
import { Flower } from '../foundation/icons/flower.ts';
import { GalleryHorizontalEnd } from '../foundation/icons/gallery-horizontal-end.ts';
import { HandCoins } from '../foundation/icons/hand-coins.ts';
import { LayoutDashboard } from '../foundation/icons/layout-dashboard.ts';
import { Library } from '../foundation/icons/library.ts';
import { ListTodo } from '../foundation/icons/list-todo.ts';
import { Megaphone } from '../foundation/icons/megaphone.ts';
import { MoonStar } from '../foundation/icons/moon-star.ts';
import { Sigma } from '../foundation/icons/sigma.ts';
import { Signature } from '../foundation/icons/signature.ts';
import { TrendingUp } from '../foundation/icons/trending-up.ts';
import { Trophy } from '../foundation/icons/trophy.ts';
import { UserCog } from '../foundation/icons/user-cog.ts';
import { UsersRound } from '../foundation/icons/users-round.ts';
import type { ComponentType } from 'react';

/** An icon of the menu: uses the surrounding text colour. */
export type MenuIcon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;

/** Every icon of the domain's menu; only these are bundled. */
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

/** Whether that id has an icon. */
export function isMenuIcon(id: string): boolean {
  return icons.has(id);
}

/** The icon of an id; an unknown id is a dot, so that every row has one. */
export function menuIcon(icon: string | MenuIcon | undefined): MenuIcon {
  if (typeof icon === 'string') return icons.get(icon) ?? Dot;
  return icon ?? Dot;
}
