import { createInk, type Document, type Ink, type TextStyle } from './ink.ts';
import { ASCENT, COLOR, LEADING, PAGE, STYLE } from './look.ts';
import { oneLine } from './letters.ts';
import { TEXTS } from './texts.ts';

type StructElement = ReturnType<Document['struct']>;

/** Pages that are written from the top down, each thing with its tag. */
export type Sheet = {
  readonly doc: Document;
  readonly ink: Ink;
  /** Where the next thing begins on the page. */
  y: number;
  /** What a reader is inside of: the tags that follow belong to it. */
  parent: StructElement;
  /** What stands above a page on which a person's week goes on. */
  running: string;
  /** Begins a page. */
  readonly turn: () => void;
  /** Begins a page where there is less room than that on this one, and says whether it did. */
  readonly room: (height: number) => boolean;
  /** Adds a tag to the parent, or to another tag. */
  readonly tag: (
    name: string,
    options?: PDFKit.Mixins.StructureElementOptions,
    parent?: StructElement,
  ) => StructElement;
  /** Draws what belongs to the page and not to what is read: lines, heads that are repeated, the foot. */
  readonly artifact: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
};

export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** The text in the room of a line: as much as fits, and dots. */
export function shortened(ink: Ink, text: string, style: TextStyle, width: number): string {
  if (ink.widthOf(text, style) <= width) return text;
  const [first = ''] = ink.wrap(text, style, width - ink.widthOf('…', style));
  return `${first}…`;
}

export function createSheet(doc: Document): Sheet {
  const ink = createInk(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  const sheet: Sheet = {
    doc,
    ink,
    y: PAGE.top,
    parent: root,
    running: '',
    turn() {
      doc.addPage();
      sheet.y = PAGE.top;
      if (sheet.running === '') return;
      sheet.artifact(() => {
        const text = shortened(ink, TEXTS.continued(sheet.running), STYLE.note, PAGE.right - PAGE.left);
        ink.draw(text, PAGE.left, PAGE.top, STYLE.note);
      }, 'Pagination');
      sheet.y += 14;
    },
    room(height) {
      if (sheet.y + height <= PAGE.bottom) return false;
      sheet.turn();
      return true;
    },
    tag(name, options = {}, parent = sheet.parent) {
      const element = doc.struct(name, options);
      parent.add(element);
      return element;
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
  const element = sheet.tag(tag);
  for (const line of sheet.ink.wrap(oneLine(text), style, width)) {
    sheet.room(lineHeight(style));
    const { y } = sheet;
    element.add(() => sheet.ink.draw(line, left, y + style.size * ASCENT, style));
    sheet.y += lineHeight(style);
  }
  element.end();
}
