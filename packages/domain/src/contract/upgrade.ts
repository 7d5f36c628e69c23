import { type Cents, distribute, percentOf, withoutTax } from '../money/index.ts';

/** A plan that a contract may be moved to, with the price of a piece. */
export type UpgradePlan = {
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  /** What it holds. */
  readonly services: number;
};

/** An upgrade that was made: a contract of its own, for the difference. */
export type MadeUpgrade = {
  readonly id: number;
  readonly number: string;
  readonly plan: string;
  readonly amount: Cents;
};

/** What a contract may be moved to, and from what. */
export type UpgradeOffer = {
  readonly contractId: number;
  readonly contractNumber: string;
  readonly holder: string;
  /** Whether it may be upgraded; a cancelled contract may not. */
  readonly isOpen: boolean;
  /** The plan as it is now, with the upgrades that were made. */
  readonly plan: string;
  /** What the plan came to, with those upgrades, before discount. */
  readonly value: Cents;
  readonly services: number;
  /** Monthly payments that are not made yet. */
  readonly remaining: number;
  /** What the contract earns of its amount without tax, in percent; null where that pay is not the person's to see, or not known. */
  readonly commissionPercent: number | null;
  /** The dearer plans of the company in the same line of business, by price. */
  readonly plans: readonly UpgradePlan[];
  /** In the order in which they were made. */
  readonly made: readonly MadeUpgrade[];
};

/** What an upgrade comes to. */
export type UpgradeTerms = {
  /** What the better plan costs more. */
  readonly difference: Cents;
  /** Of the better plan beyond those of the one before. */
  readonly services: number;
  /** Paid at once: all of it where no payment of the contract remains, else nothing. */
  readonly downPayment: Cents;
  /** Beside each payment that remains, in their order. */
  readonly payments: readonly Cents[];
  /** What it earns; null where that is not to be seen. */
  readonly commission: Cents | null;
};

/** Whether a plan is a better one: a dearer one. */
export const isUpgrade = ({ value }: Pick<UpgradeOffer, 'value'>, { price }: Pick<UpgradePlan, 'price'>): boolean =>
  price > value;

/**
 * What the move to a better plan comes to: its difference is spread over the payments that remain, in equal parts that differ by a cent
 * at most, and earns what the contract earns. @throws RangeError for a plan that is no better.
 */
export function upgradeTerms(
  offer: Pick<UpgradeOffer, 'value' | 'services' | 'remaining' | 'commissionPercent'>,
  plan: UpgradePlan,
): UpgradeTerms {
  if (!isUpgrade(offer, plan)) throw new RangeError(`The plan ${plan.code} is not dearer than what the contract has.`);
  const { value, services, remaining, commissionPercent } = offer;
  const difference = plan.price - value;
  return {
    difference,
    services: Math.max(0, plan.services - services),
    downPayment: remaining === 0 ? difference : 0,
    // No payment is of nothing.
    payments: remaining === 0 ? [] : distribute(difference, Math.min(remaining, difference)),
    commission: commissionPercent === null ? null : percentOf(withoutTax(difference), commissionPercent),
  };
}
