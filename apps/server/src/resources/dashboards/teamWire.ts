import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import type { compareTeam, Goals, TeamRow, TeamSums } from './teamQueries.ts';

type Schemas = components['schemas'];

const byName = new Intl.Collator('es');
const totalOf = ({ renewals, pf, bf }: TeamSums) => renewals + pf + bf;

/** Orders by total, highest first, then by name, then by id. */
const inOrder = (one: TeamRow, other: TeamRow) =>
  totalOf(other) - totalOf(one) || byName.compare(one.name ?? '', other.name ?? '') || one.id - other.id;

const sum = (rows: readonly TeamSums[], amount: keyof TeamSums) =>
  fromCents(rows.reduce((cents, row) => cents + row[amount], 0));

/** The sales of a team (ENT-15): the totals are those of the rows. */
export const teamSalesOnWire = (rows: readonly TeamRow[], month: TeamSums, goals: Goals): Schemas['TeamSales'] => ({
  InsurancesTotal: sum(rows, 'renewals'),
  ContractsTotal: sum(rows, 'pf'),
  ContractsTotalBF: sum(rows, 'bf'),
  InsurancesContracts: rows.toSorted(inOrder).map((row, index) => ({
    SlpManager: row.managerName ?? '',
    SlpName: row.name ?? '',
    InsuranceAmount: fromCents(row.renewals),
    ContractAmount: fromCents(row.pf),
    ContractAmountBF: fromCents(row.bf),
    TotalAmount: fromCents(totalOf(row)),
    ProspectsNum: row.prospects,
    DateDoc: row.lastDay && formatWireDate(row.lastDay),
    Position: index + 1,
  })),
  GoalAmountReno: goals.renewals === null ? null : fromCents(goals.renewals),
  GoalAmountPrevFin: goals.contracts === null ? null : fromCents(goals.contracts),
  InsurancesMonth: fromCents(month.renewals),
  ContractsMonth: fromCents(month.pf),
  ContractsMonthBF: fromCents(month.bf),
});

/** The kinds of amount in the order of the screen (STM-13). */
export function comparisonOnWire(compared: Awaited<ReturnType<typeof compareTeam>>): Schemas['AmountComparison'][] {
  const kinds = [
    ['Renovaciones', compared.renewals],
    ['PF', compared.pf],
    ['BF', compared.bf],
  ] as const;
  return kinds.map(([Label, { current, previous }]) => ({
    Label,
    Current: fromCents(current),
    Previous: fromCents(previous),
  }));
}
