import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'module.title': 'Cet écran n’est pas encore disponible',
  'module.dashboard': 'Les activités en retard et le résumé des prospects, activités et ventes de votre équipe.',
  'module.salesDashboard': 'Les ventes par jour, branche d’activité, produit, conseiller et commune.',
  'module.totalSalesDashboard': 'Le total des contrats et des annulations d’une période.',
  'module.salesTeamDashboard':
    'Les ventes d’assurances par équipe, avec leurs objectifs et ce qu’il reste à atteindre.',
  'module.financialDashboard': 'Ce que coûte et ce que rapporte chaque campagne de médias numériques.',
  'module.monthlyOffer': 'L’avancement des équipes dans l’offre du mois.',
  'module.commissionsReport': 'Les commissions d’une plage de dates.',
  'module.commissionsAnalytics':
    'Vos commissions semaine par semaine : les vérifier, les signer ou demander une conciliation.',
  'module.carousel': 'Les nouveaux prospects qui attendent que quelqu’un s’en occupe.',
  'module.prospect': 'Les personnes intéressées : les enregistrer, les suivre et les réattribuer.',
  'module.funeralnet': 'L’assistance obsèques : suivi des prospects, devis et barème.',
  'module.report': 'Les rapports sur les conciliations, remises, activités, prospects et ventes.',
  'module.activity': 'Vos activités : celles du jour, celles en retard et celles à venir.',
  'module.recordari': 'Recordari et ses réservations.',
  'module.quotation': 'Les devis de plans obsèques et d’assurances.',
  'module.contract': 'Les contrats : les consulter, les améliorer, voir les bénéficiaires et les impayés.',
  'module.catalog': 'Les référentiels dont tout Sereno se sert : types, objets, modèles et budgets.',
  'module.guard': 'Les gardes de nuit et les personnes à qui elles reviennent.',
  'module.user': 'Les personnes qui utilisent Sereno, où elles sont et leurs données de facturation.',
};
