import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'outbox.address': 'Address',
  'outbox.comments': 'Comments',
  'outbox.date': 'Activity date',
  'outbox.observations': 'Observations',
  'outbox.phone': 'Telephone',
  'outbox.slot': '{date}, from {start} to {end}',
  'outbox.subject': 'Subject',
  'outbox.unknown': 'We do not know whether it arrived. Check it before you try again.',
};
