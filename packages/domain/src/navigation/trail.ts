import type { MenuEntry } from './menuEntry.ts';
import { MENU } from './menuTree.ts';

/** One step of the breadcrumbs. */
export type Breadcrumb = {
  /** Key of its text in the catalogue. */
  readonly key: MenuEntry['key'] | 'menu.home';
  /** Its path; null for a group, which has no page. */
  readonly path: string | null;
};

/** Path of the first breadcrumb; it differs from the target of `/` (SHL-12). */
export const BREADCRUMB_HOME = '/dashboard';

/** Every entry with its ancestors, outermost first; an entry comes before its children. */
const TRAILS: readonly (readonly MenuEntry[])[] = MENU.flatMap((top) => [
  [top],
  ...top.children.map((below) => [top, below]),
]);

/**
 * The most specific entry that a path belongs to: '/prospect/12/detail' belongs to the detail, another path of the
 * module to the group (SHL-06). Null for a path outside the menu.
 * @param path Absolute. Letter case, query and fragment are ignored (RTE-12).
 */
export function entryForPath(path: string): MenuEntry | null {
  return trailOf(segmentsOf(path)).at(-1) ?? null;
}

/**
 * The breadcrumbs of a path: home, then the entries from the menu's first level down to its own (SHL-07, SHL-12). Home
 * alone for a path outside the menu.
 * @param path As for `entryForPath`; its segments replace `{Name}` in the last breadcrumb's path.
 */
export function breadcrumbsFor(path: string): Breadcrumb[] {
  const segments = segmentsOf(path);
  const steps = trailOf(segments).map((entry) => ({
    key: entry.key,
    path: entry.children.length > 0 ? null : pathWith(segments, entry),
  }));
  return [{ key: 'menu.home', path: BREADCRUMB_HOME }, ...steps];
}

function segmentsOf(path: string): string[] {
  const [address = ''] = path.split(/[?#]/, 1);
  return address.split('/').filter((segment) => segment !== '');
}

function trailOf(segments: readonly string[]): readonly MenuEntry[] {
  let best: readonly MenuEntry[] = [];
  let longest = 1;
  for (const trail of TRAILS) {
    const length = matchedLength(segments, trail);
    // A group and its first page can share a path: the later, inner one wins.
    if (length >= longest) [best, longest] = [trail, length];
  }
  return best;
}

/** How many segments of the path the trail's last entry matches; 0 without a match. */
function matchedLength(segments: readonly string[], trail: readonly MenuEntry[]): number {
  const pattern = segmentsOf(trail.at(-1)?.path ?? '');
  const matches = pattern.every((part, index) => {
    const segment = segments[index];
    return segment !== undefined && (isParameter(part) || part === segment.toLowerCase());
  });
  return matches ? pattern.length : 0;
}

function pathWith(segments: readonly string[], entry: MenuEntry): string {
  const parts = segmentsOf(entry.path).map((part, index) => (isParameter(part) ? segments[index] : part));
  return `/${parts.join('/')}`;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}
