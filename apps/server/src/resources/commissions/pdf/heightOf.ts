import type { Sheet } from './sheet.ts';
import { NO_TAG } from './tag.ts';

/** How high it is what that draws, on a page without an end. Nothing is drawn, so what is measured is what the drawing itself reckons. */
export function heightOf(sheet: Sheet, draw: (endless: Sheet) => void): number {
  const endless: Sheet = { ...sheet, y: 0, parent: NO_TAG, turn() {}, room: () => false, artifact() {} };
  draw(endless);
  return endless.y;
}
