import type { Box, Size } from '../ink/geometry.ts';
import { LONGEST_IMAGE } from '../ink/pen.ts';
import { barePng } from './barePng.ts';
import { trimBox } from './trimBox.ts';

/** An off-screen canvas and its context; null when the browser has none. */
export function hiddenCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return context === null ? null : { canvas, context };
}

/** Scales to try: a page full of fine lines is sent smaller rather than rejected. */
const scales = [1, 0.75, 0.5, 0.25];

/** The rectangle around all ink. Null without ink, and when the browser does not allow reading the picture. */
export function inkBox(canvas: HTMLCanvasElement): Box | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // The corners are never drawn on. A browser with fingerprinting protection returns wrong colours for them.
  return data[3] === 0 && data.at(-1) === 0 ? trimBox(data, canvas.width, canvas.height) : null;
}

/**
 * The drawing, trimmed, as a PNG data URL (SIG-02, SIG-04). Null without ink, and when the browser does not allow
 * reading the picture.
 */
export function trimmedPng(canvas: HTMLCanvasElement): string | null {
  const box = inkBox(canvas);
  if (box === null) return null;
  for (const scale of scales) {
    const target = hiddenCanvas({ width: box.width * scale, height: box.height * scale });
    if (target === null) return null;
    const { width, height } = target.canvas;
    target.context.drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, width, height);
    const url = target.canvas.toDataURL('image/png');
    if (url.startsWith('data:image/png;base64,') && url.length <= LONGEST_IMAGE) return barePng(url);
  }
  return null;
}
