import { refusal } from '../../http/envelope.ts';

/** The refusals of the calls about leads. */
export const CAROUSEL_REFUSALS = {
  /** CAR-21 */
  gone: () => refusal(409, 'El prospecto ya fue atendido.'),
  /** CAR-12, CAR-13 */
  nobodyChosen: () => refusal(422, 'Falta información requerida', [{ field: 'SlpCode', code: 'required' }]),
  /** Nobody with that number, or nobody whom the person may hand leads to. */
  unknownAdviser: () =>
    refusal(422, 'Ese asesor no puede recibir prospectos.', [{ field: 'SlpCode', code: 'unknown' }]),
} as const;
