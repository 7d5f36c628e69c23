import type { components } from '@sereno/api/types';
import type {
  DiscountIssue,
  DiscountLimit,
  DiscountRequest,
  DiscountState,
  NotDiscounted,
} from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import { type Refusal, refusal } from '../../http/envelope.ts';
import { requestOnWire } from './wire.ts';

export type DiscountConflict = components['schemas']['DiscountConflict'];

const conflict = (request: DiscountRequest, message: string, code: string): DiscountConflict => ({
  status: 409,
  body: requestOnWire(request),
  message,
  fields: [{ field: '', code }],
});

/** The quotation or contract has a request that waits for a decision. */
export const alreadyAsked = (open: DiscountRequest): DiscountConflict =>
  conflict(
    open,
    `Ya hay un descuento de ${formatCents(open.asked)} por decidir, pedido por ${open.askedBy}.`,
    'alreadyAsked',
  );

const DECIDED: Readonly<Record<Exclude<DiscountState, 'asked'>, (request: DiscountRequest) => string>> = {
  approved: ({ decidedBy, granted }) => `${decidedBy} ya aprobó este descuento: ${formatCents(granted ?? 0)}.`,
  partlyApproved: ({ decidedBy, granted }) => `${decidedBy} ya aprobó una parte: ${formatCents(granted ?? 0)}.`,
  refused: ({ decidedBy }) => `${decidedBy} ya rechazó este descuento.`,
  withdrawn: ({ decidedBy }) => `${decidedBy} retiró esta solicitud.`,
};

/** Somebody else was faster: what was decided, and who decided it. @param request In a state that is final. */
export const alreadyDecided = (request: DiscountRequest): DiscountConflict =>
  conflict(
    request,
    request.state === 'asked' ? 'Esta solicitud cambió mientras la veías.' : DECIDED[request.state](request),
    'decided',
  );

const CLOSED: Readonly<Record<NotDiscounted, string>> = {
  contracted: 'La cotización ya es un contrato: pide el descuento en el contrato.',
  expired: 'La cotización ya venció.',
  cancelled: 'El contrato está cancelado.',
  paid: 'El contrato ya está pagado.',
};

/** Nothing can be taken off any more. */
export const closedSale = (reason: NotDiscounted): Refusal =>
  refusal(422, CLOSED[reason], [{ field: '', code: reason }]);

/** The certificate lost its last use between the question and the write, or went out of use. */
export const certificateGone = (): Refusal =>
  refusal(422, 'El certificado ya no tiene usos.', [{ field: 'Certificate', code: 'usedUp' }]);

const FIELD_NAMES: Readonly<Record<DiscountIssue['field'], string>> = {
  amount: 'El importe',
  percent: 'El porcentaje',
  certificate: 'El certificado',
  reason: 'El motivo',
  granted: 'El importe concedido',
  answer: 'El motivo',
};

const SAID: Readonly<Record<DiscountIssue['code'], string>> = {
  required: 'es necesario.',
  tooLong: 'es demasiado largo.',
  tooSmall: 'debe ser mayor que cero.',
  tooLarge: 'es mayor que lo que se puede descontar.',
  wrongFormat: 'no es válido.',
  unknown: 'no existe.',
  overLimit: 'pasa de tu límite.',
  notYet: 'todavía no es válido.',
  expired: 'ya venció.',
  usedUp: 'ya no tiene usos.',
};

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What is wrong with a request or a decision, with a sentence for each field. */
export const discountRefusal = (issues: readonly DiscountIssue[]): Refusal => {
  const sentences = issues.map(({ field, code, limit }) =>
    code === 'tooLarge' && limit !== undefined
      ? `El descuento puede ser de ${formatCents(limit)} como máximo.`
      : `${FIELD_NAMES[field]} ${SAID[code]}`,
  );
  return refusal(
    422,
    sentences.join(' '),
    issues.map((issue) => ({ field: upper(issue.field), code: issue.code })),
  );
};

/** Beyond the decider's limit: up to how much they may, and whose limit reaches further. */
export function overLimit(most: number, others: readonly DiscountLimit[]): Refusal {
  const who = new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(others.map(({ roleName }) => roleName));
  const may = who === '' ? 'Ningún puesto puede conceder tanto.' : `Lo puede conceder: ${who}.`;
  return refusal(422, `Puedes conceder hasta ${formatCents(most)}. ${may}`, [{ field: 'Granted', code: 'overLimit' }]);
}
