import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'carousel.attending': 'Ouverture de l’enregistrement de {name}…',
  'carousel.available': 'Disponible pour le carrousel',
  'carousel.fairness': 'Répartition',
  'carousel.last7Days': '7 jours',
  'carousel.last30Days': '30 jours',
  'carousel.nameless': 'ce prospect',
  'carousel.open': 'Tout voir',
  'carousel.period': 'Jours de la répartition',
  'carousel.queue': 'En attente',
  'carousel.refresh': 'Actualisé automatiquement toutes les 30 secondes',
  'carousel.switchOn':
    'Les nouveaux prospects s’affichent pour qui est disponible. Activez-vous et ils apparaîtront ici.',
  'carousel.title': 'Nouveaux prospects',
  'carousel.waiting': { one: '{count} prospect à enregistrer', other: '{count} prospects à enregistrer' },
  'carousel.toRegister': 'À enregistrer',
  'carousel.unavailable': 'Votre disponibilité pour le carrousel est désactivée',
  'carousel.withoutTeam':
    'Les nouveaux prospects s’affichent pour qui est disponible, et votre équipe ne participe pas au carrousel.',
  'carousel.waitingFor': {
    one: '{count} en attente depuis {time}',
    other: '{count} en attente, le plus ancien {time}',
  },
  'carousel.nobodyWaits': 'Aucun prospect en attente',
};
