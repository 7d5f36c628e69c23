import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'outbox.address': 'Adresse',
  'outbox.comments': 'Commentaires',
  'outbox.date': 'Date de l’activité',
  'outbox.observations': 'Observations',
  'outbox.phone': 'Téléphone',
  'outbox.slot': '{date}, de {start} à {end}',
  'outbox.subject': 'Objet',
  'outbox.unknown': 'Nous ne savons pas si l’envoi est arrivé. Vérifiez l’activité avant de réessayer.',
};
