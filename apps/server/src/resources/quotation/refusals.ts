import { formatCents } from '@sereno/domain/money';
import { MAX_PIECES, type QuotationField, type QuotationIssue } from '@sereno/domain/quotation';
import { type Refusal, refusal } from '../../http/envelope.ts';

const WIRE_FIELDS: Readonly<Record<QuotationField, string>> = {
  line: 'BusinessLine',
  productCode: 'ItemCode',
  pieces: 'Pieces',
  discountPercent: 'DiscountPercent',
  payments: 'Payments',
  downPayment: 'DownPayment',
};

function discountSentence({ code, params }: QuotationIssue): string {
  const limit = params?.limit ?? 0;
  if (code === 'tooLarge') return `El descuento no puede ser mayor que ${limit} %.`;
  return code === 'tooSmall'
    ? 'El descuento no puede ser menor que 0 %.'
    : 'El descuento tiene dos decimales como máximo.';
}

function downPaymentSentence({ code, params }: QuotationIssue): string {
  const limit = params?.limit ?? 0;
  if (code === 'tooSmall') return `El enganche debe ser de al menos ${formatCents(limit)}.`;
  return code === 'tooLarge'
    ? `El enganche no puede ser mayor que el total, ${formatCents(limit)}.`
    : 'El enganche tiene dos decimales como máximo.';
}

/** What to say to somebody who sees the server's own words (VAL-03). */
function sentenceOf(issue: QuotationIssue): string {
  switch (issue.field) {
    case 'line':
      return 'No hay planes de esa línea de negocio.';
    case 'productCode':
      return 'Ese plan ya no está disponible.';
    case 'pieces':
      return `El número de piezas va de 1 a ${issue.code === 'tooLarge' ? (issue.params?.limit ?? MAX_PIECES) : MAX_PIECES}.`;
    case 'discountPercent':
      return discountSentence(issue);
    case 'payments':
      return 'Ese plazo ya no está disponible.';
    default:
      return downPaymentSentence(issue);
  }
}

/** The refusal of what cannot be quoted: every field at fault, and a sentence for the first one. */
export function quotationRefusal(issues: readonly [QuotationIssue, ...QuotationIssue[]]): Refusal {
  const [first] = issues;
  return refusal(
    422,
    sentenceOf(first),
    issues.map(({ field, code }) => ({ field: WIRE_FIELDS[field], code })),
  );
}

/** The prices of now come to something else than the person was shown. */
export const pricesChanged = (): Refusal =>
  refusal(409, 'Los precios cambiaron mientras hacías la cotización. Revisa las cifras y vuelve a guardarla.', [
    { field: 'Total', code: 'changed' },
  ]);

export const activityOfAnother = (): Refusal =>
  refusal(422, 'La actividad no es de este prospecto.', [{ field: 'ActivityId', code: 'unknown' }]);

/** Why a quotation cannot be handed over. */
export const ASSIGNMENT_REFUSALS = {
  unknownAdviser: () => refusal(422, 'Ese asesor no existe o no está activo.', [{ field: 'SlpCode', code: 'unknown' }]),
  sameAdviser: () => refusal(422, 'La cotización ya es de ese asesor.', [{ field: 'SlpCode', code: 'unchanged' }]),
  changed: () =>
    refusal(409, 'Otra persona cambió esta cotización. Revisa a quién está asignada.', [
      { field: 'Version', code: 'stale' },
    ]),
} as const;
