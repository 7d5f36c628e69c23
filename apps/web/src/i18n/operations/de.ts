import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'operation.done': 'Der Vorgang wurde ausgeführt',
  'operation.failed': 'Beim Ausführen des Vorgangs ist ein Fehler aufgetreten',
  'operation.updateFailed': 'Beim Aktualisieren ist ein Fehler aufgetreten',
  'operation.incomplete': 'Es fehlen erforderliche Angaben',
};
