import type { CalendarDate } from '../calendar/index.ts';
import { isVisibleText } from '../contact/index.ts';
import {
  type Cents,
  distribute,
  fromCents,
  isPercent,
  percentOf,
  roundHalfAwayFromZero,
  withoutTax,
} from '../money/index.ts';

/** Characters of a reason at most. */
export const DISCOUNT_REASON_LENGTH = 300;

/** What a discount can be asked for. */
export const SALE_KINDS = ['quotation', 'contract'] as const;

export type DiscountSaleKind = (typeof SALE_KINDS)[number];

/** How a request stands. One that is asked waits for a decision; every other state is final. */
export const DISCOUNT_STATES = ['asked', 'approved', 'partlyApproved', 'refused', 'withdrawn'] as const;

export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** Why nothing can be taken off a sale any more. */
export const NOT_DISCOUNTED = ['contracted', 'expired', 'cancelled', 'paid'] as const;

export type NotDiscounted = (typeof NOT_DISCOUNTED)[number];

/** What can be wrong with a request or its decision. */
export const DISCOUNT_ISSUES = [
  'required',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'wrongFormat',
  /** No certificate has that code. */
  'unknown',
  /** Beyond what the decider's role may grant. */
  'overLimit',
  /** A certificate: before its first day, after its last one, or without uses left. */
  'notYet',
  'expired',
  'usedUp',
] as const;

/** A rule that a field breaks; the limit is the amount that it misses. */
export type DiscountIssue = {
  readonly field: DiscountField;
  readonly code: (typeof DISCOUNT_ISSUES)[number];
  readonly limit?: Cents | undefined;
};

/** What a request says in its wish and its reason, and a decision in what it grants and answers. */
export const DISCOUNT_FIELDS = ['amount', 'percent', 'certificate', 'reason', 'granted', 'answer'] as const;

export type DiscountField = (typeof DISCOUNT_FIELDS)[number];

/** What somebody asks for: an amount, a share of the price before discount, or what a certificate is worth. */
export type DiscountWish =
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'certificate'; readonly code: string };

/** What a certificate takes off: an amount or a percentage of the price before discount, never both. */
export type Certificate = {
  readonly amount: Cents | null;
  readonly percent: number | null;
  /** Both days belong to its validity. */
  readonly validFrom: CalendarDate;
  readonly validUntil: CalendarDate;
  readonly usesLeft: number;
};

/** A quotation or a contract by its sums, all with tax but the cost. */
export type DiscountedSale = {
  readonly kind: DiscountSaleKind;
  readonly id: number;
  readonly number: string;
  readonly prospectName: string;
  /** Before discount. */
  readonly amount: Cents;
  /** What is taken off already. */
  readonly discount: Cents;
  /** Paid at once; of a quotation in cash all of it. */
  readonly downPayment: Cents;
  /** What a contract's monthly payments have brought in; 0 for a quotation. */
  readonly received: Cents;
  /** Monthly payments that are to come; 0 is cash, or a contract that is paid. */
  readonly payments: number;
  /** Why nothing can be taken off; null where something can. */
  readonly closed: NotDiscounted | null;
  /** What it costs the company, without tax; null where that is not known or not for the viewer. */
  readonly cost: Cents | null;
};

/** A request as screens show it. */
export type DiscountRequest = {
  readonly id: number;
  readonly kind: DiscountSaleKind;
  readonly saleId: number;
  /** The number of the quotation or contract. */
  readonly number: string;
  readonly prospectName: string;
  /** What it comes to. */
  readonly asked: Cents;
  /** The code of the certificate; null without one. */
  readonly certificate: string | null;
  readonly reason: string;
  /** Who asked. */
  readonly askedBy: string;
  /** Whether that is the viewer. */
  readonly isOwn: boolean;
  /** In ms since 1970. */
  readonly askedAt: number;
  readonly state: DiscountState;
  /** Null before the decision, and where it was refused or withdrawn. */
  readonly granted: Cents | null;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  /** What the decider said to it. */
  readonly answer: string | null;
};

/** Up to which share of the price before discount a role may discount a sale as a whole. */
export type DiscountLimit = { readonly roleId: number; readonly roleName: string; readonly percent: number };

/** What a decider says: an amount in cents, all that was asked or a part; null refuses. */
export type DiscountDecision = { readonly granted: Cents | null; readonly answer: string | null };

/** What can still be taken off a sale at most: of a quotation all of it, of a contract what is not paid yet. */
export function reducible({ kind, amount, discount, downPayment, received }: DiscountedSale): Cents {
  const total = amount - discount;
  return kind === 'quotation' ? total : Math.max(0, total - downPayment - received);
}

/** What keeps a certificate from being used on a day; null where nothing does. */
export function certificateIssue({ validFrom, validUntil, usesLeft }: Certificate, day: CalendarDate) {
  if (day < validFrom) return 'notYet';
  if (day > validUntil) return 'expired';
  return usesLeft < 1 ? 'usedUp' : null;
}

/** What a request comes to, and the field that says it. */
export type AskedDiscount = { readonly cents: Cents; readonly field: 'amount' | 'percent' | 'certificate' };

/**
 * What a wish comes to, in whole cents. A certificate takes off no more than there is.
 * @param certificate The certificate of the entered code; null for an unknown code.
 * @returns Null for a wish that is no amount, no percentage, or of no certificate.
 */
export function askedOf(
  wish: DiscountWish,
  sale: DiscountedSale,
  certificate: Certificate | null,
): AskedDiscount | null {
  switch (wish.kind) {
    case 'amount':
      return Number.isSafeInteger(wish.amount) ? { cents: wish.amount, field: 'amount' } : null;
    case 'percent':
      return isPercent(wish.percent) ? { cents: percentOf(sale.amount, wish.percent), field: 'percent' } : null;
    default: {
      if (certificate === null) return null;
      const worth = certificate.amount ?? percentOf(sale.amount, certificate.percent ?? 0);
      return { cents: Math.min(worth, reducible(sale)), field: 'certificate' };
    }
  }
}

function reasonIssue(reason: string, field: DiscountField): readonly DiscountIssue[] {
  const text = reason.trim();
  if (text === '') return [{ field, code: 'required' }];
  if (Array.from(text).length > DISCOUNT_REASON_LENGTH) return [{ field, code: 'tooLong' }];
  return isVisibleText(text.replaceAll(/[\r\n\t]/gu, ' ')) ? [] : [{ field, code: 'wrongFormat' }];
}

/** What somebody asks for, and why. */
export type DiscountAsking = { readonly wish: DiscountWish; readonly reason: string };

/** What a request comes to, or all that is wrong with it. @param day Today in the business zone. */
export function judgeAsking(
  { wish, reason }: DiscountAsking,
  sale: DiscountedSale,
  certificate: Certificate | null,
  day: CalendarDate,
): { readonly asked: Cents } | { readonly issues: readonly DiscountIssue[] } {
  const asked = askedOf(wish, sale, certificate);
  const said = reasonIssue(reason, 'reason');
  if (asked === null) {
    return { issues: [{ field: wish.kind, code: wish.kind === 'certificate' ? 'unknown' : 'wrongFormat' }, ...said] };
  }
  const issue = wishIssue(asked, sale, wish.kind === 'certificate' ? certificate : null, day);
  const issues = [...(issue === null ? [] : [issue]), ...said];
  return issues.length === 0 ? { asked: asked.cents } : { issues };
}

function wishIssue(
  { cents, field }: AskedDiscount,
  sale: DiscountedSale,
  certificate: Certificate | null,
  day: CalendarDate,
): DiscountIssue | null {
  const unusable = certificate && certificateIssue(certificate, day);
  if (unusable !== null) return { field, code: unusable };
  if (cents < 1) return { field, code: 'tooSmall' };
  const most = reducible(sale);
  return cents > most ? { field, code: 'tooLarge', limit: most } : null;
}

/** The share of a price that a role may discount, in percent; 0 for one without a limit of its own. */
export const limitOf = (limits: readonly DiscountLimit[], role: number): number =>
  new Map(limits.map(({ roleId, percent }) => [roleId, percent])).get(role) ?? 0;

/** How much may be taken off a sale beside its discount by somebody who may discount so many percent of its price. */
export function grantable(sale: DiscountedSale, percent: number): Cents {
  return Math.max(0, Math.min(reducible(sale), percentOf(sale.amount, percent) - sale.discount));
}

/** Whose limit reaches so far, the smallest limit first. */
export function whoMayGrant(
  granted: Cents,
  sale: DiscountedSale,
  limits: readonly DiscountLimit[],
): readonly DiscountLimit[] {
  return limits
    .filter(({ percent }) => granted <= grantable(sale, percent))
    .toSorted((one, other) => one.percent - other.percent || one.roleId - other.roleId);
}

/**
 * What keeps a decision from being taken; null where nothing does. A refusal and a part need a reason.
 * @param percent The limit of the decider's role.
 */
export function decisionIssue(
  { granted, answer }: DiscountDecision,
  asked: Cents,
  sale: DiscountedSale,
  percent: number,
): DiscountIssue | null {
  const [said] = reasonIssue(answer ?? '', 'answer');
  const isWhole = granted === asked;
  if (granted !== null) {
    if (!Number.isSafeInteger(granted)) return { field: 'granted', code: 'wrongFormat' };
    if (granted < 1) return { field: 'granted', code: 'tooSmall' };
    const most = Math.min(asked, reducible(sale));
    if (granted > most) return { field: 'granted', code: 'tooLarge', limit: most };
    const own = grantable(sale, percent);
    if (granted > own) return { field: 'granted', code: 'overLimit', limit: own };
  }
  return said === undefined || (said.code === 'required' && isWhole) ? null : said;
}

/** The state that a decision leads to. */
export function decide(asked: Cents, granted: Cents | null): DiscountState {
  if (granted === null) return 'refused';
  return granted === asked ? 'approved' : 'partlyApproved';
}

/** What a discount is of a price, in percent with two decimals. */
export function discountPercentOf(discount: Cents, amount: Cents): number {
  return amount === 0 ? 0 : roundHalfAwayFromZero((discount * 100) / amount, 2);
}

/** What a sale leaves after its cost, without tax; below zero for a loss. */
export type Margin = {
  readonly cents: Cents;
  /** Of the total without tax, with one decimal; null for a total of nothing. */
  readonly percent: number | null;
};

/** The sums of a sale with so much more taken off. */
export type DiscountedFigures = {
  readonly discount: Cents;
  readonly discountPercent: number;
  readonly total: Cents;
  readonly untaxed: Cents;
  readonly downPayment: Cents;
  /** The monthly payments that are to come, which differ by one cent at most; the larger ones first. */
  readonly instalments: readonly Cents[];
  /** Null where the cost is not known. */
  readonly margin: Margin | null;
};

/**
 * The sums of a sale once so much more is taken off. The payments that are to come become smaller; what was paid stays paid. A quotation's
 * down payment stays as well, but for cash, where it is the total, and where the total becomes smaller than it.
 * @throws RangeError for less than nothing, or for more than is `reducible`.
 */
export function afterDiscount(sale: DiscountedSale, granted: Cents): DiscountedFigures {
  if (granted < 0 || granted > reducible(sale))
    throw new RangeError(`${fromCents(granted)} cannot be taken off ${sale.number}`);
  const { kind, amount, payments, received, cost } = sale;
  const discount = sale.discount + granted;
  const total = amount - discount;
  const isCash = kind === 'quotation' && payments === 0;
  const downPayment = isCash ? total : Math.min(sale.downPayment, total);
  const untaxed = withoutTax(total);
  const left = cost === null ? null : untaxed - cost;
  return {
    discount,
    discountPercent: discountPercentOf(discount, amount),
    total,
    untaxed,
    downPayment,
    instalments: payments === 0 ? [] : distribute(total - downPayment - received, payments),
    margin:
      left === null
        ? null
        : { cents: left, percent: untaxed === 0 ? null : roundHalfAwayFromZero((left * 100) / untaxed, 1) },
  };
}
