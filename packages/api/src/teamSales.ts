import { type DateRange, parseWireDate } from '@sereno/domain/calendar';
import type { AmountComparison, PeopleScope, TeamAmounts, TeamSales, TeamSalesRow } from '@sereno/domain/dashboards';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { amountOf, countIn, countOf, pesosIn } from './figures.ts';
import { asText } from './asText.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { type Fields, fieldsOf, rowsOf, textOf } from './readers.ts';

/** Whose sales the team dashboard compares (STM-02, STM-03). */
export type TeamScope = Pick<PeopleScope, 'managers' | 'advisers'>;

/** The filters of the team dashboard. */
export type TeamSalesScope = TeamScope & {
  /** 'Solo Asesores Activos' (STM-04); default false. */
  readonly activeOnly?: boolean;
  /** 'Solo Asesores con Venta' (STM-05); default false. */
  readonly withSalesOnly?: boolean;
};

/** The three amounts under the names of one of the answer's places. */
function readAmounts(fields: Fields, names: Readonly<Record<keyof TeamAmounts, string>>): TeamAmounts {
  return {
    renewals: pesosIn(fields, names.renewals),
    pf: pesosIn(fields, names.pf),
    bf: pesosIn(fields, names.bf),
  };
}

const ROW = { renewals: 'InsuranceAmount', pf: 'ContractAmount', bf: 'ContractAmountBF' };
const TOTALS = { renewals: 'InsurancesTotal', pf: 'ContractsTotal', bf: 'ContractsTotalBF' };
const MONTH = { renewals: 'InsurancesMonth', pf: 'ContractsMonth', bf: 'ContractsMonthBF' };

function readRow(fields: Fields): TeamSalesRow | null {
  const total = amountOf(fields['TotalAmount']);
  if (total === null) return null;
  return {
    ...readAmounts(fields, ROW),
    position: countOf(fields['Position']),
    managerName: textOf(fields['SlpManager']) ?? '',
    // Without a name the amounts still count: a row that is left out would be missing from the totals.
    adviserName: textOf(fields['SlpName']) ?? '',
    total,
    prospects: countIn(fields, 'ProspectsNum'),
    lastDocument: parseWireDate(textOf(fields['DateDoc']) ?? ''),
  };
}

/**
 * Reads the team sales (ENT-15). Null where the answer has no list of advisers; a row without total is left out, a goal
 * that is missing is none at all.
 */
export function readTeamSales(body: unknown): TeamSales | null {
  const fields = fieldsOf(body);
  if (!Array.isArray(fields['InsurancesContracts'])) return null;
  return {
    totals: readAmounts(fields, TOTALS),
    rows: rowsOf(fields['InsurancesContracts'], readRow),
    goals: { renewals: amountOf(fields['GoalAmountReno']), contracts: amountOf(fields['GoalAmountPrevFin']) },
    month: readAmounts(fields, MONTH),
  };
}

/** Reads the comparison with the range before (STM-13); a row without label and both amounts is left out. */
export function readComparison(body: unknown): readonly AmountComparison[] {
  return rowsOf(body, (fields) => {
    const label = textOf(fields['Label']);
    const current = amountOf(fields['Current']);
    const previous = amountOf(fields['Previous']);
    return label === null || current === null || previous === null ? null : { label, current, previous };
  });
}

/** The sales of teams: totals, ranking, goals and the month (API-41). */
export async function teamSales(
  client: Client,
  range: DateRange,
  scope: TeamSalesScope = {},
  signal?: AbortSignal,
): Promise<TeamSales | null> {
  const query = {
    ...startAndEndDate(range),
    AdvisorActiveSwitch: scope.activeOnly ?? false,
    SaleOnlySwitch: scope.withSalesOnly ?? false,
    Managers: idsOf(scope.managers),
    Advisors: idsOf(scope.advisers),
  };
  const reply = await client.GET('/dashboard/get-insurance-contract', { params: { query }, ...asText(signal) });
  return readTeamSales(bodyOf('GET /dashboard/get-insurance-contract', reply));
}

/** The amounts of teams beside those of the range before (API-42, STM-13). */
export async function teamComparison(
  client: Client,
  range: DateRange,
  scope: TeamScope = {},
  signal?: AbortSignal,
): Promise<readonly AmountComparison[]> {
  const query = { ...startAndEndDate(range), Managers: idsOf(scope.managers), Advisors: idsOf(scope.advisers) };
  const reply = await client.GET('/dashboard/compare-insurance-contract', {
    params: { query },
    ...asText(signal),
  });
  return readComparison(bodyOf('GET /dashboard/compare-insurance-contract', reply));
}
