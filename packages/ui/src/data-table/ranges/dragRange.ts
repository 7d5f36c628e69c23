import { placeOf } from '../cells/gridCells.ts';
import type { GridPlace } from '../grid/gridKeys.ts';
import { gridSight } from '../grid/useGridFocus.ts';
import { scrollStep } from '../layout/dropPlace.ts';
import { followPointer, type Point } from '../layout/pointerDrag.ts';

type RangeDrag = {
  readonly grid: HTMLElement;
  readonly pointer: PointerEvent;
  /** The cell of the press. */
  readonly from: GridPlace;
  /** Called with each place that the pointer reaches outside of that cell. */
  readonly onReach: (place: GridPlace) => void;
  /** The drag is given up. */
  readonly onCancel: () => void;
};

/** The grid scrolls when the pointer is nearer to its edge, in px, or beyond; further in one marks what is in sight. */
const EDGE = 16;
/** `scrollStep` begins so far from an edge, in px. */
const MARGIN = 48;

/** Follows the pointer from the press on a cell. Within that cell it is a press, or marks text; from the next one on it marks cells. */
export function dragRange({ grid, pointer, from, onReach, onCancel }: RangeDrag): void {
  let at: Point = { x: pointer.clientX, y: pointer.clientY };
  void gridSight.preload();

  const reached = (): GridPlace | null => {
    const { edge, sight } = sightOf(grid);
    // Header and totals cover rows, pinned columns are columns.
    const seen = document.elementFromPoint(
      within(at.x, edge.left, edge.right),
      within(at.y, sight.top, Math.min(sight.bottom, window.innerHeight)),
    );
    return seen && placeOf(grid, seen);
  };
  const reach = (): void => {
    const place = reached();
    if (place !== null) onReach(place);
  };
  const scroll = (): void => {
    const { sight } = sightOf(grid);
    const left = stepAt(at.x, sight.left, sight.right);
    const top = stepAt(at.y, Math.max(0, sight.top), Math.min(sight.bottom, window.innerHeight));
    if (left !== 0 || top !== 0) {
      grid.parentElement?.scrollBy({ left, top, behavior: 'instant' });
      reach();
    }
  };
  followPointer({
    pointer,
    subject: grid,
    holder: grid,
    threshold(to) {
      at = to;
      const place = reached();
      return place !== null && (place.line !== from.line || place.column !== from.column);
    },
    onStart() {
      getSelection()?.removeAllRanges();
      grid.style.userSelect = 'none';
    },
    onMove(to) {
      at = to;
      reach();
    },
    onFrame: scroll,
    onEnd(isDropped) {
      grid.style.userSelect = '';
      if (!isDropped) onCancel();
    },
  });
}

const stepAt = (to: number, low: number, high: number): number =>
  scrollStep(to, low - MARGIN + EDGE, high + MARGIN - EDGE);

const within = (value: number, low: number, high: number): number => Math.max(low + 1, Math.min(value, high - 1));

/** The area of the grid in the window, and the part of it where rows that scroll are in sight. */
function sightOf(grid: HTMLElement) {
  const edge = (grid.parentElement ?? grid).getBoundingClientRect();
  const cell = grid.querySelector(':scope > .body > .row > .cell:not(.pinned, .first)');
  return { edge, sight: (cell && gridSight.loaded()?.sightOf(cell)?.sight) ?? edge };
}
