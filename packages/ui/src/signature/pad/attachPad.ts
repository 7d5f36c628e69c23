import SignaturePad from 'signature_pad';
import type { Drawing } from '../ink/drawing.ts';
import type { Size, Stroke } from '../ink/geometry.ts';
import { insideOnly } from '../ink/insideOnly.ts';
import { PEN, type Pen } from '../ink/pen.ts';
import { toPad, viewOf } from '../ink/view.ts';
import { toGroup } from '../ink/toGroup.ts';

/** Higher densities are invisible, and the canvas of a zoomed page would grow without limit. */
const mostDensity = 4;

/** A swipe-to-close sheet would move with the pen. */
const keepFinger = (event: Event): void => event.stopPropagation();

type PadEvents = {
  /** A stroke begins. */
  onBegin: () => void;
  /** A stroke has ended: its parts on the pad, in px of a pad of this size. */
  onStrokes: (strokes: readonly Stroke[], pad: Size) => void;
};

export type AttachedPad = {
  /**
   * Shows a drawing, as large as the pad allows, and takes the pen of the next strokes. `disabled` prevents drawing and drops a running
   * stroke.
   */
  show: (drawing: Drawing, pen: Pen, disabled: boolean) => void;
  /** Ends a running stroke and detaches from the canvas. */
  detach: () => void;
};

/** Makes a canvas a drawing pad for pen, touch or mouse; null when the browser cannot draw. */
export function attachPad(canvas: HTMLCanvasElement, { onBegin, onStrokes }: PadEvents): AttachedPad | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // Without throttling: points the library delays to the next frame are lost when the pen is lifted.
  const pad = new SignaturePad(canvas, { throttle: 0, minDistance: 2 });
  let pen = PEN;
  let shown: { drawing: Drawing; disabled: boolean } | null = null;
  let drawing = false;
  /** In CSS px, as of the last redraw: a running stroke belongs to that size. */
  let size: Size = { width: 0, height: 0 };

  let density = 0;
  const measured = () => ({
    size: { width: canvas.clientWidth, height: canvas.clientHeight },
    density: Math.min(mostDensity, Math.max(1, window.devicePixelRatio)),
  });

  const redraw = (): void => {
    // The library cannot drop half a stroke: it would wait for its end and accept no other. Off and on resets it.
    drawing = false;
    pad.off();
    ({ size, density } = measured());
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    pad.clear();
    if (shown === null || size.width === 0 || size.height === 0) return;
    if (!shown.disabled) pad.on();
    const { sheet, strokes } = shown.drawing;
    const view = viewOf(sheet, size);
    pad.fromData(strokes.map((stroke) => toGroup(toPad(stroke, view))));
  };

  const commit = (): void => {
    if (!drawing) return;
    drawing = false;
    const points = pad.toData().at(-1)?.points ?? [];
    const strokes = insideOnly(points, size).map((piece) => {
      const start = piece[0]?.time ?? 0;
      return { ...pen, points: piece.map((point) => ({ ...point, time: point.time - start + 1 })) };
    });
    if (strokes.length > 0) onStrokes(strokes, size);
    else redraw();
  };

  const begin = (): void => {
    drawing = true;
    onBegin();
  };
  pad.addEventListener('beginStroke', begin);
  pad.addEventListener('endStroke', commit);
  const remeasure = (): void => {
    const now = measured();
    // The observer reports the initial size as well, when a stroke may already be running.
    if (now.size.width === size.width && now.size.height === size.height && now.density === density) return;
    commit();
    redraw();
  };
  const sizes = new ResizeObserver(remeasure);
  sizes.observe(canvas);
  const forgetDensity = watchDensity(remeasure);
  canvas.addEventListener('touchstart', keepFinger, { passive: true });

  return {
    show: (next, nextPen, disabled) => {
      shown = { drawing: next, disabled };
      pen = nextPen;
      Object.assign(pad, { penColor: pen.color, minWidth: pen.minWidth, maxWidth: pen.maxWidth });
      // A running stroke stays: its end arrives here with the rest.
      if (!drawing || disabled) redraw();
    },
    detach: () => {
      commit();
      sizes.disconnect();
      forgetDensity();
      canvas.removeEventListener('touchstart', keepFinger);
      pad.removeEventListener('beginStroke', begin);
      pad.removeEventListener('endStroke', commit);
      pad.off();
    },
  };
}

/**
 * Calls back when the device pixel ratio changes: the window moved to another screen, or the page was zoomed.
 * @returns An unsubscribe function.
 */
function watchDensity(onChange: () => void): () => void {
  let query: MediaQueryList;
  const changed = (): void => {
    listen();
    onChange();
  };
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  listen();
  return () => query.removeEventListener('change', changed);
}
