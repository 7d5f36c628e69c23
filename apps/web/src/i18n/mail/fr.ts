import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'mail.prospecto': 'Nom du prospect',
  'mail.asesor': 'Nom de l’expéditeur',
  'mail.empresa': 'Entreprise',
  'mail.telefono': 'Téléphone de l’expéditeur',
  'mail.insert': 'Insérer dans « {field} »',
  'mail.title': 'Écrire à {name}',
  'mail.template': 'Modèle',
  'mail.none': 'Sans modèle',
  'mail.open': 'Ouvrir l’e-mail',
  'mail.cancel': 'Annuler',
  'mail.missing': 'Cette donnée manque, sa place reste vide : {names}.',
  'mail.tooLong':
    'Le texte est trop long pour votre messagerie : il est copié à l’ouverture, il ne reste qu’à le coller.',
  'mail.notCopied': 'Le texte n’a pas pu être copié.',
  'mail.notLoaded': 'Les modèles n’ont pas pu être lus. Votre e-mail s’ouvre sans texte.',
  'mail.preview': 'Aperçu',
  'mail.tryWith': 'Voir avec les données d’un prospect',
};
