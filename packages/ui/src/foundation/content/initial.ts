/** The first letter of a name as a reader sees it, accents and emoji whole, in capitals; '?' for an empty name. */
export function initialOf(name: string, locale: string): string {
  const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const firstOf = (text: string): string | undefined => [...graphemes.segment(text)][0]?.segment;
  // Some letters grow when they become capitals: ß gives SS, of which one is enough.
  const first = firstOf((firstOf(name.trim()) ?? '').toLocaleUpperCase(locale));
  return first ?? '?';
}
