import type { CommissionsPdf } from './input.ts';
import { DENSITIES, PAGE, STYLE } from './look.ts';
import { type Sheet, write } from './sheet.ts';
import { drawStatusBlock, STATUS_START, type SignedSection } from './statusBlock.ts';
import { NO_TAG } from './tag.ts';
import { TEXTS } from './texts.ts';
import { drawLineTable, drawTypeTable, layTables } from './weekTables.ts';

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

  const left = PAGE.bottom - sheet.y;
  const [usual] = DENSITIES;
  sheet.density = DENSITIES.find((density) => heightOf({ ...sheet, density }, drawAll) <= left) ?? usual;
  drawLines(sheet);
  sheet.room(heightOf(sheet, drawSums) + Math.min(heightOf(sheet, drawStatus), STATUS_START));
  drawSums(sheet);
  drawStatus(sheet);
  sheet.density = usual;
}

/** How high it is what that draws, on a page without an end. Nothing is drawn, so what is measured is what the drawing itself reckons. */
function heightOf(sheet: Sheet, draw: (endless: Sheet) => void): number {
  const endless: Sheet = { ...sheet, y: 0, parent: NO_TAG, turn() {}, room: () => false, artifact() {} };
  draw(endless);
  return endless.y;
}
