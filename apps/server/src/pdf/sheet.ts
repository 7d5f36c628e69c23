import { createInk, type Document, type Ink, type TextStyle } from './ink.ts';
import { oneLine } from './letters.ts';
import { ASCENT, COLOR, type Density, LEADING, type Page, STYLE, USUAL_DENSITY } from './look.ts';
import { rootTag, type Tag } from './tag.ts';

/** Pages that are written from the top down, each thing with its tag. */
export type Sheet = {
  readonly doc: Document;
  readonly ink: Ink;
  readonly page: Page;
  /** Where the next thing begins on the page. */
  y: number;
  /** What a reader is inside of: the tags that follow belong to it. */
  parent: Tag;
  /** The running head of pages that continue a person's week. */
  running: string;
  /** The spacing in use. */
  density: Density;
  /** Begins a page. */
  readonly turn: () => void;
  /** Begins a page where there is less room than that on this one, and says whether it did; not for what no page has room for. */
  readonly room: (height: number) => boolean;
  /** Draws what belongs to the page and not to what is read: lines, heads that are repeated, the foot. */
  readonly artifact: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
};

/** Height of the running head, with the space below it. */
const RUNNING = 14;

export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** The text in the room of a line: as much as fits, and dots. */
export function shortened(ink: Ink, text: string, style: TextStyle, width: number): string {
  if (ink.widthOf(text, style) <= width) return text;
  const [first = ''] = ink.wrap(text, style, width - ink.widthOf('…', style));
  return `${first}…`;
}

export function createSheet(doc: Document, page: Page): Sheet {
  const ink = createInk(doc);
  const sheet: Sheet = {
    doc,
    ink,
    page,
    y: page.top,
    parent: rootTag(doc),
    running: '',
    density: USUAL_DENSITY,
    turn() {
      doc.addPage();
      sheet.y = page.top;
      if (sheet.running === '') return;
      sheet.artifact(() => {
        const text = shortened(ink, `${sheet.running} (continuación)`, STYLE.note, page.right - page.left);
        ink.draw(text, page.left, page.top, STYLE.note);
      }, 'Pagination');
      sheet.y += RUNNING;
    },
    room(height) {
      if (sheet.y + height <= page.bottom || height > page.bottom - page.top - RUNNING) return false;
      sheet.turn();
      return true;
    },
    artifact(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
  };
  return sheet;
}

/** A thin line across the page or a part of it. */
export function rule(
  sheet: Sheet,
  y: number,
  color: string = COLOR.line,
  left: number = sheet.page.left,
  right: number = sheet.page.right,
): void {
  sheet.artifact(() => sheet.doc.lineWidth(0.5).moveTo(left, y).lineTo(right, y).stroke(color));
}

/** Text in as many lines as it takes, over as many pages; gives back the height of the text where it is on one page. */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  {
    tag = 'P',
    left = sheet.page.left,
    width = sheet.page.right - sheet.page.left,
  }: { tag?: string; left?: number; width?: number } = {},
): void {
  const element = sheet.parent.tag(tag);
  for (const line of sheet.ink.wrap(oneLine(text), style, width)) {
    sheet.room(lineHeight(style));
    const { y } = sheet;
    element.add(() => sheet.ink.draw(line, left, y + style.size * ASCENT, style));
    sheet.y += lineHeight(style);
  }
  element.end();
}
