import { createInk, type Document, type Ink, type TextStyle } from './ink.ts';
import { oneLine } from './letters.ts';
import { ASCENT, COLOR, DENSITIES, type Density, LEADING, PAGE, STYLE } from './look.ts';
import { rootTag, type Tag } from './tag.ts';
import { TEXTS } from './texts.ts';

/** Pages that are written from the top down, each thing with its tag. */
export type Sheet = {
  readonly doc: Document;
  readonly ink: Ink;
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

export function createSheet(doc: Document): Sheet {
  const ink = createInk(doc);
  const sheet: Sheet = {
    doc,
    ink,
    y: PAGE.top,
    parent: rootTag(doc),
    running: '',
    density: DENSITIES[0],
    turn() {
      doc.addPage();
      sheet.y = PAGE.top;
      if (sheet.running === '') return;
      sheet.artifact(() => {
        const text = shortened(ink, TEXTS.continued(sheet.running), STYLE.note, PAGE.right - PAGE.left);
        ink.draw(text, PAGE.left, PAGE.top, STYLE.note);
      }, 'Pagination');
      sheet.y += RUNNING;
    },
    room(height) {
      if (sheet.y + height <= PAGE.bottom || height > PAGE.bottom - PAGE.top - RUNNING) return false;
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
  left: number = PAGE.left,
  right: number = PAGE.right,
): void {
  sheet.artifact(() => sheet.doc.lineWidth(0.5).moveTo(left, y).lineTo(right, y).stroke(color));
}

/** Text in as many lines as it takes, over as many pages; gives back the height of the text where it is on one page. */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { tag = 'P', left = PAGE.left, width = PAGE.right - PAGE.left }: { tag?: string; left?: number; width?: number } = {},
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
