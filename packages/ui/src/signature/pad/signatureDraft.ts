import { drawnImage } from '../image/drawnImage.ts';
import { typedImage } from '../image/typedImage.ts';
import { clearDrawing, type Drawing, isEnoughInk, NO_DRAWING, undo } from '../ink/drawing.ts';
import { isName } from '../ink/typedName.ts';

/** A signature on its way: what was drawn, what was typed, and which of the two counts. */
export type SignatureDraft = {
  readonly mode: 'draw' | 'write';
  readonly drawing: Drawing;
  /** What the person has typed themselves: a name that stood there already would sign at two presses (SIG-06). */
  readonly name: string;
};

export const NO_DRAFT: SignatureDraft = { mode: 'draw', drawing: NO_DRAWING, name: '' };

/** What the pad says about its content. */
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

/** Without what is in sight: the strokes, or the name (SIG-01). */
export const clearDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: clearDrawing(draft.drawing) } : { ...draft, name: '' };

/** Without the last stroke. A name has its own way back, that of every field. */
export const undoDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: undo(draft.drawing) } : draft;
