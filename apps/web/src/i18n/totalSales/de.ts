import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'totalSales.axisAmount': 'Betrag',
  'totalSales.axisStatus': 'Status',
  'totalSales.byStatus': 'Beträge nach Status',
  'totalSales.cancelled': 'Storniert',
  'totalSales.cancelledAmount': 'Storniert',
  'totalSales.contractAmount': 'Betrag vor Rabatt',
  'totalSales.contractAmountHelp': 'Summe der im Zeitraum verkauften Verträge, vor Rabatt und mit Mehrwertsteuer.',
  'totalSales.discountAmount': 'Rabatt',
  'totalSales.discountAmountHelp': 'Was auf die im Zeitraum verkauften Verträge nachgelassen wurde.',
  'totalSales.downPayments': 'Anzahlungen',
  'totalSales.downPaymentsHelp': 'Summe der Anzahlungen der im Zeitraum verkauften Verträge.',
  'totalSales.netAmount': 'Nettobetrag',
  'totalSales.netAmountHelp':
    'Summe der im Zeitraum verkauften Verträge, nach Rabatt und mit Mehrwertsteuer. Ohne Mehrwertsteuer ist es diese Summe geteilt durch 1.16.',
  'totalSales.noContracts': 'Keine Verträge',
  'totalSales.failed': 'Konnte nicht geladen werden',
  'totalSales.open': 'Verträge ansehen',
  'totalSales.openCancelled': 'Stornierte ansehen',
  'totalSales.sales': 'Verträge',
  'totalSales.salesHelp':
    'Im Zeitraum verkaufte Verträge nach Verkaufsdatum, auch wenn sie später storniert wurden. Storniert sind die im Zeitraum stornierten, nach Stornodatum.',
  'totalSales.title': 'Summen des Zeitraums',
  'totalSales.withoutTax': 'Ohne MwSt.',
};
