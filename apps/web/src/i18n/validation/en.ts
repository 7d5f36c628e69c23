import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'validation.invalid': 'The value is not valid',
};
