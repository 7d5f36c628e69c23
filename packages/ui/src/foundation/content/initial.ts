// Built once for each language: a table asks for a hundred initials at a time, and building one takes longer than all of them.
const segmenters = new Map<string, Intl.Segmenter>();

function graphemesOf(locale: string): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** The first letter of a name as a reader sees it, accents and emoji whole, in capitals; '?' for an empty name. */
export function initialOf(name: string, locale: string): string {
  const graphemes = graphemesOf(locale);
  const firstOf = (text: string): string | undefined =>
    graphemes.segment(text)[Symbol.iterator]().next().value?.segment;
  // Some letters grow when they become capitals: ß gives SS, of which one is enough.
  const first = firstOf((firstOf(name.trim()) ?? '').toLocaleUpperCase(locale));
  return first ?? '?';
}
