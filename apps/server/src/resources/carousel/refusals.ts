import { refusal } from '../../http/envelope.ts';

/** The refusals of the calls about leads. */
export const CAROUSEL_REFUSALS = {
  /** CAR-21 */
  gone: () => refusal(409, 'El prospecto ya fue atendido.'),
  /** CAR-12, CAR-13 */
  noneChosen: () => refusal(422, 'Falta información requerida', [{ field: 'SlpCode', code: 'required' }]),
  /** An unknown number, or an adviser to whom the viewer may not assign leads. */
  unknownAdviser: () =>
    refusal(422, 'Ese asesor no puede recibir prospectos.', [{ field: 'SlpCode', code: 'unknown' }]),
} as const;
