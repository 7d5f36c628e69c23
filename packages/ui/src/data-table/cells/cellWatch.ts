import { isOwn } from './gridCells.ts';

/** Hover delay, ms. */
const REST = 400;
/** Delay after the pointer leaves, so that it can reach the popup, ms. */
const GRACE = 150;
/** Duration of a long touch, ms. */
const LONG_TOUCH = 500;
/** Movement tolerated during a long touch, px. */
const TREMBLE = 8;

/** A truncated cell, and its full text. */
export type Peek = { readonly cell: HTMLElement; readonly text: string };

type Watched = {
  readonly grid: HTMLElement;
  /** The popup, while shown. */
  readonly popup: () => HTMLElement | null;
  /** Full text of a truncated cell; null for others. */
  readonly wholeOf: (cell: HTMLElement) => string | null;
  /** Called with the cell to show, and with null to hide. */
  readonly onPeek: (peek: Peek | null) => void;
};

/**
 * Watches for the cell that needs an overflow tooltip: the one under the resting pointer, with the keyboard focus, or under
 * a finger that stays. The tooltip is shown while the pointer is on the cell or on the tooltip, or the focus in the cell;
 * Escape closes it (WCAG 1.4.13).
 */
export function watchCells(watched: Watched): { hide: () => void; stop: () => void } {
  const listening = new AbortController();
  const peeking = createPeeking(watched);
  watchPointer(watched, peeking, listening.signal);
  watchFocus(watched, peeking, listening.signal);
  watchTouch(watched, peeking, listening.signal);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || peeking.shown() === null) return;
      // Only the popup closes: the dialog around the table stays open.
      event.stopPropagation();
      peeking.hide();
    },
    { capture: true, signal: listening.signal },
  );
  return {
    hide: peeking.hide,
    stop() {
      peeking.stay();
      listening.abort();
    },
  };
}

/** What opened the popup. */
type Asker = 'pointer' | 'focus' | 'touch';

type Peeking = ReturnType<typeof createPeeking>;

/** The shown cell and the pending change. */
function createPeeking({ grid, wholeOf, onPeek }: Watched) {
  let timer: ReturnType<typeof setTimeout>;
  let shown: { readonly cell: HTMLElement; readonly by: Asker } | null = null;
  return {
    shown: () => shown,
    cellOf(target: EventTarget | null): HTMLElement | null {
      const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
      return cell !== null && isOwn(grid, cell) ? cell : null;
    },
    /** Schedules a change in place of the pending one. */
    after(wait: number, act: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    },
    stay: (): void => clearTimeout(timer),
    hide: (): void => {
      clearTimeout(timer);
      shown = null;
      onPeek(null);
    },
    show(cell: HTMLElement | null, by: Asker): void {
      const text = cell && wholeOf(cell);
      if (cell === null || text === null) return;
      clearTimeout(timer);
      shown = { cell, by };
      onPeek({ cell, text });
    },
  };
}

function watchPointer({ grid, popup }: Watched, peeking: Peeking, signal: AbortSignal): void {
  let pointed: HTMLElement | null = null;
  let at = { x: Number.NaN, y: Number.NaN };
  const point = (cell: HTMLElement | null): void => {
    pointed = cell;
    if (cell !== null && cell === peeking.shown()?.cell) {
      peeking.stay();
      return;
    }
    peeking.after(GRACE, () => {
      if (peeking.shown()?.by === 'pointer') peeking.hide();
      if (cell !== null) peeking.after(REST - GRACE, () => peeking.show(cell, 'pointer'));
    });
  };
  // On the window: grid and popup are left in no fixed order.
  window.addEventListener(
    'pointerover',
    ({ pointerType, target, clientX, clientY }) => {
      if (pointerType === 'touch') return;
      // Rows scrolling under a resting pointer are not hovered.
      const rests = at.x === clientX && at.y === clientY;
      at = { x: clientX, y: clientY };
      const cell = peeking.cellOf(target);
      const shown = peeking.shown();
      if (target instanceof Node && popup()?.contains(target) === true) {
        pointed = null;
        peeking.stay();
      } else if (!rests && (cell !== pointed || (shown !== null && shown.cell !== cell))) point(cell);
    },
    { capture: true, signal },
  );
  document.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  grid.parentElement?.addEventListener(
    'scroll',
    () => {
      pointed = null;
      if (peeking.shown()?.by === 'pointer') peeking.hide();
    },
    { signal },
  );
  // The pointer that loaded this code may already be resting on a cell.
  point(grid.querySelector<HTMLElement>('.cell:hover'));
}

function watchFocus({ grid }: Watched, peeking: Peeking, signal: AbortSignal): void {
  const arrive = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const cell = peeking.cellOf(target);
    if (cell !== null && cell === peeking.shown()?.cell) return;
    peeking.hide();
    peeking.show(cell, 'focus');
  };
  grid.addEventListener('focusin', ({ target }) => arrive(target), { signal });
  grid.addEventListener('focusout', () => peeking.shown()?.by === 'focus' && peeking.hide(), { signal });
  // A key with Shift goes on from the cell, over those that the popup covers.
  grid.addEventListener(
    'keydown',
    ({ key, shiftKey }) => shiftKey && key !== 'Shift' && peeking.shown()?.by === 'focus' && peeking.hide(),
    { signal },
  );
  // The focus that loaded this code may already be on a cell.
  if (grid.contains(document.activeElement)) arrive(document.activeElement);
}

function watchTouch({ grid }: Watched, peeking: Peeking, signal: AbortSignal): void {
  let start = { x: 0, y: 0 };
  let wasLong = false;
  grid.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX, clientY }) => {
      wasLong = false;
      if (pointerType !== 'touch') return;
      start = { x: clientX, y: clientY };
      peeking.after(LONG_TOUCH, () => {
        peeking.show(peeking.cellOf(target), 'touch');
        wasLong = peeking.shown()?.by === 'touch';
      });
    },
    { signal },
  );
  grid.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'touch' && Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) peeking.stay();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    grid.addEventListener(end, ({ pointerType }) => pointerType === 'touch' && peeking.stay(), { signal });
  }
  grid.addEventListener(
    'click',
    (event) => {
      // A long touch to read must not press the row.
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  const leave = (): void => {
    if (peeking.shown()?.by === 'touch') peeking.hide();
  };
  window.addEventListener('pointerdown', leave, { capture: true, signal });
  window.addEventListener('scroll', leave, { capture: true, signal });
}
