import { type Refusal, refusal } from '../../http/envelope.ts';
import type { SignatureFault } from './signature/png.ts';

const SIGNATURE_TEXTS: Readonly<Record<SignatureFault, string>> = {
  notPng: 'La firma no es una imagen PNG que se pueda leer',
  unsupported: 'La firma es una imagen PNG de un tipo que no se acepta',
  tooLarge: 'La firma es demasiado grande',
  empty: 'La firma está vacía',
};

/** The refusals of the calls about a week's commissions. */
export const COMMISSION_REFUSALS = {
  /** WKP-10 */
  noSuchWeek: () => refusal(422, 'La semana no existe', [{ field: 'WeekNumber', code: 'outOfRange' }]),
  /** CMA-13, CMA-14 */
  decided: () => refusal(409, 'La semana ya fue aceptada o está en conciliación'),
  /** CMA-22 */
  running: () => refusal(409, 'La semana todavía está en curso'),
  /** What was on the screen is not what there is. */
  stale: (field: string) =>
    refusal(409, 'Las comisiones de la semana cambiaron. Revísalas otra vez.', [{ field, code: 'stale' }]),
  /** SIG-03 */
  signature: (fault: SignatureFault): Refusal =>
    refusal(422, SIGNATURE_TEXTS[fault], [{ field: 'Signature', code: fault }]),
} as const;
