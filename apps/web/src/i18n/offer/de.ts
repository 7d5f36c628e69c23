import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'offer.adviser': 'Berater',
  'offer.amount': 'Betrag',
  'offer.current': 'Aktueller Monat',
  'offer.empty': 'Noch keine Verkäufe für diese Aktion',
  'offer.first': 'Die ersten zehn',
  'offer.month': 'Monat der Aktion',
  'offer.next': 'Nächster Monat',
  'offer.failed': 'Konnte nicht geladen werden',
  'offer.notUpdated': 'Nicht aktualisiert',
  'offer.none': 'Keine Aktion im {month}',
  'offer.noneHint': 'Sie können die eines anderen Monats ansehen.',
  'offer.period': 'Vom {start} bis {end}',
  'offer.place': 'Ihr Platz: {place} von {count}',
  'offer.previous': 'Vorheriger Monat',
  'offer.ranking': 'Rangliste',
  'offer.refresh': 'Aktualisieren',
  'offer.updatedAt': 'Stand: {time} Uhr',
};
