import Calculator from 'lucide-react/icons/calculator';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ContactRound from 'lucide-react/icons/contact-round';
import Dot from 'lucide-react/icons/dot';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Flame from 'lucide-react/icons/flame';
import Flower from 'lucide-react/icons/flower';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import HandCoins from 'lucide-react/icons/hand-coins';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Library from 'lucide-react/icons/library';
import ListTodo from 'lucide-react/icons/list-todo';
import Megaphone from 'lucide-react/icons/megaphone';
import MoonStar from 'lucide-react/icons/moon-star';
import Sigma from 'lucide-react/icons/sigma';
import Signature from 'lucide-react/icons/signature';
import TrendingUp from 'lucide-react/icons/trending-up';
import Trophy from 'lucide-react/icons/trophy';
import UserCog from 'lucide-react/icons/user-cog';
import UsersRound from 'lucide-react/icons/users-round';
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
