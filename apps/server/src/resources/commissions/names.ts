const collator = new Intl.Collator('es');

type Named = { readonly adviserName: string | null };

/** Compares by name in Spanish order: the server's two databases sort accents differently. */
export const byAdviserName = (one: Named, other: Named): number =>
  collator.compare(one.adviserName ?? '', other.adviserName ?? '');
