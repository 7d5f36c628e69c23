import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'sales.advisersTitle': 'Conseillers de la période',
  'sales.placesTitle': 'Où l’on a vendu',
  'sales.advisersUpToDate': 'Conseillers à jour',
  'sales.advisersUpToDateHelp':
    'Conseillers actifs qui n’avaient aucune activité en retard à {time}, quelle que soit la période. Avec annulations, ce sont ceux qui ont en plus des contrats annulés sur la période.',
  'sales.advisersWithSales': 'Conseillers avec ventes',
  'sales.advisersWithSalesHelp':
    'Conseillers ayant vendu au moins un contrat sur la période. Avec annulations, ce sont ceux qui ont des contrats annulés sur la période.',
  'sales.averageServiceTicket': 'Panier moyen par service',
  'sales.averageServiceTicketHelp':
    'Montant net divisé par les services vendus ; sans service, c’est 0. Annulé, c’est le même calcul avec les contrats annulés sur la période.',
  'sales.averageTicket': 'Panier moyen',
  'sales.averageTicketHelp':
    'Montant net divisé par les contrats vendus ; sans contrat, c’est 0. Annulé, c’est le même calcul avec les contrats annulés sur la période.',
  'sales.bf': 'Branche BF',
  'sales.byCash': 'Au comptant',
  'sales.byCashHelp':
    'Montant net des contrats vendus sur la période et payés au comptant : l’entrée « comptant » du financement.',
  'sales.byDay': 'Ventes par jour',
  'sales.byWeek': 'Ventes par semaine',
  'sales.cancelled': 'Annulés',
  'sales.cancelledAmount': 'Annulé',
  'sales.charts': 'Comment on a vendu',
  'sales.contractAmount': 'Montant avant remise',
  'sales.contractAmountHelp':
    'Somme des contrats vendus sur la période, avant remise et TVA comprise. Branche BF est la part de cette branche.',
  'sales.contracts': 'Contrats',
  'sales.day': 'Jour',
  'sales.discountAmount': 'Remise',
  'sales.discountAmountHelp':
    'Ce qui a été déduit des contrats vendus sur la période. Branche BF est la part de cette branche.',
  'sales.downPaymentContracts': 'Contrats par mode d’acompte',
  'sales.downPaymentMethods': 'Acomptes par mode',
  'sales.downPayments': 'Acomptes',
  'sales.downPaymentsHelp': 'Somme des acomptes des contrats vendus sur la période.',
  'sales.financing': 'Ventes par financement',
  'sales.financingTerm': 'Financement',
  'sales.initialAdvisers': 'Conseillers débutants',
  'sales.initialAdvisersHelp':
    'Conseillers dont la première vente a eu lieu sur la période. Avec annulations, ce sont ceux dont la première vente a été annulée sur la période.',
  'sales.item': 'Produit',
  'sales.items': 'Produits les plus vendus',
  'sales.means': 'Ventes par canal de prospection',
  'sales.measure': 'Ce que montrent les graphiques',
  'sales.medium': 'Canal de prospection',
  'sales.netAmount': 'Montant net',
  'sales.netAmountHelp':
    'Somme des contrats vendus sur la période, après remise et TVA comprise. Hors TVA, c’est cette somme divisée par 1.16. Branche BF est la part de cette branche.',
  'sales.open': 'Voir les contrats',
  'sales.openCancelled': 'Voir les annulés',
  'sales.openWithoutSales': 'Voir qui n’a pas vendu',
  'sales.others': 'Autres',
  'sales.ranking': 'Conseillers avec le plus de ventes',
  'sales.sales': 'Contrats vendus',
  'sales.salesHelp':
    'Contrats vendus sur la période, selon leur date de vente et même s’ils ont été annulés ensuite. Les annulés sont ceux qui l’ont été sur la période, selon leur date d’annulation. Branche BF est la part de cette branche.',
  'sales.shareOfAmount': 'Du montant net',
  'sales.title': 'Totaux de la période',
  'sales.unnamed': 'Sans nom',
  'sales.week': 'Semaine',
  'sales.weekName': 'Du {start} au {end}',
  'sales.withCancelled': 'Avec annulations',
  'sales.withoutSales': 'Sans ventes',
  'sales.withoutTax': 'Hors TVA',
};
