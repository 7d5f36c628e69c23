import { type Cents, fromCents, toCents } from '../money/index.ts';
import { commissionTypeName, compareTypeNames } from './commissionType.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** Pay of a contract by one kind of line, in two weeks. Amounts are pesos. */
export type CommissionChange = {
  /** Null for a line without a contract. */
  readonly contract: string | null;
  /** Name of the kind (CMA-07). */
  readonly typeName: string;
  readonly clientName: string | null;
  /** Paid in the week before; null without such a line. */
  readonly before: number | null;
  /** Paid in this week; null without such a line. */
  readonly now: number | null;
  /** This week less the week before. */
  readonly difference: number;
};

/** The changes between two weeks, by contract. */
export type WeekComparison = {
  readonly added: readonly CommissionChange[];
  readonly gone: readonly CommissionChange[];
  readonly changed: readonly CommissionChange[];
  /** Number of contract and kind pairs that are paid the same in both weeks. */
  readonly same: number;
  /** Pay of this week less the week before, in pesos: the sum of all differences. */
  readonly difference: number;
};

type PaidLine = Pick<CommissionLine, 'contract' | 'type' | 'clientName' | 'toPay'>;
type Paid = { readonly contract: string | null; readonly typeName: string; clientName: string | null; cents: Cents };

/** Pay by contract and kind, summed over lines. */
function paidOf(lines: readonly PaidLine[]): ReadonlyMap<string, Paid> {
  const paid = new Map<string, Paid>();
  for (const { contract, type, clientName, toPay } of lines) {
    const typeName = commissionTypeName(type);
    // A JSON list as key: no character of a contract or a kind can be mistaken for a separator.
    const key = JSON.stringify([contract, typeName]);
    const known = paid.get(key) ?? { contract, typeName, clientName, cents: 0 };
    known.clientName ??= clientName;
    known.cents += toCents(toPay);
    paid.set(key, known);
  }
  return paid;
}

function changeOf(known: Paid, before: Paid | undefined, now: Paid | undefined): CommissionChange {
  return {
    contract: known.contract,
    typeName: known.typeName,
    clientName: known.clientName ?? before?.clientName ?? null,
    before: before === undefined ? null : fromCents(before.cents),
    now: now === undefined ? null : fromCents(now.cents),
    difference: fromCents((now?.cents ?? 0) - (before?.cents ?? 0)),
  };
}

/** By kind, then by contract, lines without one last. No two changes have the same pair. */
function compareChanges(one: CommissionChange, other: CommissionChange): number {
  const byType = compareTypeNames(one.typeName, other.typeName);
  if (byType !== 0) return byType;
  if (one.contract === null || other.contract === null) return one.contract === null ? 1 : -1;
  return one.contract < other.contract ? -1 : 1;
}

/** Compares the pay of two weeks by contract and kind: added, gone, changed. */
export function compareWeeks(now: readonly PaidLine[], before: readonly PaidLine[]): WeekComparison {
  const [current, previous] = [paidOf(now), paidOf(before)];
  const changes = Array.from(new Map([...previous, ...current]), ([key, known]) =>
    changeOf(known, previous.get(key), current.get(key)),
  ).toSorted(compareChanges);
  const added = changes.filter((change) => change.before === null);
  const gone = changes.filter((change) => change.now === null);
  const both = changes.filter((change) => change.before !== null && change.now !== null);
  const changed = both.filter(({ difference }) => difference !== 0);
  const difference = changes.reduce((sum, change) => sum + toCents(change.difference), 0);
  return { added, gone, changed, same: both.length - changed.length, difference: fromCents(difference) };
}
