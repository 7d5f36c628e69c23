import type {
  CommissionDecision,
  CommissionLine,
  CommissionReportRow,
  CommissionStatus,
  WeeklyCommissions,
} from '@sereno/domain/commission';
import { type DateRange, parseWireDate } from '@sereno/domain/calendar';
import { type BusinessWeek, formatWeek, parseWeek } from '@sereno/domain/week';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { amountOf, countOf, pesosIn } from './figures.ts';
import { nothing, type Outcome, outcomeOf } from './outcome.ts';
import { asText } from './asText.ts';
import { startAndEndDate } from './query.ts';
import { type Fields, fieldsOf, integerOf, listOf, rowsOf, textOf } from './readers.ts';

/** Whose commissions are asked for (CMA-01, CMA-03): an adviser by `slpCode`, a management by its number, or all. */
export type CommissionScope = { readonly adviser?: number | null; readonly management?: number | null };

const STATUSES: Readonly<Record<string, CommissionStatus>> = { P: 'pending', A: 'accepted', R: 'inReconciliation' };

const dateOf = (value: unknown) => parseWireDate(textOf(value) ?? '');
const weekOf = (value: unknown) => parseWeek(textOf(value) ?? '');

function readLine(fields: Fields): CommissionLine | null {
  const type = textOf(fields['TIPO']);
  const totalCommission = amountOf(fields['COM_TOTAL']);
  const toPay = amountOf(fields['PAGAR']);
  if (type === null || totalCommission === null || toPay === null) return null;
  return {
    type,
    contract: textOf(fields['CONTRATO']),
    saleWeek: weekOf(fields['SEMANAVTA']),
    clientName: textOf(fields['CLIENTE']),
    // Keys with spaces, and one that says seller code and holds the monthly bonus: as specified (CMA-06e, CMA-06l).
    saleAmount: pesosIn(fields, 'MONTO POR VENTA NUEVA'),
    monthlyBonus: pesosIn(fields, 'CLAVE VENDEDOR'),
    collectedWithoutTax: pesosIn(fields, 'COBROSINIVA'),
    collectedWithTax: pesosIn(fields, 'COBROCONIVA'),
    totalCommission,
    newSaleCommission: pesosIn(fields, 'COM_VTA_NVA'),
    monthlyCommission: pesosIn(fields, 'COM_MENSUALIDAD'),
    toPay,
    pendingCommission: amountOf(fields['COM_PENDIENTE']),
    week: weekOf(fields['SEMANA']),
    start: dateOf(fields['FECHA_INI']),
    end: dateOf(fields['FECHA_FIN']),
    adviserName: textOf(fields['Vendedor']) ?? '',
  };
}

/**
 * Reads a week's commissions (ENT-11). A line without kind, total commission and amount to pay is left out and counted,
 * since people sign these totals; an unknown status is none, so that nothing can be decided about it (CMA-22).
 */
export function readWeeklyCommissions(body: unknown): WeeklyCommissions {
  const fields = fieldsOf(body);
  const lines = rowsOf(fields['Data'], readLine);
  const status = textOf(fields['Status']) ?? '';
  return {
    lines,
    status: Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null,
    unreadable: listOf(fields['Data']).length - lines.length,
  };
}

function readReportRow(fields: Fields): CommissionReportRow | null {
  const id = integerOf(fields['Id']);
  const contract = textOf(fields['ContractNumber']);
  if (id === null || contract === null) return null;
  return {
    id,
    insertedOn: dateOf(fields['InsertedSAPAt']),
    contract,
    total: pesosIn(fields, 'Total'),
    base: pesosIn(fields, 'CommissionBase'),
    commission: pesosIn(fields, 'Commission'),
    secondaryCommission: amountOf(fields['SecondaryCommission']),
    amountFinanced: pesosIn(fields, 'AmountFinanced'),
    payments: countOf(fields['NumberPayments']),
    financing: textOf(fields['FinancingDescription']) ?? '',
    plan: textOf(fields['PlanDescription']) ?? '',
    week: weekOf(fields['Week']),
    adviserName: textOf(fields['Name']) ?? '',
    managerName: textOf(fields['ManagerName']) ?? '',
  };
}

/** Reads the rows of the commissions report (ENT-12); a row without id and contract is left out. */
export function readCommissionReport(body: unknown): readonly CommissionReportRow[] {
  return rowsOf(body, readReportRow);
}

/** The commissions of the contracts that entered the ERP in the range (API-45, CMR-01). */
export async function commissionReport(
  client: Client,
  range: DateRange,
  signal?: AbortSignal,
): Promise<readonly CommissionReportRow[]> {
  const reply = await client.GET('/bi/commissions', {
    params: { query: startAndEndDate(range) },
    ...asText(signal),
  });
  return readCommissionReport(bodyOf('GET /bi/commissions', reply));
}

/** The commissions and bonuses of a week (API-46, CMA-04). */
export async function weeklyCommissions(
  client: Client,
  week: BusinessWeek,
  { adviser = null, management = null }: CommissionScope = {},
  signal?: AbortSignal,
): Promise<WeeklyCommissions> {
  const query = {
    WeekNumber: formatWeek(week),
    ...(adviser !== null && { SlpCode: adviser }),
    ...(management !== null && { ManagerId: management }),
  };
  const reply = await client.GET('/bi/commissions-bonuses-analytics', { params: { query }, ...asText(signal) });
  return readWeeklyCommissions(bodyOf('GET /bi/commissions-bonuses-analytics', reply));
}

/**
 * Accepts the signed-in adviser's week with a signature, or asks for reconciliation (API-47, CMA-16, CMA-17). The
 * server's refusal is a value, such as 409 for a week that is no longer pending; a failing connection rejects.
 */
export async function decideWeek(
  client: Client,
  week: BusinessWeek,
  decision: CommissionDecision,
  signal?: AbortSignal,
): Promise<Outcome> {
  const WeekNumber = formatWeek(week);
  const reply = await client.POST('/bi/analytics-auth', {
    body:
      decision.kind === 'accept'
        ? { WeekNumber, Status: 'A', Signature: decision.signature }
        : { WeekNumber, Status: 'R' },
    ...asText(signal),
  });
  return outcomeOf('POST /bi/analytics-auth', reply, nothing);
}
