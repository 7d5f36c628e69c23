import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'sales.advisersTitle': 'Advisers of the period',
  'sales.placesTitle': 'Where it was sold',
  'sales.advisersUpToDate': 'Advisers up to date',
  'sales.advisersUpToDateHelp':
    'Active advisers who had no overdue activities at {time}, whatever the period. With cancellations are those who also have contracts cancelled in the period.',
  'sales.advisersWithSales': 'Advisers with sales',
  'sales.advisersWithSalesHelp':
    'Advisers with at least one contract sold in the period. With cancellations are those who have contracts cancelled in the period.',
  'sales.averageServiceTicket': 'Average ticket per service',
  'sales.averageServiceTicketHelp':
    'Net amount divided by the services sold; without services it is 0. Cancelled is the same for the contracts cancelled in the period.',
  'sales.averageTicket': 'Average ticket',
  'sales.averageTicketHelp':
    'Net amount divided by the contracts sold; without contracts it is 0. Cancelled is the same for the contracts cancelled in the period.',
  'sales.bf': 'BF line',
  'sales.byCash': 'In cash',
  'sales.byCashHelp':
    'Net amount of the contracts sold in the period that are paid in cash: the cash entry of the financing.',
  'sales.byDay': 'Sales by day',
  'sales.byWeek': 'Sales by week',
  'sales.cancelled': 'Cancelled',
  'sales.cancelledAmount': 'Cancelled',
  'sales.charts': 'How it was sold',
  'sales.contractAmount': 'Amount before discount',
  'sales.contractAmountHelp':
    'Sum of the contracts sold in the period, before discount and with VAT. BF line is the part of that line.',
  'sales.contracts': 'Contracts',
  'sales.day': 'Day',
  'sales.discountAmount': 'Discount',
  'sales.discountAmountHelp': 'What was taken off the contracts sold in the period. BF line is the part of that line.',
  'sales.downPaymentContracts': 'Contracts by down-payment method',
  'sales.downPaymentMethods': 'Down payments by method',
  'sales.downPayments': 'Down payments',
  'sales.downPaymentsHelp': 'Sum of the down payments of the contracts sold in the period.',
  'sales.financing': 'Sales by financing',
  'sales.financingTerm': 'Financing',
  'sales.initialAdvisers': 'First-time advisers',
  'sales.initialAdvisersHelp':
    'Advisers whose first sale was in the period. With cancellations are those whose first sale was cancelled in the period.',
  'sales.item': 'Product',
  'sales.items': 'Best-selling products',
  'sales.means': 'Sales by prospecting channel',
  'sales.measure': 'What the charts show',
  'sales.medium': 'Prospecting channel',
  'sales.netAmount': 'Net amount',
  'sales.netAmountHelp':
    'Sum of the contracts sold in the period, after discount and with VAT. Without VAT it is that sum divided by 1.16. BF line is the part of that line.',
  'sales.open': 'View the contracts',
  'sales.openCancelled': 'View the cancelled ones',
  'sales.openWithoutSales': 'View who has not sold',
  'sales.others': 'Others',
  'sales.ranking': 'Advisers with most sales',
  'sales.sales': 'Contracts sold',
  'sales.salesHelp':
    'Contracts sold in the period, by their date of sale and even if they were cancelled later. The cancelled ones are those cancelled in the period, by their date of cancellation. BF line is the part of that line.',
  'sales.shareOfAmount': 'Of the net amount',
  'sales.title': 'Totals of the period',
  'sales.unnamed': 'No name',
  'sales.week': 'Week',
  'sales.weekName': 'From {start} to {end}',
  'sales.withCancelled': 'With cancellations',
  'sales.withoutSales': 'Without sales',
  'sales.withoutTax': 'Without VAT',
};
