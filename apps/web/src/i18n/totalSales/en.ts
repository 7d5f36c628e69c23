import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'totalSales.axisAmount': 'Amount',
  'totalSales.axisStatus': 'Status',
  'totalSales.byStatus': 'Amounts by status',
  'totalSales.cancelled': 'Cancelled',
  'totalSales.cancelledAmount': 'Cancelled',
  'totalSales.contractAmount': 'Amount before discount',
  'totalSales.contractAmountHelp': 'Sum of the contracts sold in the period, before discount and with VAT.',
  'totalSales.discountAmount': 'Discount',
  'totalSales.discountAmountHelp': 'What was taken off the contracts sold in the period.',
  'totalSales.downPayments': 'Down payments',
  'totalSales.downPaymentsHelp': 'Sum of the down payments of the contracts sold in the period.',
  'totalSales.netAmount': 'Net amount',
  'totalSales.netAmountHelp':
    'Sum of the contracts sold in the period, after discount and with VAT. Without VAT it is that sum divided by 1.16.',
  'totalSales.noContracts': 'No contracts',
  'totalSales.failed': 'Could not be loaded',
  'totalSales.open': 'View the contracts',
  'totalSales.openCancelled': 'View the cancelled ones',
  'totalSales.sales': 'Contracts',
  'totalSales.salesHelp':
    'Contracts sold in the period, by their date of sale and even if they were cancelled later. The cancelled ones are those cancelled in the period, by their date of cancellation.',
  'totalSales.title': 'Totals of the period',
  'totalSales.withoutTax': 'Without VAT',
};
