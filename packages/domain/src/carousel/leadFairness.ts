import type { LeadShare } from './lead.ts';

/** An adviser's share of the leads. */
export type LeadFairness = LeadShare & {
  /** Leads the adviser got in all, attended and assigned. */
  readonly got: number;
  /** Percentage of all leads given out, rounded to a whole number; null when there were none. */
  readonly percent: number | null;
};

const gotBy = ({ attended, assigned }: LeadShare): number => attended + assigned;

/** How evenly leads were distributed: most leads first, ties by name. */
export function leadFairness(shares: readonly LeadShare[]): readonly LeadFairness[] {
  const all = shares.reduce((sum, share) => sum + gotBy(share), 0);
  return shares
    .map((share): LeadFairness => {
      const got = gotBy(share);
      return { ...share, got, percent: all === 0 ? null : Math.round((got / all) * 100) };
    })
    .toSorted((one, other) => other.got - one.got || one.name.localeCompare(other.name, 'es'));
}
