type Glyphs = readonly unknown[];
type Line = { readonly glyphs: Glyphs; readonly positions: Glyphs; readonly advanceWidth: number };
type LayoutRun = (this: unknown, text: string, features: unknown) => unknown;

/** Ligatures by context make arrows of hyphens and crosses of the letter x, which no name or number means; and they are slow. */
const READING = { calt: false };
const COLUMN = { calt: false, kern: false, tnum: true };

const isLayoutRun = (value: unknown): value is LayoutRun => typeof value === 'function';
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'glyphs' in value && Array.isArray(value.glyphs);

const known = new WeakSet<object>();

/**
 * Lays out texts of the font that a document writes with at the moment in less time. pdfkit keeps what it has laid out only
 * where no features are asked for, and lays a text with features out three times; in columns of amounts that is nearly all of
 * the time that a document takes. Figures of one width have no pairs, so each of them is laid out once for all amounts.
 * @param document The document; one that keeps its font otherwise than pdfkit 0.20 is left as it is.
 */
export function hastenLayout(document: object): void {
  const font: unknown = Reflect.get(document, '_font');
  if (typeof font !== 'object' || font === null || known.has(font)) return;
  known.add(font);
  const layoutRun: unknown = Reflect.get(font, 'layoutRun');
  if (!isLayoutRun(layoutRun)) return;
  const original = layoutRun;
  const figures = new Map<string, Line>();

  function figure(character: string): Line {
    const line = figures.get(character);
    if (line !== undefined) return line;
    const made: unknown = original.call(font, character, COLUMN);
    if (!isLine(made)) throw new Error('pdfkit lays texts out otherwise than this expects.');
    figures.set(character, made);
    return made;
  }

  Reflect.set(font, 'layoutRun', (text: string, features?: unknown) => {
    if (features === undefined) return original.call(font, text, READING);
    const lines = Array.from(text, figure);
    return {
      glyphs: lines.flatMap(({ glyphs }) => glyphs),
      positions: lines.flatMap(({ positions }) => positions),
      advanceWidth: lines.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  });
}
