import type { es as frame } from './frame/es.ts';
import type { es as texts } from './public/es.ts';

/** Spanish versions of texts that the Spanish catalogue has in English, as specified (REG-06 to REG-11, CAT-11). */
export const correctedSpanish = {
  'registration.tooShort': 'Mínimo {limit} caracteres',
  'registration.tooLong': 'Máximo {limit} caracteres',
  'registration.wrongFormat': 'Escribe un correo válido, como nombre@empresa.mx',
  'registration.mismatch': 'Las contraseñas no coinciden',
  'registration.notAccepted': 'Acepta los términos y condiciones para continuar',
  'notice.licenseSuspended': 'Licencia suspendida provisionalmente, contacta al cliente',
} as const satisfies Partial<Record<keyof typeof texts | keyof typeof frame, string>>;
