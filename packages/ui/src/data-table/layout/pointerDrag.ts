/** A place in the window, in px. */
export type Point = { readonly x: number; readonly y: number };

export type PointerDrag = {
  /** The press that it begins with. */
  readonly pointer: PointerEvent;
  /** How far the pointer must have moved before it is a drag and no longer a press, in px; or whether it has gone far enough. */
  readonly threshold: number | ((at: Point) => boolean);
  /** What is dragged: when it is taken away meanwhile, the drag is given up. */
  readonly subject: HTMLElement;
  /** What holds the pointer meanwhile, wherever it goes. It stays in its place. */
  readonly holder: HTMLElement;
  /** Called before the first `onMove`. */
  readonly onStart: () => void;
  readonly onMove: (at: Point) => void;
  /** Called with each frame of a drag, for what scrolls at the edges. */
  readonly onFrame?: (() => void) | undefined;
  /** Called once for a drag that has started: whether it was dropped, or given up by Escape or by the system. */
  readonly onEnd: (isDropped: boolean) => void;
};

/** Follows a pointer from its press to its release. What was dragged has not been pressed: the click that follows is swallowed. */
export function followPointer({
  pointer,
  threshold,
  subject,
  holder,
  onStart,
  onMove,
  onFrame,
  onEnd,
}: PointerDrag): void {
  const { pointerId, clientX, clientY } = pointer;
  const listening = new AbortController();
  let isDragging = false;
  let frame = 0;
  const isFar = (at: Point): boolean =>
    typeof threshold === 'number' ? Math.hypot(at.x - clientX, at.y - clientY) >= threshold : threshold(at);

  const end = (isDropped: boolean, isUp: boolean): void => {
    listening.abort();
    if (!isDragging) return;
    cancelAnimationFrame(frame);
    if (holder.hasPointerCapture(pointerId)) holder.releasePointerCapture(pointerId);
    swallowClick(isUp);
    onEnd(isDropped && subject.isConnected);
  };
  const tick = (): void => {
    onFrame?.();
    frame = requestAnimationFrame(tick);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (!subject.isConnected) return end(false, false);
    const at = { x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (!isFar(at)) return;
      isDragging = true;
      holder.setPointerCapture(pointerId);
      onStart();
      if (onFrame !== undefined) frame = requestAnimationFrame(tick);
    }
    onMove(at);
  };
  const giveUp = (event: PointerEvent): void => {
    if (event.pointerId === pointerId) end(false, true);
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', (event) => event.pointerId === pointerId && end(true, true), { signal });
  window.addEventListener('pointercancel', giveUp, { signal });
  document.addEventListener(
    'lostpointercapture',
    (event) => {
      // A finger is held by what it went down on, until the holder takes it over; that is no loss.
      if (event.target === holder || event.target === document) giveUp(event);
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isDragging || event.key !== 'Escape') return;
      // It is the drag that is left, not the dialog that the table may stand in.
      event.preventDefault();
      event.stopImmediatePropagation();
      end(false, false);
    },
    { signal, capture: true },
  );
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Keeps the release of a drag from pressing what it began on. */
function swallowClick(isUp: boolean): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  // The click, where there is one, follows the release at once.
  const stop = (): void => void setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  if (isUp) stop();
  else window.addEventListener('pointerup', stop, { once: true });
}
