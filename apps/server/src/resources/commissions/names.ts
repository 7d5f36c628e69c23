const collator = new Intl.Collator('es');

type Named = { readonly adviserName: string | null };

/** By name as people look it up in a list: the databases that the server stands on order accents in ways of their own. */
export const byAdviserName = (one: Named, other: Named): number =>
  collator.compare(one.adviserName ?? '', other.adviserName ?? '');
