/** A part of the window, in px from its left and top. */
type Sight = { left: number; right: number; top: number; bottom: number };

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** The part of the grid's area where nothing that stays in its place covers the element; null outside of a grid. */
export function sightOf(element: Element): { area: HTMLElement; sight: Sight; scrollsSideways: boolean } | null {
  const grid = element.closest<HTMLElement>('[role$=grid]');
  const row = element.closest<HTMLElement>('[role="row"]');
  const area = grid?.parentElement;
  if (!grid || !area || !row) return null;
  const edge = area.getBoundingClientRect();
  const [left, top] = [edge.left + area.clientLeft, edge.top + area.clientTop];
  const sight = { left, right: left + area.clientWidth, top, bottom: top + area.clientHeight };

  for (const part of row.closest('.head, .foot') ? [] : grid.querySelectorAll(':scope > .head, :scope > .foot')) {
    if (!isSticky(part)) continue;
    const box = part.getBoundingClientRect();
    if (part.matches('.head')) sight.top = Math.max(sight.top, box.bottom);
    else sight.bottom = Math.min(sight.bottom, box.top);
  }
  // The rows of the groups that it is in stay below the header.
  const group = row.parentElement?.querySelector<HTMLElement>(':scope > .group');
  if (group && isSticky(group)) sight.top += (Number(row.ariaLevel) - 1) * group.offsetHeight;
  const cells = [...row.children];
  const place = cells.findIndex((cell) => cell.contains(element));
  const scrollsSideways = !isSticky(cells[place] ?? row);
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  for (const [other, cell] of scrollsSideways ? cells.entries() : []) {
    if (!isSticky(cell)) continue;
    const box = cell.getBoundingClientRect();
    if (other < place !== isRightToLeft) sight.left = Math.max(sight.left, box.right);
    else sight.right = Math.min(sight.right, box.left);
  }
  return { area, sight, scrollsSideways };
}

/** How far a stretch lies outside of another one, as a scroll that brings it in; its beginning counts where it is the longer. */
export function scrollInto(from: number, to: number, low: number, high: number): number {
  if (from < low) return from - low;
  return to > high ? Math.min(to - high, from - low) : 0;
}

/** Frames until rows that have come near the window are laid out and have moved what is below them. */
const FRAMES_TO_SETTLE = 3;
/** What is brought into sight next leaves nothing to bring back. */
let lastCall = 0;

/**
 * Scrolls the grid as little as it takes until nothing that stays in its place covers the element: neither header nor totals,
 * neither pinned cells nor those at the ends (WCAG 2.4.11). Then the page, until the element is in the window. A row out of sight has
 * a guessed height (`content-visibility`): as long as rows take their real ones, what has the focus is brought back.
 */
export function bringIntoSight(element: HTMLElement, frames = FRAMES_TO_SETTLE): void {
  lastCall += 1;
  const call = lastCall;
  const settle = (framesLeft: number): void => {
    scrollToward(element);
    if (framesLeft === 0) return;
    requestAnimationFrame(() => {
      if (call === lastCall && element.contains(document.activeElement)) settle(framesLeft - 1);
    });
  };
  settle(frames);
}

function scrollToward(element: HTMLElement): void {
  const seen = sightOf(element);
  if (seen === null) return;
  const { area, sight, scrollsSideways } = seen;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  area.scrollBy({
    left: scrollsSideways ? scrollInto(left, right, sight.left, sight.right) : 0,
    top: scrollInto(top, bottom, sight.top, sight.bottom),
    behavior: 'instant',
  });
  // What sticks to the end of the window below the grid: the bar of selected rows.
  const bar = [...(area.parentElement?.children ?? [])].findLast((part) => part !== area && isSticky(part));
  const isCovered = bar !== undefined && element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  if (isCovered) element.style.scrollMarginBlockEnd = `${bar.getBoundingClientRect().height}px`;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (isCovered) element.style.scrollMarginBlockEnd = '';
}

/** Whether a part of the element is out of sight at that end, in the grid's area or in the window. */
export function reachesOut(element: Element, end: 'top' | 'bottom'): boolean {
  const sight = sightOf(element)?.sight;
  if (sight === undefined) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return end === 'top' ? top < Math.max(0, sight.top) - 1 : bottom > Math.min(window.innerHeight, sight.bottom) + 1;
}
