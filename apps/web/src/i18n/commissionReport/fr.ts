import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'commissionReport.adviser': 'Conseiller',
  'commissionReport.amountFinanced': 'Financé',
  'commissionReport.base': 'Base de commission',
  'commissionReport.commission': 'Commission',
  'commissionReport.contract': 'Contrat',
  'commissionReport.financing': 'Financement',
  'commissionReport.id': 'Enregistrement',
  'commissionReport.insertedOn': 'Entrée dans l’ERP',
  'commissionReport.integre': 'Commission Integre 26 %',
  'commissionReport.manager': 'Responsable',
  'commissionReport.failed': 'Chargement impossible',
  'commissionReport.none': 'Aucun contrat n’est entré pendant cette période',
  'commissionReport.payments': 'Mensualités',
  'commissionReport.plan': 'Plan',
  'commissionReport.title': 'Commissions de la période',
  'commissionReport.total': 'Montant',
  'commissionReport.week': 'Semaine',
};
