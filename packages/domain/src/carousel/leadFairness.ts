import type { LeadShare } from './lead.ts';

/** A share beside those of the others. */
export type LeadFairness = LeadShare & {
  /** How many leads the person got in all, attended and assigned. */
  readonly got: number;
  /** Part of all leads that were given out, in percent, rounded to a whole one; null where none was. */
  readonly percent: number | null;
};

const gotBy = ({ attended, assigned }: LeadShare): number => attended + assigned;

/** How evenly leads were given out: who got most comes first, those of the same number by name. */
export function leadFairness(shares: readonly LeadShare[]): readonly LeadFairness[] {
  const all = shares.reduce((sum, share) => sum + gotBy(share), 0);
  return shares
    .map((share): LeadFairness => {
      const got = gotBy(share);
      return { ...share, got, percent: all === 0 ? null : Math.round((got / all) * 100) };
    })
    .toSorted((one, other) => other.got - one.got || one.name.localeCompare(other.name, 'es'));
}
