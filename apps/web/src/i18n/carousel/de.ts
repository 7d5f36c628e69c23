import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'carousel.attending': 'Die Erfassung von {name} wird geöffnet …',
  'carousel.available': 'Für das Karussell verfügbar',
  'carousel.fairness': 'Verteilung',
  'carousel.last7Days': '7 Tage',
  'carousel.last30Days': '30 Tage',
  'carousel.nameless': 'diesem Interessenten',
  'carousel.open': 'Alle ansehen',
  'carousel.period': 'Tage der Verteilung',
  'carousel.queue': 'Wartend',
  'carousel.refresh': 'Wird alle 30 Sekunden von selbst aktualisiert',
  'carousel.switchOn': 'Neue Interessenten sieht, wer verfügbar ist. Schalten Sie sich ein, dann erscheinen sie hier.',
  'carousel.title': 'Neue Interessenten',
  'carousel.waiting': { one: '{count} Interessent zu erfassen', other: '{count} Interessenten zu erfassen' },
  'carousel.toRegister': 'Zu erfassen',
  'carousel.unavailable': 'Sie sind für das Karussell nicht verfügbar',
  'carousel.withoutTeam': 'Neue Interessenten sieht, wer verfügbar ist, und Ihr Team nimmt am Karussell nicht teil.',
  'carousel.waitingFor': { one: '{count} wartet seit {time}', other: '{count} warten, am längsten {time}' },
  'carousel.nobodyWaits': 'Keine wartenden Interessenten',
};
