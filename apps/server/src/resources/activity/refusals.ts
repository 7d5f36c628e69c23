import { reversedRange } from '../../http/dayRange.ts';
import { refusal } from '../../http/envelope.ts';

/** The refusals of the calls about activities whose text does not depend on what was sent. */
export const ACTIVITY_REFUSALS = {
  /** ADL-24 */
  ended: () => refusal(409, 'Actividad ya finalizada'),
  /** ACL-20 */
  notInTime: () => refusal(422, 'No atendido a tiempo'),
  reversedRange: () => reversedRange('FinalActivityDate'),
  otherProspect: () => refusal(422, 'La actividad es de otro prospecto.', [{ field: 'ProspectId', code: 'mismatch' }]),
  /** An old row tells no prospect, so the next activity has none either. */
  withoutProspect: (code: 'required' | 'unknown') =>
    refusal(422, code === 'required' ? 'Falta información requerida' : 'Ese prospecto no existe.', [
      { field: 'ProspectId', code },
    ]),
  unknownTracing: () => refusal(422, 'Esa tipificación no existe.', [{ field: 'TipifyTracingId', code: 'unknown' }]),
  /** ADL-18, ADL-19, ADL-22 */
  tracingNotOffered: () =>
    refusal(422, 'Esa tipificación no se ofrece aquí.', [{ field: 'TipifyTracingId', code: 'notOffered' }]),
} as const;
