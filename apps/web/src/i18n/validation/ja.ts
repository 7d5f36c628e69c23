import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'validation.invalid': '値が正しくありません',
};
