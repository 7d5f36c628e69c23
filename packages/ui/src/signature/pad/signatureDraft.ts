import { typedImage } from '../image/typedImage.ts';
import { clearDrawing, type Drawing, isEnoughInk, NO_DRAWING, undo } from '../ink/drawing.ts';
import { isName } from '../ink/typedName.ts';
import SignaturePad from 'signature_pad';
import type { Stroke } from '../ink/geometry.ts';
import { toPad } from '../ink/view.ts';
import { toGroup } from '../ink/toGroup.ts';
import { imageFrame, imageScale } from '../image/imageFrame.ts';
import { hiddenCanvas, trimmedPng } from '../image/trimmedPng.ts';

/** A signature draft: drawing, typed name, and which of the two counts. */
export type SignatureDraft = {
  readonly mode: 'draw' | 'write';
  readonly drawing: Drawing;
  /** Typed by the person: a prefilled name would sign with two presses (SIG-06). */
  readonly name: string;
};

export const NO_DRAFT: SignatureDraft = { mode: 'draw', drawing: NO_DRAWING, name: '' };

/** State of the pad's content. */
export type InkState = 'empty' | 'short' | 'ready' | 'noName' | 'nameReady';

export function inkState({ mode, drawing, name }: SignatureDraft): InkState {
  if (mode === 'write') return isName(name) ? 'nameReady' : 'noName';
  if (drawing.strokes.length === 0) return 'empty';
  return isEnoughInk(drawing.strokes) ? 'ready' : 'short';
}

/** Whether it can be accepted (SIG-03, SIG-06). */
export const hasInk = (draft: SignatureDraft): boolean => ['ready', 'nameReady'].includes(inkState(draft));

/** Its image as a trimmed PNG data URL (SIG-02, SIG-04); null without one. */
export const draftImage = ({ mode, drawing, name }: SignatureDraft): string | null =>
  mode === 'draw' ? drawnImage(drawing.strokes) : typedImage(name);

/** Without its visible input: the strokes, or the name (SIG-01). */
export const clearDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: clearDrawing(draft.drawing) } : { ...draft, name: '' };

/** Without the last stroke. A name has the field's own undo. */
export const undoDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: undo(draft.drawing) } : draft;

/**
 * The strokes as a trimmed, transparent PNG data URL. Drawn from the points, not the pad, so that it is the same on
 * every screen and rotation. Null for too little ink, or when the browser returns no picture.
 */
function drawnImage(strokes: readonly Stroke[]): string | null {
  const frame = imageFrame(strokes);
  if (frame === null || !isEnoughInk(strokes)) return null;
  const scale = imageScale(frame);
  const hidden = hiddenCanvas({ width: frame.width * scale, height: frame.height * scale });
  if (hidden === null) return null;
  const view = { scale, x: -frame.x * scale, y: -frame.y * scale };
  const pen = new SignaturePad(hidden.canvas);
  pen.off();
  pen.fromData(strokes.map((stroke) => toGroup(toPad(stroke, view))));
  return trimmedPng(hidden.canvas);
}
