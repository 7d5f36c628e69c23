import { addMonths, type CalendarDate, diffDays } from '../calendar/index.ts';
import { type Cents, distribute } from '../money/index.ts';
import type { Contract } from './contract.ts';

/** What a sale says of how it is paid. */
export type Sale = Pick<Contract, 'soldOn' | 'cancelledOn' | 'amount' | 'discount' | 'downPayment' | 'payments'>;

/** How a payment stands: made, to come, late, or given up with the contract. */
export type PaymentState = 'paid' | 'upcoming' | 'late' | 'cancelled';

/** A payment of a contract; 0 is the down payment, the monthly ones count from 1. */
export type Payment = {
  readonly number: number;
  readonly dueOn: CalendarDate;
  readonly amount: Cents;
  readonly paidOn: CalendarDate | null;
  readonly state: PaymentState;
};

/** What a contract comes to: after discount, with tax. */
export const totalOf = ({ amount, discount }: Pick<Sale, 'amount' | 'discount'>): Cents => amount - discount;

/**
 * Every payment of a contract, made or not, in their order. What the down payment leaves is paid in equal parts, a month apart from the
 * day of the sale; the parts differ by one cent at most, the larger ones first. A discount that is granted later makes those smaller that
 * are not made yet; a payment of 0 is left out. A cancelled contract owes nothing.
 */
export function paymentsOf(sale: Sale, receipts: Contract['receipts'], today: CalendarDate): readonly Payment[] {
  const { soldOn, cancelledOn, downPayment, payments } = sale;
  const received = new Map(receipts.map((receipt) => [receipt.number, receipt]));
  const numbers = Array.from({ length: payments }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !received.has(number));
  const paid = numbers.reduce((sum, number) => sum + (received.get(number)?.amount ?? 0), downPayment);
  const parts = missing.length === 0 ? [] : distribute(totalOf(sale) - paid, missing.length);
  const partOf = new Map(missing.map((number, index) => [number, parts[index] ?? 0]));
  const first: Payment = { number: 0, dueOn: soldOn, amount: downPayment, paidOn: soldOn, state: 'paid' };
  const monthly = numbers.map((number): Payment => {
    const dueOn = addMonths(soldOn, number);
    const receipt = received.get(number);
    if (receipt !== undefined) return { number, dueOn, amount: receipt.amount, paidOn: receipt.paidOn, state: 'paid' };
    const open = cancelledOn !== null ? 'cancelled' : dueOn < today ? 'late' : 'upcoming';
    return { number, dueOn, amount: partOf.get(number) ?? 0, paidOn: null, state: open };
  });
  return [first, ...monthly.filter(({ amount }) => amount > 0)];
}

/** What of a contract was paid, what is still owed, how much of that is late, and what its cancellation gave up. */
export type Balance = {
  readonly paid: Cents;
  /** With what is late. */
  readonly owed: Cents;
  readonly late: Cents;
  readonly cancelled: Cents;
};

/** Adds payments up: paid, owed and cancelled together are what the contract comes to. */
export function balanceOf(payments: readonly Payment[]): Balance {
  const sumOf = (...states: readonly PaymentState[]): Cents =>
    payments.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);
  return { paid: sumOf('paid'), owed: sumOf('upcoming', 'late'), late: sumOf('late'), cancelled: sumOf('cancelled') };
}

/** How long somebody has owed a payment, in days: the ages that a list of debts is ordered by. */
export const DEBT_AGES = ['1-30', '31-60', '61-90', '91+'] as const;

export type DebtAge = (typeof DEBT_AGES)[number];

/** How old a debt is by the day on which its oldest payment was due; null for one that is not late. */
export function debtAge(dueOn: CalendarDate, today: CalendarDate): DebtAge | null {
  const days = diffDays(dueOn, today);
  if (days < 1) return null;
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '91+';
}
