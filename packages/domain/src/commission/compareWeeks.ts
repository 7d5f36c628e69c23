import { type Cents, fromCents, toCents } from '../money/index.ts';
import { commissionTypeName, compareTypeNames } from './commissionType.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** What a contract earns by one kind of line, in one week and in another. Amounts are pesos. */
export type CommissionChange = {
  /** Null for what belongs to no contract. */
  readonly contract: string | null;
  /** What the kind is called (CMA-07). */
  readonly typeName: string;
  readonly clientName: string | null;
  /** What was paid in the week before; null where it had no such line. */
  readonly before: number | null;
  /** What is paid in this one; null where it has no such line. */
  readonly now: number | null;
  /** This week less the one before. */
  readonly difference: number;
};

/** What has changed from one week to the other, contract by contract. */
export type WeekComparison = {
  readonly added: readonly CommissionChange[];
  readonly gone: readonly CommissionChange[];
  readonly changed: readonly CommissionChange[];
  /** How many contracts and kinds are paid the same in both. */
  readonly same: number;
  /** What is paid in this week less what was paid in the one before, in pesos: the sum of all differences. */
  readonly difference: number;
};

type PaidLine = Pick<CommissionLine, 'contract' | 'type' | 'clientName' | 'toPay'>;
type Paid = { readonly contract: string | null; readonly typeName: string; clientName: string | null; cents: Cents };

/** What is paid for each contract and kind; lines of the same are one. */
function paidOf(lines: readonly PaidLine[]): ReadonlyMap<string, Paid> {
  const paid = new Map<string, Paid>();
  for (const { contract, type, clientName, toPay } of lines) {
    const typeName = commissionTypeName(type);
    // A list rather than a text of both: no sign of a number or a kind can be taken for what separates them.
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

/** By kind, then by contract, those without one last; no two have both in common. */
function compareChanges(one: CommissionChange, other: CommissionChange): number {
  const byType = compareTypeNames(one.typeName, other.typeName);
  if (byType !== 0) return byType;
  if (one.contract === null || other.contract === null) return one.contract === null ? 1 : -1;
  return one.contract < other.contract ? -1 : 1;
}

/** Compares what two weeks pay, by contract and kind: what is new, what is gone, what has changed. */
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
