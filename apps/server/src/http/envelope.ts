import type { components } from '@sereno/api/types';

export type Refusal = components['schemas']['Refusal'];
export type FieldIssue = components['schemas']['FieldIssue'];

const DISABLED_ACCOUNT = 210;

/** The envelope of an answer that is not a success (SES-17). */
export function refusal(status: number, message: string, fields?: FieldIssue[]): Refusal {
  return { status, body: null, message, ...(fields && { fields }) };
}

/**
 * The HTTP status that an envelope travels under: its own (SES-17). A disabled account travels under 200, since 210 is
 * no registered status and proxies may refuse it (AUTH-22).
 */
export function httpStatusOf(envelope: { readonly status: number }): number {
  return envelope.status === DISABLED_ACCOUNT ? 200 : envelope.status;
}

/** True for the answers of the handlers, false for streams, text and other things that may be sent. */
export function isEnvelope(payload: unknown): payload is { readonly status: number } {
  return typeof payload === 'object' && payload !== null && 'status' in payload && typeof payload.status === 'number';
}

/** Says that something is missing (CAT-09); where all is there, which fields cannot be taken. */
function malformation(fields: readonly FieldIssue[]): string {
  const names = [...new Set(fields.map(({ field }) => field))].filter((name) => name !== '');
  if (names.length === 0 || fields.some(({ code }) => code === 'required')) return 'Falta información requerida';
  return `Hay datos que no son válidos: ${names.join(', ')}`;
}

/** The refusals whose text does not depend on the call (§8 of the specification gives the first one). */
export const REFUSALS = {
  failure: () => refusal(500, 'Ocurrió un error al realizar la operación'),
  unavailable: () => refusal(503, 'El servicio no está disponible. Vuelve a intentarlo en un momento.'),
  malformed: (fields?: FieldIssue[]) => refusal(400, malformation(fields ?? []), fields),
  sessionOver: () => refusal(401, 'La sesión terminó. Vuelve a iniciar sesión.'),
  tokenExpired: () => refusal(403, 'El acceso venció y debe renovarse.'),
  notFound: () => refusal(404, 'No se encontró lo que se pidió.'),
  tooLarge: () => refusal(413, 'La solicitud es demasiado grande.'),
  notJson: () => refusal(415, 'La solicitud debe enviarse como JSON, en UTF-8.'),
} as const;
