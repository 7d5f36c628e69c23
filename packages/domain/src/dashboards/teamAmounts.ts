import { addAmounts } from '../money/index.ts';
import { hasDetailUrl } from './detailAddress.ts';
import type { ContractQuery, RenewalQuery } from './detailQuery.ts';
import { countNamesakes, type NamedAdviser } from './namesakes.ts';
import type { TeamAmounts } from './teamSales.ts';

/** The kinds of amount in screen order (STM-08 to STM-10). */
export const TEAM_AMOUNTS = ['renewals', 'pf', 'bf'] as const satisfies readonly (keyof TeamAmounts)[];
export type TeamAmount = (typeof TEAM_AMOUNTS)[number];

/** Labels of the kinds in the comparison, Spanish in every language (API-42). */
const LABELS: Readonly<Record<TeamAmount, string>> = { renewals: 'Renovaciones', pf: 'PF', bf: 'BF' };

/** The kind of a comparison label (STM-13); undefined when unknown. */
export function teamAmountOf(label: string): TeamAmount | undefined {
  return TEAM_AMOUNTS.find((kind) => LABELS[kind] === label);
}

/** The sum of amounts of pesos, added in cents; null when one is not a number or the sum is too large to be exact. */
function sumOf(pesos: readonly number[]): number | null {
  try {
    return addAmounts(pesos);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The sum of the three amounts in pesos, to the cent (STM-11); null when unknown. */
export function teamTotal(amounts: TeamAmounts): number | null {
  return sumOf(TEAM_AMOUNTS.map((kind) => amounts[kind]));
}

/** PF and BF together in pesos, which share one goal (STM-16); null when unknown. */
export function teamContracts({ pf, bf }: TeamAmounts): number | null {
  return sumOf([pf, bf]);
}

/** The rows behind an amount. The dashboard's filters apply as well. */
export function teamQuery(kind: TeamAmount): ContractQuery | RenewalQuery {
  if (kind === 'renewals') return { kind };
  return { kind: 'contracts', basis: 'sold', businessLine: kind === 'pf' ? 'PF' : 'BF' };
}

/** Returns the rows behind one adviser's amount; null when the names are ambiguous. */
export type AdviserQuery = (row: NamedAdviser, kind: TeamAmount) => ContractQuery | RenewalQuery | null;

/**
 * Builds queries for the rows behind the ranking, which has names of advisers and managers only (STM-12). There is no
 * query when two advisers of one manager share a name, because their rows would be mixed, or when the answer has no
 * manager.
 */
export function adviserQueries(ranking: readonly NamedAdviser[]): AdviserQuery {
  const namesakes = countNamesakes(ranking);
  return ({ adviserName, managerName }, kind) => {
    if (managerName.trim() === '' || namesakes({ adviserName, managerName }) > 1) return null;
    const detail = { ...teamQuery(kind), adviserName, managerName };
    return hasDetailUrl(detail) ? detail : null;
  };
}

/** The largest kind of an adviser's total; ties go to the first in this order, PF without sales. */
export function mainAmount(amounts: TeamAmounts): TeamAmount {
  return (['bf', 'renewals'] as const).reduce<TeamAmount>(
    (most, kind) => (amounts[kind] > amounts[most] ? kind : most),
    'pf',
  );
}
