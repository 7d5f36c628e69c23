import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'validation.invalid': 'La valeur n’est pas valide',
};
