import type { Cents } from '../money/index.ts';
import type { ProspectContract } from './prospect.ts';

/** The contracts that are not cancelled. */
export function contractsInForce(contracts: readonly ProspectContract[]): readonly ProspectContract[] {
  return contracts.filter(({ cancelledOn }) => cancelledOn === null);
}

/** Sum of the contracts that are not cancelled. */
export function contractTotal(contracts: readonly ProspectContract[]): Cents {
  return contractsInForce(contracts).reduce((sum, { total }) => sum + total, 0);
}
