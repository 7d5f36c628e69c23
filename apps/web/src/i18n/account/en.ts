import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'passwordChange.lead': 'Saving it ends your other sessions; this one stays open.',
  'passwordChange.current': 'Current password',
  'passwordChange.wrong': 'This is not your current password',
  'passwordChange.others': 'Your other sessions have ended.',
};
