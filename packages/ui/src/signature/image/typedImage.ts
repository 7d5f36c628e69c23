import { isName, tidyName } from '../ink/typedName.ts';
import { imageScale } from './imageFrame.ts';
import { hiddenCanvas, trimmedPng } from './trimmedPng.ts';

/** In px, before a long name shrinks it. */
export const letterSize = 96;
/** Around the text, px: slanted letters exceed their measured box. */
const margin = 48;
export const letters = "'Snell Roundhand', 'Segoe Script', 'Dancing Script', 'Apple Chancery', cursive";
const font = `italic ${letterSize}px ${letters}`;

/**
 * Where a name in handwriting letters stands, in px: the start of its base line, and the size of all. Null for an invalid name, and
 * when the browser cannot draw.
 */
export function placedName(typed: string) {
  if (!isName(typed)) return null;
  const name = tidyName(typed);
  const ruler = hiddenCanvas({ width: 1, height: 1 });
  if (ruler === null) return null;
  ruler.context.font = font;
  ruler.context.textAlign = 'left';
  const measured = ruler.context.measureText(name);
  return {
    name,
    x: margin + measured.actualBoundingBoxLeft,
    y: margin + measured.actualBoundingBoxAscent,
    textWidth: measured.width,
    size: {
      width: measured.actualBoundingBoxLeft + measured.actualBoundingBoxRight + 2 * margin,
      height: measured.actualBoundingBoxAscent + measured.actualBoundingBoxDescent + 2 * margin,
    },
  };
}

/** A name in handwriting letters, as the same kind of PNG as a drawing (SIG-06). Null for an invalid name. */
export function typedImage(typed: string, color: string): string | null {
  const placed = placedName(typed);
  if (placed === null) return null;
  const { name, x, y, size } = placed;
  const scale = imageScale(size, 1);
  const hidden = hiddenCanvas({ width: size.width * scale, height: size.height * scale });
  if (hidden === null) return null;
  const { canvas, context } = hidden;
  context.scale(scale, scale);
  context.font = font;
  context.textAlign = 'left';
  context.fillText(name, x, y);
  // Coloured glyphs become ink as well.
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, size.width, size.height);
  return trimmedPng(canvas);
}
