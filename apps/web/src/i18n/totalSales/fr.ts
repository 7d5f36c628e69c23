import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'totalSales.axisAmount': 'Montant',
  'totalSales.axisStatus': 'Statut',
  'totalSales.byStatus': 'Montants par statut',
  'totalSales.cancelled': 'Annulés',
  'totalSales.cancelledAmount': 'Annulé',
  'totalSales.contractAmount': 'Montant avant remise',
  'totalSales.contractAmountHelp': 'Somme des contrats vendus sur la période, avant remise et TVA comprise.',
  'totalSales.discountAmount': 'Remise',
  'totalSales.discountAmountHelp': 'Ce qui a été déduit des contrats vendus sur la période.',
  'totalSales.downPayments': 'Acomptes',
  'totalSales.downPaymentsHelp': 'Somme des acomptes des contrats vendus sur la période.',
  'totalSales.netAmount': 'Montant net',
  'totalSales.netAmountHelp':
    'Somme des contrats vendus sur la période, après remise et TVA comprise. Hors TVA, c’est cette somme divisée par 1.16.',
  'totalSales.noContracts': 'Aucun contrat',
  'totalSales.failed': 'Chargement impossible',
  'totalSales.open': 'Voir les contrats',
  'totalSales.openCancelled': 'Voir les annulés',
  'totalSales.sales': 'Contrats',
  'totalSales.salesHelp':
    'Contrats vendus sur la période, selon leur date de vente et même s’ils ont été annulés ensuite. Les annulés sont ceux qui l’ont été sur la période, selon leur date d’annulation.',
  'totalSales.title': 'Totaux de la période',
  'totalSales.withoutTax': 'Hors TVA',
};
