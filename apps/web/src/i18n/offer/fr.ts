import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'offer.adviser': 'Conseiller',
  'offer.amount': 'Montant',
  'offer.current': 'Mois en cours',
  'offer.empty': 'Pas encore de ventes pour cette offre',
  'offer.first': 'Les dix premiers',
  'offer.month': 'Mois de l’offre',
  'offer.next': 'Mois suivant',
  'offer.failed': 'Chargement impossible',
  'offer.notUpdated': 'Actualisation impossible',
  'offer.none': 'Aucune offre en {month}',
  'offer.noneHint': 'Vous pouvez voir celle d’un autre mois.',
  'offer.period': 'Du {start} au {end}',
  'offer.place': 'Votre place : {place} sur {count}',
  'offer.previous': 'Mois précédent',
  'offer.ranking': 'Classement',
  'offer.refresh': 'Actualiser',
  'offer.updatedAt': 'Données à jour à {time}',
};
