import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'teamSales.adviser': 'Conseiller',
  'teamSales.amount': 'Montant',
  'teamSales.before': 'Avant',
  'teamSales.best': 'Premières places',
  'teamSales.bestNote': 'Les {count} premiers de la période\u202F; tous sont dans le tableau.',
  'teamSales.bf': 'Contrats BF',
  'teamSales.bfHelp':
    'Montant après remise des contrats BF vendus pendant la période, y compris ceux annulés par la suite.',
  'teamSales.bfOpen': 'Voir les contrats BF',
  'teamSales.comparedAll': 'Les conseillers qui ne sont plus actifs comptent ici aussi.',
  'teamSales.comparedDays': '{start} – {end} contre {firstBefore} – {lastBefore}.',
  'teamSales.comparison': 'Montants comparés',
  'teamSales.figures': 'Montants de la période',
  'teamSales.goalContracts': 'PF et BF du mois',
  'teamSales.goalRenewals': 'Renouvellements du mois',
  'teamSales.goals': 'Objectifs de {month}',
  'teamSales.goalsNote': 'Tout le mois compte, y compris les jours hors de la période.',
  'teamSales.kind': 'Poste',
  'teamSales.lastDocument': 'Dernière vente',
  'teamSales.manager': 'Responsable',
  'teamSales.failed': 'Chargement impossible',
  'teamSales.noData': 'Aucune donnée',
  'teamSales.noGoals':
    'Les objectifs portent sur un mois\u202F: ils apparaissent quand la période tient dans un seul mois.',
  'teamSales.now': 'Maintenant',
  'teamSales.open': 'Voir les lignes',
  'teamSales.own': 'vous',
  'teamSales.ownTitle': 'Vous',
  'teamSales.pf': 'Contrats PF',
  'teamSales.pfHelp':
    'Montant après remise des contrats PF vendus pendant la période, y compris ceux annulés par la suite.',
  'teamSales.pfOpen': 'Voir les contrats PF',
  'teamSales.position': 'Place',
  'teamSales.prospects': 'Prospects',
  'teamSales.ranking': 'Classement des conseillers',
  'teamSales.renewals': 'Renouvellements',
  'teamSales.renewalsHelp': 'Montant des assurances renouvelées pendant la période.',
  'teamSales.renewalsOpen': 'Voir les renouvellements',
  'teamSales.total': 'Montant total',
  'teamSales.totalHelp':
    'Renouvellements, contrats PF et contrats BF de la période réunis. Les nouvelles assurances (SG) ne comptent pas ici.',
  'teamSales.unnamed': 'Sans nom',
};
