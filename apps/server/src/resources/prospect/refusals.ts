import type { ProspectIssue } from '@sereno/domain/prospect';
import { type Refusal, refusal } from '../../http/envelope.ts';

/** The refusals of the calls about prospects whose text does not depend on what was sent. */
export const PROSPECT_REFUSALS = {
  withoutEmployee: () =>
    refusal(422, 'Tu cuenta no está ligada a un empleado, así que no puede registrar prospectos.', [
      { field: '', code: 'withoutEmployee' },
    ]),
  /** CDR-08 */
  notAllowed: () =>
    refusal(422, 'Solo puede cambiarlo quien ve sus datos de contacto.', [{ field: '', code: 'notAllowed' }]),
  unknownMeans: () =>
    refusal(422, 'Ese medio de prospección no existe.', [{ field: 'ProspectionMeansId', code: 'unknown' }]),
  registered: () =>
    refusal(409, 'Este prospecto del carrusel ya fue registrado.', [{ field: 'LeadId', code: 'registered' }]),
  changed: () =>
    refusal(409, 'Otra persona cambió este prospecto mientras lo editabas. Revisa los datos más recientes.', [
      { field: 'Version', code: 'stale' },
    ]),
  unknownAdviser: () => refusal(422, 'Ese asesor no existe o no está activo.', [{ field: 'SlpCode', code: 'unknown' }]),
  sameAdviser: () => refusal(422, 'El prospecto ya es de ese asesor.', [{ field: 'SlpCode', code: 'unchanged' }]),
} as const;

/** Each field on the wire, and how a sentence calls it. */
const FIELDS: Readonly<Record<ProspectIssue['field'], readonly [wire: string, spoken: string]>> = {
  firstName: ['FirstName', 'el nombre'],
  lastName: ['LastName', 'los apellidos'],
  // The payload has no such field; the issue is reported at the first field that it concerns.
  contact: ['MobilePhone', 'el contacto'],
  mobilePhone: ['MobilePhone', 'el teléfono celular'],
  homePhone: ['HomePhone', 'el teléfono de casa'],
  email: ['Email', 'el correo electrónico'],
  meansId: ['ProspectionMeansId', 'el medio de prospección'],
  street: ['Street', 'la calle'],
  county: ['County', 'el municipio'],
  state: ['State', 'el estado'],
  zipCode: ['ZipCode', 'el código postal'],
  comments: ['Comments', 'los comentarios'],
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentenceOf({ field, code, limit }: ProspectIssue): string {
  if (field === 'contact') return 'Se necesita al menos un teléfono o un correo electrónico.';
  const [, spoken] = FIELDS[field];
  const verb = spoken.startsWith('los ') ? 'deben' : 'debe';
  switch (code) {
    case 'required':
      return `Falta ${spoken}.`;
    case 'tooShort':
      return `${capitalised(spoken)} ${verb} tener al menos ${limit} caracteres.`;
    case 'tooLong':
      return `${capitalised(spoken)} ${verb} tener a lo más ${limit} caracteres.`;
    default:
      return `No es válido lo que se escribió en ${spoken}.`;
  }
}

/** The refusal of a prospect that cannot be written down: every field at fault, and a sentence for the first one (VAL-01 to VAL-05). */
export function recordRefusal(issues: readonly [ProspectIssue, ...ProspectIssue[]]): Refusal {
  return refusal(
    422,
    sentenceOf(issues[0]),
    issues.map(({ field, code }) => ({ field: FIELDS[field][0], code })),
  );
}
