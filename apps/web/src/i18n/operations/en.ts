import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'operation.done': 'The operation was completed',
  'operation.failed': 'An error occurred while performing the operation',
  'operation.updateFailed': 'An error occurred while updating',
  'operation.incomplete': 'Required information is missing',
};
