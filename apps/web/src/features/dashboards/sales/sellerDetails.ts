import type { AdviserRank, ContractQuery } from '@sereno/domain/dashboards';

/**
 * The contracts of each seller of the ranking: by the key where it is known, otherwise by the name; null where that is no seller's or
 * several sellers', whose contracts would not add up to the row.
 */
export function sellerDetails(rows: readonly AdviserRank[]): readonly (ContractQuery | null)[] {
  const bearers = new Map<string, number>();
  for (const { name } of rows) bearers.set(name.trim(), (bearers.get(name.trim()) ?? 0) + 1);
  return rows.map(({ slpCode, name }) => {
    if (slpCode !== null) return { kind: 'contracts', basis: 'sold', slpCode };
    const adviserName = name.trim();
    const isKnown = adviserName !== '' && bearers.get(adviserName) === 1;
    return isKnown ? { kind: 'contracts', basis: 'sold', adviserName } : null;
  });
}
