import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'validation.invalid': '值无效',
};
