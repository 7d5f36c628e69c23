import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** What a contract is about: an item of it, with its price before the discount of the contract. */
export type ContractItem = { readonly name: string; readonly services: number; readonly amount: Cents };

/** A monthly payment that was received; its number counts from 1. */
export type Receipt = { readonly number: number; readonly paidOn: CalendarDate; readonly amount: Cents };

/** What an adviser earned by a contract in a week. */
export type ContractCommission = {
  readonly weekStart: CalendarDate;
  /** The kind, as screens show it: 'NUEVA VENTA'. */
  readonly type: string;
  readonly toPay: Cents;
};

/** What was sold, and all that came of it. */
export type Contract = {
  readonly id: number;
  readonly number: string;
  readonly prospectId: number;
  readonly prospectName: string;
  readonly soldOn: CalendarDate;
  readonly cancelledOn: CalendarDate | null;
  /** Before discount. */
  readonly amount: Cents;
  readonly discount: Cents;
  /** Paid on the day of the sale; all of it for cash. */
  readonly downPayment: Cents;
  /** Monthly payments; 0 is cash. */
  readonly payments: number;
  readonly items: readonly ContractItem[];
  readonly receipts: readonly Receipt[];
  /** The quotation that it came from. */
  readonly quotationId: number | null;
  readonly quotationNumber: string | null;
  /** As far as the person may see them: pay is private. */
  readonly commissions: readonly ContractCommission[];
};

/** An insurance policy runs for so many days, and is then renewed for as many. */
export const POLICY_DAYS = 182;
