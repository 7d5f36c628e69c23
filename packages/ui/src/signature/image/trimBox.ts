import type { Box } from '../ink/geometry.ts';

/**
 * The smallest rectangle around all pixels that are not fully transparent (SIG-02, SIG-05).
 * @param pixels - Four bytes per px, the last is opacity, row by row.
 * @returns Null when all is transparent.
 */
export function trimBox(pixels: Uint8ClampedArray, width: number, height: number): Box | null {
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4 + 3;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[row + x * 4] ?? 0) > 0) {
        if (top < 0) top = y;
        bottom = y;
        if (x < left) left = x;
        if (x > right) right = x;
      }
    }
  }
  return bottom < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
