import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'passwordChange.title': 'Passwort ändern',
  'passwordChange.lead': 'Beim Speichern werden Ihre anderen Sitzungen beendet; diese bleibt offen.',
  'passwordChange.current': 'Aktuelles Passwort',
  'passwordChange.wrong': 'Das ist nicht Ihr aktuelles Passwort',
  'passwordChange.others': 'Ihre anderen Sitzungen wurden beendet.',
  'sessions.title': 'Offene Sitzungen',
  'sessions.lead': 'Wenn Sie eine nicht erkennen, beenden Sie sie und ändern Sie Ihr Passwort.',
  'sessions.ended': 'Die Sitzung wurde beendet.',
};
