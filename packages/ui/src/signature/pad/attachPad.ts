import SignaturePad from 'signature_pad';
import type { Drawing } from '../ink/drawing.ts';
import type { Size, Stroke } from '../ink/geometry.ts';
import { insideOnly } from '../ink/insideOnly.ts';
import { INK, PEN } from '../ink/pen.ts';
import { toPad, viewOf } from '../ink/view.ts';
import { toGroup } from '../ink/toGroup.ts';
import { watchDensity } from './watchDensity.ts';

/** Sharper than this nobody sees it, and the canvas of a page that is magnified would grow without end. */
const mostDensity = 4;

/** A sheet that is pulled down to close it would go with the pen. */
const keepFinger = (event: Event): void => event.stopPropagation();

type PadEvents = {
  /** A stroke begins. */
  onBegin: () => void;
  /** A stroke has ended: its parts on the pad, in px of a pad of this size. */
  onStrokes: (strokes: readonly Stroke[], pad: Size) => void;
};

export type AttachedPad = {
  /** Shows a drawing, as large as the pad allows. `still`: nothing more can be drawn, and a stroke under way is dropped. */
  show: (drawing: Drawing, still: boolean) => void;
  /** Ends a stroke under way and leaves the canvas alone. */
  detach: () => void;
};

/** Makes a canvas a pad to draw on by pen, finger or mouse; null where the browser cannot draw. */
export function attachPad(canvas: HTMLCanvasElement, { onBegin, onStrokes }: PadEvents): AttachedPad | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // Without a delay: what the library holds back for the next frame is lost when the pen is lifted.
  const pen = new SignaturePad(canvas, { ...PEN, penColor: INK, throttle: 0, minDistance: 2 });
  let shown: { drawing: Drawing; still: boolean } | null = null;
  let drawing = false;
  /** In CSS px, as of the last time that it was drawn: a stroke under way belongs to that size. */
  let pad: Size = { width: 0, height: 0 };

  let density = 0;
  const measured = () => ({
    pad: { width: canvas.clientWidth, height: canvas.clientHeight },
    density: Math.min(mostDensity, Math.max(1, window.devicePixelRatio)),
  });

  const redraw = (): void => {
    // The library clears no half stroke: it would wait for its end and take no other. Off and on it starts anew.
    drawing = false;
    pen.off();
    ({ pad, density } = measured());
    canvas.width = Math.round(pad.width * density);
    canvas.height = Math.round(pad.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    pen.clear();
    if (shown === null || pad.width === 0 || pad.height === 0) return;
    if (!shown.still) pen.on();
    const { sheet, strokes } = shown.drawing;
    const view = viewOf(sheet, pad);
    pen.fromData(strokes.map((stroke) => toGroup(toPad(stroke, view))));
  };

  const commit = (): void => {
    if (!drawing) return;
    drawing = false;
    const points = pen.toData().at(-1)?.points ?? [];
    const strokes = insideOnly(points, pad).map((piece) => {
      const start = piece[0]?.time ?? 0;
      return { ...PEN, points: piece.map((point) => ({ ...point, time: point.time - start + 1 })) };
    });
    if (strokes.length > 0) onStrokes(strokes, pad);
    else redraw();
  };

  const begin = (): void => {
    drawing = true;
    onBegin();
  };
  pen.addEventListener('beginStroke', begin);
  pen.addEventListener('endStroke', commit);
  const remeasure = (): void => {
    const now = measured();
    // The observer reports the first size as well, and a stroke may have begun by then.
    if (now.pad.width === pad.width && now.pad.height === pad.height && now.density === density) return;
    commit();
    redraw();
  };
  const sizes = new ResizeObserver(remeasure);
  sizes.observe(canvas);
  const forgetDensity = watchDensity(remeasure);
  canvas.addEventListener('touchstart', keepFinger, { passive: true });

  return {
    show: (next, still) => {
      shown = { drawing: next, still };
      // What is drawn just now stays: its end comes back here with all the rest.
      if (!drawing || still) redraw();
    },
    detach: () => {
      commit();
      sizes.disconnect();
      forgetDensity();
      canvas.removeEventListener('touchstart', keepFinger);
      pen.removeEventListener('beginStroke', begin);
      pen.removeEventListener('endStroke', commit);
      pen.off();
    },
  };
}
