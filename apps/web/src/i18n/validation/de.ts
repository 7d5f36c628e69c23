import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'validation.invalid': 'Der Wert ist ungültig',
};
