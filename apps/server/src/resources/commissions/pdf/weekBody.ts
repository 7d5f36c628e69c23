import type { CommissionsPdf } from './input.ts';
import { LANDSCAPE, STYLE, USUAL_DENSITY } from '../../../pdf/look.ts';
import { type Sheet, write } from '../../../pdf/sheet.ts';
import { drawStatusBlock, STATUS_START, type SignedSection } from './statusBlock.ts';
import { NO_TAG } from '../../../pdf/tag.ts';
import { TEXTS } from './texts.ts';
import { drawLineTable, drawTypeTable, layTables } from './weekTables.ts';

/** Spacing that is tried where a little less room brings all of a week onto one page. */
const DENSITIES = [USUAL_DENSITY, { padding: 1.7, gap: 14, signature: 48 }, { padding: 0.8, gap: 10, signature: 40 }];

/**
 * The lines of a week, their sums by type, and its decision. It stays on one page if it fits, with tighter spacing if needed;
 * otherwise the signature goes on the page with the sums that it is for.
 */
export function drawWeekBody(sheet: Sheet, section: SignedSection, { week, zone }: CommissionsPdf): void {
  const { lines, unreadable } = section.weekly;
  const tables = lines.length === 0 ? null : layTables(sheet.ink, lines);
  const drawLines = (on: Sheet) => {
    write(on, TEXTS.rows, STYLE.heading, { tag: 'H3' });
    on.y += 3;
    if (unreadable > 0) write(on, TEXTS.unreadable(unreadable), STYLE.body);
    if (tables === null) write(on, TEXTS.noLines, STYLE.body);
    else drawLineTable(on, tables);
    on.y += on.density.gap;
  };
  const drawSums = (on: Sheet) => {
    if (tables === null) return;
    drawTypeTable(on, tables);
    on.y += on.density.gap;
  };
  const drawStatus = (on: Sheet) => drawStatusBlock(on, section, week, zone);
  const drawAll = (on: Sheet) => {
    for (const draw of [drawLines, drawSums, drawStatus]) draw(on);
  };

  const left = LANDSCAPE.bottom - sheet.y;
  sheet.density = DENSITIES.find((density) => heightOf({ ...sheet, density }, drawAll) <= left) ?? USUAL_DENSITY;
  drawLines(sheet);
  sheet.room(heightOf(sheet, drawSums) + Math.min(heightOf(sheet, drawStatus), STATUS_START));
  drawSums(sheet);
  drawStatus(sheet);
  sheet.density = USUAL_DENSITY;
}

/** How high it is what that draws, on a page without an end. Nothing is drawn, so what is measured is what the drawing itself reckons. */
function heightOf(sheet: Sheet, draw: (endless: Sheet) => void): number {
  const endless: Sheet = { ...sheet, y: 0, parent: NO_TAG, turn() {}, room: () => false, artifact() {} };
  draw(endless);
  return endless.y;
}
