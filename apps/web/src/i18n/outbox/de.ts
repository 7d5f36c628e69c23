import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'outbox.address': 'Adresse',
  'outbox.comments': 'Kommentare',
  'outbox.date': 'Datum der Aktivität',
  'outbox.observations': 'Bemerkungen',
  'outbox.phone': 'Telefon',
  'outbox.slot': '{date}, von {start} bis {end}',
  'outbox.subject': 'Betreff',
  'outbox.unknown': 'Wir wissen nicht, ob es ankam. Prüfen Sie die Aktivität, bevor Sie es erneut versuchen.',
};
