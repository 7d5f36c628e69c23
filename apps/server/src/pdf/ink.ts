import type PdfKit from 'pdfkit';
import type { FontWeight } from './fonts.ts';
import { hastenLayout } from './layout.ts';
import { type Run, runsOf } from './letters.ts';

export type Document = InstanceType<typeof PdfKit>;

export type TextStyle = {
  readonly weight: FontWeight;
  /** In points, as every length here. */
  readonly size: number;
  readonly color: string;
  /** Gives every figure the same width, so that columns of amounts can be compared. */
  readonly tabular?: boolean;
};

export type Ink = {
  /** How wide a text is on one line. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** A text in lines that are not wider; a word that is wider breaks. At least one line. */
  readonly wrap: (text: string, style: TextStyle, width: number) => readonly string[];
  /** Draws a line of text; `y` is its baseline. */
  readonly draw: (text: string, x: number, y: number, style: TextStyle) => void;
};

const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
const PLAIN = { lineBreak: false, baseline: 'alphabetic' } as const;
/** A character that no font has is drawn as a box with its number in Unicode: in two lines of figures that are so much smaller. */
const BOX_FIGURES = 0.42;
/** The size at which a text is measured once for all sizes. */
const MEASURED = 100;

/** The number of a character in two lines of figures. */
function numberLines(character: string): readonly [string, string] {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const half = Math.ceil(digits.length / 2);
  return [digits.slice(0, half), digits.slice(half)];
}

/** The letters of the number in a box. */
const boxStyle = (style: TextStyle): TextStyle => ({
  ...style,
  weight: 'semibold',
  size: style.size * BOX_FIGURES,
  tabular: true,
});

/** What draws and measures the texts of a document, in Inter as far as Inter goes. */
export function createInk(doc: Document): Ink {
  const registered = new Set<string>();
  const runs = new Map<string, readonly Run[]>();
  const widths = new Map<string, number>();

  function runsIn(text: string, { weight }: TextStyle): readonly Run[] {
    const key = `${weight} ${text}`;
    const known = runs.get(key) ?? runsOf(text, weight);
    runs.set(key, known);
    return known;
  }

  function writeWith({ name, data }: { readonly name: string; readonly data: Buffer }, size: number): void {
    if (!registered.has(name)) doc.registerFont(name, data);
    registered.add(name);
    doc.font(name, size);
    hastenLayout(doc);
  }

  const boxWidth = (character: string, style: TextStyle): number =>
    widthOf(numberLines(character)[0], boxStyle(style)) + style.size * 0.3;

  function widthOfRun({ font, text }: Run, style: TextStyle): number {
    if (font === null) return Array.from(text).reduce((sum, character) => sum + boxWidth(character, style), 0);
    writeWith(font, MEASURED);
    const width = doc.widthOfString(text, style.tabular === true ? { features: TABULAR } : {});
    return (width * style.size) / MEASURED;
  }

  function widthOf(text: string, style: TextStyle): number {
    const key = `${style.weight} ${style.tabular ?? false} ${text}`;
    const measured = { ...style, size: MEASURED };
    const known = widths.get(key) ?? runsIn(text, style).reduce((sum, run) => sum + widthOfRun(run, measured), 0);
    widths.set(key, known);
    return (known * style.size) / MEASURED;
  }

  /** A word in pieces that are not wider than a line. */
  function broken(word: string, style: TextStyle, width: number): string[] {
    const pieces: string[] = [];
    for (const character of word) {
      const last = pieces.at(-1);
      if (last !== undefined && widthOf(last + character, style) <= width) pieces.splice(-1, 1, last + character);
      else pieces.push(character);
    }
    return pieces;
  }

  function wrap(text: string, style: TextStyle, width: number): readonly string[] {
    if (widthOf(text, style) <= width) return [text];
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (widthOf(longer, style) <= width) lines.splice(-1, 1, longer);
      else if (widthOf(word, style) <= width) lines.push(word);
      else lines.push(...broken(word, style, width));
    }
    return lines;
  }

  /** Draws a box for characters that no font has; screen readers and copied text still get the characters. */
  function drawBoxes(text: string, x: number, y: number, style: TextStyle): number {
    const { size, color } = style;
    const small = boxStyle(style);
    let at = x;
    doc.markContent('Span', { actual: text });
    for (const character of text) {
      const [above, below] = numberLines(character);
      const width = boxWidth(character, style);
      doc
        .lineWidth(size * 0.05)
        .rect(at + size * 0.05, y - size * 0.8, width - size * 0.1, size)
        .stroke(color);
      draw(above, at + size * 0.15, y - size * 0.37, small);
      draw(below, at + size * 0.15, y + size * 0.08, small);
      at += width;
    }
    doc.endMarkedContent();
    return at;
  }

  function draw(text: string, x: number, y: number, style: TextStyle): void {
    let at = x;
    for (const run of runsIn(text, style)) {
      if (run.font === null) {
        at = drawBoxes(run.text, at, y, style);
        continue;
      }
      writeWith(run.font, style.size);
      doc.fillColor(style.color);
      doc.text(run.text, at, y, style.tabular === true ? { ...PLAIN, features: TABULAR } : PLAIN);
      at += widthOfRun(run, style);
    }
  }

  return { widthOf, wrap, draw };
}
