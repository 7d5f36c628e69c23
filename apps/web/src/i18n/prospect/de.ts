import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'prospect.failed':
    'Nicht gespeichert: Der Server konnte es nicht. Ihre Eingaben sind noch da; versuchen Sie es erneut.',
  'prospect.gone':
    'Diesen Interessenten gibt es nicht mehr, oder Sie dürfen ihn nicht mehr bearbeiten. Ihre Eingaben sind noch da.',
  'prospect.leadGone':
    'Dieser Interessent aus dem Karussell ist nicht mehr zu erfassen. Wenn Sie speichern, wird er als neuer angelegt.',
  'prospect.notLoaded':
    'Die Änderungen konnten nicht geladen werden. Ihre Eingaben sind noch da; versuchen Sie es erneut.',
  'prospect.refused': 'Der Server hat die Daten nicht angenommen. Ihre Eingaben sind noch da.',
  'prospect.registered': 'Interessent erfasst',
  'prospect.saved': 'Änderungen gespeichert',
  'prospect.unanswered':
    'Es kam keine Antwort. Ihre Eingaben sind noch da; speichern Sie erneut: Es wird nichts doppelt angelegt.',
  'prospect.unknown':
    'Es kam keine Antwort, und es ist unklar, ob gespeichert wurde. Prüfen Sie Ihre Interessenten, bevor Sie erneut speichern.',
  'prospect.unnamed': 'Ohne Namen',
  'prospect.unreadable': 'Die Daten des Interessenten konnten nicht gelesen werden; geben Sie sie selbst ein.',
};
