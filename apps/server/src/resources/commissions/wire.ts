import type { components } from '@sereno/api/types';
import { seesIntegre, type Viewer } from '@sereno/domain/access';
import { formatWireDate } from '@sereno/domain/calendar';
import type { CommissionLine, WeekDecision, WeeklyCommissions } from '@sereno/domain/commission';
import { fromCents } from '@sereno/domain/money';
import { type BusinessWeek, formatWeek, weekOf, weekRange } from '@sereno/domain/week';
import type { ReportRow } from './reportQueries.ts';
import type { PendingRow, StateRow } from './stateQueries.ts';

type Schemas = components['schemas'];

const LETTERS = { pending: 'P', accepted: 'A', inReconciliation: 'R' } as const;

/** A line of a week (ENT-11). Two of its keys have spaces, and one says seller code and holds the monthly bonus (CMA-06). */
const lineOnWire = (line: CommissionLine, week: BusinessWeek): Schemas['CommissionLine'] => ({
  TIPO: line.type,
  CONTRATO: line.contract,
  SEMANAVTA: line.saleWeek && formatWeek(line.saleWeek),
  CLIENTE: line.clientName,
  'MONTO POR VENTA NUEVA': line.saleAmount,
  COBROSINIVA: line.collectedWithoutTax,
  COM_TOTAL: line.totalCommission,
  COBROCONIVA: line.collectedWithTax,
  COM_VTA_NVA: line.newSaleCommission,
  COM_MENSUALIDAD: line.monthlyCommission,
  COM_PENDIENTE: line.pendingCommission ?? 0,
  'CLAVE VENDEDOR': line.monthlyBonus,
  PAGAR: line.toPay,
  SEMANA: formatWeek(week),
  FECHA_INI: formatWireDate(weekRange(week).start),
  FECHA_FIN: formatWireDate(weekRange(week).end),
  Vendedor: line.adviserName,
});

const decisionOnWire = (decision: WeekDecision): Schemas['WeekDecision'] => ({
  DecidedAt: decision.decidedAt ?? '',
  Digest: decision.fingerprint,
  Signature: decision.signature,
  Reasons: decision.reasons.map(({ type, contract, reason }) => ({ TIPO: type, CONTRATO: contract, Reason: reason })),
});

/** A week's commissions (ENT-11); a week without a status cannot be decided (CMA-22). */
export const weekOnWire = (
  { lines, status, decision }: WeeklyCommissions,
  week: BusinessWeek,
): Schemas['WeeklyCommissions'] => ({
  Data: lines.map((line) => lineOnWire(line, week)),
  ...(status !== null && { Status: LETTERS[status] }),
  ...(decision !== null && { Decision: decisionOnWire(decision) }),
});

/** A week that waits for its adviser. */
export const pendingOnWire = ({ weekStart, toPay }: PendingRow): Schemas['PendingWeek'] => ({
  WeekNumber: formatWeek(weekOf(weekStart)),
  PAGAR: fromCents(toPay),
});

/** The status of an adviser's week; a running one has none yet (CMA-22). */
export const stateOnWire = (row: StateRow, running: boolean): Schemas['AdviserWeek'] => ({
  SlpCode: row.slpCode,
  Adviser: row.adviserName ?? '',
  Status: running ? null : (row.status ?? 'P'),
  DecidedAt: running ? null : (row.decidedAt?.toISOString() ?? null),
  PAGAR: fromCents(row.toPay),
  Disputed: running ? 0 : row.disputed,
});

/** A row of the report (ENT-12), with the 26 % commission where the viewer sees it (CMR-03). */
export const reportRowOnWire = (row: ReportRow, viewer: Pick<Viewer, 'roleId'>): Schemas['CommissionReportRow'] => ({
  Id: row.id,
  InsertedSAPAt: formatWireDate(row.insertedOn),
  ContractNumber: row.contract,
  Total: fromCents(row.total),
  CommissionBase: fromCents(row.base),
  Commission: fromCents(row.commission),
  SecondaryCommission: seesIntegre(viewer) ? fromCents(row.secondaryCommission) : null,
  AmountFinanced: fromCents(row.financed),
  NumberPayments: row.payments,
  FinancingDescription: row.financing,
  PlanDescription: row.plan,
  Week: formatWeek(weekOf(row.weekStart)),
  Name: row.adviserName ?? '',
  ManagerName: row.managerName ?? '',
});
