import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'operation.done': 'L’opération a été effectuée',
  'operation.failed': 'Une erreur s’est produite pendant l’opération',
  'operation.updateFailed': 'Une erreur s’est produite pendant la mise à jour',
  'operation.incomplete': 'Des informations requises manquent',
};
