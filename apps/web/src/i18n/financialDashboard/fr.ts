import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'financial.allMedia': 'Tous',
  'financial.budget': 'Budget',
  'financial.budgetHelp': 'Ce qui est attribué à la campagne pour tout le mois.',
  'financial.by.grossMargin': 'Marge',
  'financial.by.leads': 'Leads',
  'financial.by.spent': 'Dépensé',
  'financial.campaign': 'Campagne',
  'financial.campaignOf': '{name} ({line}, {medium})',
  'financial.campaigns': 'Campagnes',
  'financial.closeAll': 'Tout réduire',
  'financial.compare': 'Comparaison des campagnes',
  'financial.compareBy': 'Comparer par',
  'financial.conversion': 'Conversion',
  'financial.conversionDays': 'Jours de conversion',
  'financial.conversionDaysHelp':
    'Moyenne des jours entre l’arrivée d’un lead et sa vente : somme des jours ÷ ventes. Sans ventes, on voit —.',
  'financial.conversionHelp': 'Ventes ÷ leads : 0,050 est une vente pour 20 leads. Sans leads, on voit —.',
  'financial.costPerLead': 'Coût par lead',
  'financial.costPerLeadHelp': 'Dépensé ÷ leads. Sans leads, on voit —.',
  'financial.fewer': 'N’en voir que {count}',
  'financial.firstOf': '{measure} : les {shown} premières de {count} campagnes',
  'financial.grossMargin': 'Marge brute',
  'financial.grossMarginHelp':
    'Montant des ventes − dépensé. Elle est négative quand la campagne a dépensé plus qu’elle n’a vendu.',
  'financial.leads': 'Leads',
  'financial.leadsHelp': 'Personnes venues par la campagne dans le mois.',
  'financial.loss': 'Perte',
  'financial.medium': 'Canal numérique',
  'financial.month': 'Mois',
  'financial.more': 'En voir {count} de plus',
  'financial.failed': 'Chargement impossible',
  'financial.none': 'Aucune campagne en {month}',
  'financial.openAll': 'Tout développer',
  'financial.ofPeople':
    'Leads et ventes sont ceux des personnes choisies ; budget et dépenses, ceux de toute la campagne.',
  'financial.periodBudget': 'Budget de la période',
  'financial.periodBudgetHelp':
    'Somme des budgets des campagnes du mois. Dépensé est ce qui a déjà été utilisé ; sa part est dépensé ÷ budget.',
  'financial.responseMinutes': 'Temps de réponse',
  'financial.responseMinutesHelp':
    'Moyenne des minutes entre l’arrivée d’un lead et sa première prise en charge : somme des minutes ÷ leads pris en charge. Sans leads, on voit —.',
  'financial.sales': 'Ventes',
  'financial.salesAmount': 'Montant des ventes',
  'financial.salesAmountHelp': 'Somme des contrats de ces leads, avant remise.',
  'financial.salesHelp': 'Contrats issus de ces leads, même vendus plus tard ou annulés.',
  'financial.shown': '{shown} sur {count} affichées',
  'financial.sortBy': 'Trier par',
  'financial.spent': 'Dépensé',
  'financial.spentHelp': 'Ce qui a déjà été utilisé du budget de la campagne.',
  'financial.spentShare': 'Part dépensée',
  'financial.totalLeadsHelp':
    'Somme des leads de toutes les campagnes. Le coût par lead est tout le dépensé ÷ tous les leads.',
  'financial.totalMarginHelp': 'Somme des marges de toutes les campagnes : montant des ventes − dépensé.',
  'financial.totalSalesHelp':
    'Somme des ventes de toutes les campagnes. La conversion est toutes les ventes ÷ tous les leads.',
  'financial.totals': 'Total des campagnes',
};
