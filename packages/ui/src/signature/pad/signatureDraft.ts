import { pngOf } from '../image/signatureImage.ts';
import { clearDrawing, type Drawing, isEnoughInk, NO_DRAWING, undo } from '../ink/drawing.ts';
import { isName } from '../ink/typedName.ts';
import { INK } from '../ink/pen.ts';
import type { SignatureValue } from '../ink/signatureValue.ts';

/** A signature draft: drawing, typed name, and which of the two counts. */
export type SignatureDraft = {
  readonly mode: 'draw' | 'write';
  readonly drawing: Drawing;
  /** Typed by the person: a prefilled name would sign with two presses (SIG-06). */
  readonly name: string;
  /** Colour of the typed name. */
  readonly color: string;
};

export const NO_DRAFT: SignatureDraft = { mode: 'draw', drawing: NO_DRAWING, name: '', color: INK };

/** What counts of a draft, too little ink included; null while there is nothing. */
export function valueOf({ mode, drawing: { sheet, strokes }, name, color }: SignatureDraft): SignatureValue | null {
  if (mode === 'write') return name === '' ? null : { version: 1, kind: 'typed', name, color };
  return strokes.length === 0 ? null : { version: 1, kind: 'drawn', sheet, strokes };
}

/** The draft that shows a value; without one nothing, in this mode. */
export function draftOf(value: SignatureValue | null, mode: SignatureDraft['mode']): SignatureDraft {
  if (value === null) return { ...NO_DRAFT, mode };
  if (value.kind === 'typed') return { ...NO_DRAFT, mode: 'write', name: value.name, color: value.color };
  return { ...NO_DRAFT, mode: 'draw', drawing: { sheet: value.sheet, strokes: value.strokes, cleared: [] } };
}

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
export const draftImage = (draft: SignatureDraft): string | null => pngOf(valueOf(draft));

/** Without its visible input: the strokes, or the name (SIG-01). */
export const clearDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: clearDrawing(draft.drawing) } : { ...draft, name: '' };

/** Without the last stroke. A name has the field's own undo. */
export const undoDraft = (draft: SignatureDraft): SignatureDraft =>
  draft.mode === 'draw' ? { ...draft, drawing: undo(draft.drawing) } : draft;
