import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'commissionReport.adviser': 'Adviser',
  'commissionReport.amountFinanced': 'Financed',
  'commissionReport.base': 'Commission base',
  'commissionReport.commission': 'Commission',
  'commissionReport.contract': 'Contract',
  'commissionReport.financing': 'Financing',
  'commissionReport.id': 'Record',
  'commissionReport.insertedOn': 'Entered the ERP',
  'commissionReport.integre': 'Integre commission 26%',
  'commissionReport.manager': 'Manager',
  'commissionReport.failed': 'Could not be loaded',
  'commissionReport.none': 'No contract was entered in this period',
  'commissionReport.payments': 'Monthly payments',
  'commissionReport.plan': 'Plan',
  'commissionReport.title': 'Commissions of the period',
  'commissionReport.total': 'Amount',
  'commissionReport.week': 'Week',
};
