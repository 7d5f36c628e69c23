import { addAmounts } from '../money/index.ts';
import { canAsk } from './detailAddress.ts';
import type { ContractAsk, RenewalAsk } from './detailAsk.ts';
import { countNamesakes, type NamedAdviser } from './namesakes.ts';
import type { TeamAmounts } from './teamSales.ts';

/** The kinds of amount in screen order (STM-08 to STM-10). */
export const TEAM_AMOUNTS = ['renewals', 'pf', 'bf'] as const satisfies readonly (keyof TeamAmounts)[];
export type TeamAmount = (typeof TEAM_AMOUNTS)[number];

/** What the comparison calls each kind, in Spanish whatever the language of the screen (API-42). */
const LABELS: Readonly<Record<TeamAmount, string>> = { renewals: 'Renovaciones', pf: 'PF', bf: 'BF' };

/** The kind that a label of the comparison stands for (STM-13); undefined for one that we do not know. */
export function teamAmountOf(label: string): TeamAmount | undefined {
  return TEAM_AMOUNTS.find((kind) => LABELS[kind] === label);
}

/** The sum of amounts of pesos, added in cents; null where one is no number, or the sum is too large to be exact. */
function sumOf(pesos: readonly number[]): number | null {
  try {
    return addAmounts(pesos);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The sum of the three amounts in pesos, to the cent (STM-11); null where nobody can tell. */
export function teamTotal(amounts: TeamAmounts): number | null {
  return sumOf(TEAM_AMOUNTS.map((kind) => amounts[kind]));
}

/** What PF and BF come to together in pesos, which one goal is set for (STM-16); null where nobody can tell. */
export function teamContracts({ pf, bf }: TeamAmounts): number | null {
  return sumOf([pf, bf]);
}

/** The rows that an amount is made of; the dashboard's filters count besides. */
export function teamAsk(kind: TeamAmount): ContractAsk | RenewalAsk {
  if (kind === 'renewals') return { kind };
  return { kind: 'contracts', basis: 'sold', businessLine: kind === 'pf' ? 'PF' : 'BF' };
}

/** Gives the rows that an amount of one adviser is made of; null where the names do not say whose they are. */
export type AdviserAsk = (row: NamedAdviser, kind: TeamAmount) => ContractAsk | RenewalAsk | null;

/**
 * How to ask for the rows behind the ranking, which knows advisers and managers by name only (STM-12). None are asked for where two
 * advisers of one manager bear one name, since those of both would be shown as one's, nor where the answer names no manager.
 */
export function adviserAsks(ranking: readonly NamedAdviser[]): AdviserAsk {
  const namesakes = countNamesakes(ranking);
  return ({ adviserName, managerName }, kind) => {
    if (managerName.trim() === '' || namesakes({ adviserName, managerName }) > 1) return null;
    const ask = { ...teamAsk(kind), adviserName, managerName };
    return canAsk(ask) ? ask : null;
  };
}

/** The kind that most of an adviser's total is made of; of the same amounts the first in this order, PF where nothing was sold. */
export function mainAmount(amounts: TeamAmounts): TeamAmount {
  return (['bf', 'renewals'] as const).reduce<TeamAmount>(
    (most, kind) => (amounts[kind] > amounts[most] ? kind : most),
    'pf',
  );
}
