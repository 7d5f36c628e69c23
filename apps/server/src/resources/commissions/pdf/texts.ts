import type { PdfKind } from '@sereno/domain/access';
import type { CommissionAmount, CommissionStatus } from '@sereno/domain/commission';
import { safeFileName } from '@sereno/domain/fileName';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';

/** What the documents say, in Spanish as everything that the server says; the words are those of the screen. */
export const TEXTS = {
  brand: 'Sereno',
  subject: 'Comisiones y bonos',
  /** For whom a document is made. */
  kinds: {
    plain: 'Comisiones y bonos',
    trainer: 'Comisiones y bonos · entrenador',
    manager: 'Comisiones y bonos · gerente',
    channelManager: 'Comisiones y bonos · gerente de canal',
    subdirector: 'Comisiones y bonos · subdirector',
  } satisfies Readonly<Record<PdfKind, string>>,
  title: (week: string) => `Comisiones de la semana ${week}`,
  titleOf: (week: string, person: string) => `Comisiones de la semana ${week} · ${person}`,
  range: (start: string, end: string) => `Del ${start} al ${end}`,
  /** Who a partial document is about: in its header, its footer and its file name. */
  partOf: (person: string) => `${person} (parte)`,
  part: (viewer: string) =>
    `Es solo una parte: tiene a los asesores que ve ${viewer}. Hay más asesores con comisiones en esta semana.`,
  adviser: 'Asesor',
  advisers: 'Asesores',
  person: 'De',
  code: 'Clave',
  manager: 'Gerente',
  status: 'Estado',
  noName: 'Sin nombre',
  none: '—',
  statuses: {
    pending: 'Pendiente',
    accepted: 'Aceptada',
    inReconciliation: 'En conciliación',
  } satisfies Readonly<Record<CommissionStatus, string>>,
  running: 'En curso',
  toPay: 'A pagar',
  remaining: 'Por pagar después',
  type: 'Tipo',
  contract: 'Contrato',
  client: 'Cliente',
  saleWeek: 'Semana de venta',
  lines: 'Renglones',
  lineCount: (count: number) => (count === 1 ? '1 renglón' : `${count} renglones`),
  noLines: 'No hay comisiones en esta semana.',
  unreadable: (count: number) =>
    `${count === 1 ? '1 renglón no se pudo leer' : `${count} renglones no se pudieron leer`}. Los totales no están completos.`,
  amounts: {
    saleAmount: 'Venta nueva',
    collectedWithTax: 'Cobro con IVA',
    collectedWithoutTax: 'Cobro sin IVA',
    totalCommission: 'Comisión total',
    newSaleCommission: 'Comisión por venta nueva',
    monthlyCommission: 'Comisión por mensualidad',
    monthlyBonus: 'Bono mensual',
    toPay: 'A pagar',
  } satisfies Readonly<Record<CommissionAmount, string>>,
  /** The remainder that the ERP has, where it is another one (CMA-09). */
  erp: (amount: string) => `ERP: ${amount}`,
  rows: 'Renglones de la semana',
  totals: 'Totales por tipo',
  all: 'Total',
  summary: 'Resumen por asesor',
  pendingText: 'El asesor todavía no la acepta ni pide conciliación.',
  runningText: 'La semana no ha terminado: los montos pueden cambiar y todavía no se firma.',
  signature: 'Firma',
  signatureOf: (name: string) => `Firma de ${name}`,
  unshownSignature: 'La firma está guardada, pero su imagen no se puede mostrar aquí.',
  accepted: (date: string, time: string) => `Firmada el ${date} a las ${time}`,
  reconciliation: 'Conciliación',
  disputed: (date: string, time: string) => `Solicitada el ${date} a las ${time}`,
  reason: 'Motivo',
  noReasons: 'Se pidió revisar la semana sin motivos por renglón.',
  fingerprint: 'Huella de la semana',
  signedFingerprint: 'Huella que se firmó',
  fingerprintText: 'SHA-256 de la semana, el asesor, los renglones y los totales de este documento.',
  changed: 'Los renglones de esta semana ya no son los que se firmaron.',
  printed: (date: string, time: string, zone: string) => `Impreso el ${date} a las ${time}, ${zone}`,
} as const;

const EXTENSION = 'pdf';

/** '{person}_{week}_comisiones.pdf' (PDF-01), harmless on any disk (PDF-07); a long name never pushes the week out of it. */
export function pdfFileName(person: string, week: BusinessWeek): string {
  const name = safeFileName(person, EXTENSION)?.slice(0, -EXTENSION.length - 1);
  return `${name === undefined ? '' : `${name}_`}${formatWeek(week)}_comisiones.${EXTENSION}`;
}
