import SignaturePad from 'signature_pad';
import { isEnoughInk } from '../ink/drawing.ts';
import type { Box, Stroke } from '../ink/geometry.ts';
import { readSignature, type SignatureValue } from '../ink/signatureValue.ts';
import { toGroup } from '../ink/toGroup.ts';
import { toPad } from '../ink/view.ts';
import { imageFrame, imageScale } from './imageFrame.ts';
import { hiddenCanvas, inkBox, trimmedPng } from './trimmedPng.ts';
import { letters, letterSize, placedName, typedImage } from './typedImage.ts';

/**
 * Strokes on a canvas that just holds them, drawn from the points, not the pad: the same on every screen and rotation. Null for too
 * little ink, and when the browser cannot draw.
 */
function drawn(strokes: readonly Stroke[], mostScale?: number) {
  const frame = imageFrame(strokes);
  if (frame === null || !isEnoughInk(strokes)) return null;
  const scale = imageScale(frame, mostScale);
  const hidden = hiddenCanvas({ width: frame.width * scale, height: frame.height * scale });
  if (hidden === null) return null;
  const view = { scale, x: -frame.x * scale, y: -frame.y * scale };
  const pad = new SignaturePad(hidden.canvas);
  pad.off();
  pad.fromData(strokes.map((stroke) => toGroup(toPad(stroke, view))));
  return { canvas: hidden.canvas, pad };
}

/** A file that shows this part. The elements are serialised, so that what a person typed stays text. */
const svg = ({ x, y, width, height }: Box, elements: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${elements}</svg>`;

function drawnSvg(strokes: readonly Stroke[]): string | null {
  const on = drawn(strokes, 1);
  if (on === null) return null;
  const { width, height } = on.canvas;
  const own = on.pad.toSVG();
  // Lines of a file are a little thicker than those of a canvas. Where the browser hides the ink, there is a margin.
  const ink = inkBox(on.canvas);
  const shown = ink
    ? { x: ink.x - 1, y: ink.y - 1, width: ink.width + 2, height: ink.height + 2 }
    : { x: 0, y: 0, width, height };
  // The library's own size follows the density of the screen.
  return svg(shown, own.slice(own.indexOf('>') + 1, own.lastIndexOf('</svg>')));
}

function typedSvg(typed: string, color: string): string | null {
  const placed = placedName(typed);
  if (placed === null) return null;
  const { name, x, y, textWidth, size } = placed;
  const text = document.createElement('text');
  const attributes = {
    x: x.toFixed(2),
    y: y.toFixed(2),
    // Who shows it may not have the letters: others take the same room.
    textLength: textWidth.toFixed(2),
    lengthAdjust: 'spacingAndGlyphs',
    'font-family': letters,
    'font-size': String(letterSize),
    'font-style': 'italic',
    fill: color,
  };
  for (const [key, value] of Object.entries(attributes)) text.setAttributeNS(null, key, value);
  // A control character would make the file unreadable.
  text.textContent = name.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '');
  return svg({ x: 0, y: 0, width: Math.ceil(size.width), height: Math.ceil(size.height) }, text.outerHTML);
}

/** `signaturePng` of what a pad holds, however much was drawn on it. */
export function pngOf(value: SignatureValue | null): string | null {
  if (value === null) return null;
  if (value.kind === 'typed') return typedImage(value.name, value.color);
  const on = drawn(value.strokes);
  return on === null ? null : trimmedPng(on.canvas);
}

/**
 * A signature as a PNG data URL: transparent, trimmed to its ink, at most 1200 by 600 px and 400,000 characters (SIG-02, SIG-04).
 * @returns Null without enough ink, for what is no value of this shape, and when the browser does not return the picture.
 */
export const signaturePng = (value: SignatureValue | null): string | null => pngOf(readSignature(value));

/**
 * A signature as the text of an SVG file. A typed name is text in it, in the letters of who shows it.
 * @returns Null without enough ink, for what is no value of this shape, and when the browser cannot draw.
 */
export function signatureSvg(value: SignatureValue | null): string | null {
  const read = readSignature(value);
  if (read === null) return null;
  return read.kind === 'typed' ? typedSvg(read.name, read.color) : drawnSvg(read.strokes);
}
