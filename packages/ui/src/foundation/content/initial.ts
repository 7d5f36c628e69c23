// Created once per language: a table needs a hundred initials, and creating a segmenter costs more than all of them.
const segmenters = new Map<string, Intl.Segmenter>();

function graphemesOf(locale: string): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** The capital initial of a name as one grapheme, including accents and emoji; '?' for an empty name. */
export function initialOf(name: string, locale: string): string {
  const graphemes = graphemesOf(locale);
  const firstOf = (text: string): string | undefined =>
    graphemes.segment(text)[Symbol.iterator]().next().value?.segment;
  // Some letters become two as capitals: of the SS of ß the first is used.
  const first = firstOf((firstOf(name.trim()) ?? '').toLocaleUpperCase(locale));
  return first ?? '?';
}
