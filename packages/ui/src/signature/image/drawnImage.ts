import SignaturePad from 'signature_pad';
import { isEnoughInk } from '../ink/drawing.ts';
import type { Stroke } from '../ink/geometry.ts';
import { toPad } from '../ink/view.ts';
import { toGroup } from '../ink/toGroup.ts';
import { imageFrame, imageScale } from './imageFrame.ts';
import { hiddenCanvas, trimmedPng } from './trimmedPng.ts';

/**
 * The strokes as a trimmed, transparent PNG data URL. Drawn from the points, not the pad, so that it is the same on
 * every screen and rotation. Null for too little ink, or when the browser returns no picture.
 */
export function drawnImage(strokes: readonly Stroke[]): string | null {
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
