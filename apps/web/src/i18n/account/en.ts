import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'passwordChange.title': 'Change password',
  'passwordChange.lead': 'Saving it ends your other sessions; this one stays open.',
  'passwordChange.current': 'Current password',
  'passwordChange.wrong': 'This is not your current password',
  'passwordChange.others': 'Your other sessions have ended.',
  'sessions.title': 'Open sessions',
  'sessions.lead': 'If you do not recognise one, end it and change your password.',
  'sessions.ended': 'The session has ended.',
};
