import { type FontFile, fontFiles, type FontWeight } from './fonts.ts';

/** Letters that one font draws; or, without a font, characters that none of them has. */
export type Run = { readonly font: FontFile | null; readonly text: string };

/** What is never seen, where no font draws it: joiners, marks of direction, variants of pictures. */
const UNSEEN = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
/** Controls, ends of lines and all widths of a space. */
const SPACES = /[\s\p{Cc}]+/gu;

/** A text as one line: accents joined to their letters, no line breaks, trimmed. */
export function oneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(SPACES, ' ').trim();
}

/**
 * A text in pieces that a font draws each, in the order in which it is written. Nothing that is seen is left out: what no font
 * has is a piece of its own.
 */
export function runsOf(text: string, weight: FontWeight): readonly Run[] {
  const files = fontFiles(weight);
  const runs: { readonly font: FontFile | null; text: string }[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // The font that is at work goes on as far as it can, so that what it says of pairs of letters holds.
    const font = last?.font?.characters.has(point)
      ? last.font
      : (files.find(({ characters }) => characters.has(point)) ?? null);
    if (font === null && UNSEEN.test(character)) continue;
    if (last !== undefined && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
