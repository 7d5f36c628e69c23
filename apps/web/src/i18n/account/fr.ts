import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'passwordChange.title': 'Changer le mot de passe',
  'passwordChange.lead': 'L’enregistrer ferme vos autres sessions ; celle-ci reste ouverte.',
  'passwordChange.current': 'Mot de passe actuel',
  'passwordChange.wrong': 'Ce n’est pas votre mot de passe actuel',
  'passwordChange.others': 'Vos autres sessions sont fermées.',
  'sessions.title': 'Sessions ouvertes',
  'sessions.lead': 'Si vous ne reconnaissez pas l’une d’elles, fermez-la et changez votre mot de passe.',
  'sessions.ended': 'La session est fermée.',
};
