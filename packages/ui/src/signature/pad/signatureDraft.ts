import { drawnImage } from '../image/drawnImage.ts';
import { typedImage } from '../image/typedImage.ts';
import { clearDrawing, type Drawing, isEnoughInk, NO_DRAWING, undo } from '../ink/drawing.ts';
import { isName } from '../ink/typedName.ts';

/** A signature on its way: what was drawn, what was typed, and which of the two counts. */
export type SignatureDraft = {
  readonly mode: 'draw' | 'write';
  readonly drawing: Drawing;
  /** Null until the person changes the name that was proposed. */
  readonly name: string | null;
};

export const NO_DRAFT: SignatureDraft = { mode: 'draw', drawing: NO_DRAWING, name: null };

/** What the pad says about its content. */
export type InkState = 'empty' | 'short' | 'ready' | 'noName' | 'nameReady';

export function inkState({ mode, drawing, name }: SignatureDraft, signer: string): InkState {
  if (mode === 'write') return isName(name ?? signer) ? 'nameReady' : 'noName';
  if (drawing.strokes.length === 0) return 'empty';
  return isEnoughInk(drawing.strokes) ? 'ready' : 'short';
}

/** Whether it can be accepted (SIG-03, SIG-06). */
export const hasInk = (draft: SignatureDraft, signer: string): boolean =>
  ['ready', 'nameReady'].includes(inkState(draft, signer));

/** Its image as a trimmed PNG data URL (SIG-02, SIG-04); null without one. */
export const draftImage = ({ mode, drawing, name }: SignatureDraft, signer: string): string | null =>
  mode === 'draw' ? drawnImage(drawing.strokes) : typedImage(name ?? signer);

/** Without what is in sight: the strokes, or the name (SIG-01). */
export const clearDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: clearDrawing(draft.drawing) } : { ...draft, name: '' };

/** Without the last stroke. A name has its own way back, that of every field. */
export const undoDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: undo(draft.drawing) } : draft;
