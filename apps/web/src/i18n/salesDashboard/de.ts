import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'sales.advisersTitle': 'Berater im Zeitraum',
  'sales.placesTitle': 'Wo verkauft wurde',
  'sales.advisersUpToDate': 'Berater ohne Rückstand',
  'sales.advisersUpToDateHelp':
    'Aktive Berater, die um {time} keine überfälligen Aktivitäten hatten, unabhängig vom Zeitraum. Mit Stornos sind die, die außerdem im Zeitraum stornierte Verträge haben.',
  'sales.advisersWithSales': 'Berater mit Verkäufen',
  'sales.advisersWithSalesHelp':
    'Berater mit mindestens einem im Zeitraum verkauften Vertrag. Mit Stornos sind die, die im Zeitraum stornierte Verträge haben.',
  'sales.averageServiceTicket': 'Schnitt pro Leistung',
  'sales.averageServiceTicketHelp':
    'Nettobetrag geteilt durch die verkauften Leistungen; ohne Leistungen ist es 0. Storniert ist dasselbe für die im Zeitraum stornierten Verträge.',
  'sales.averageTicket': 'Schnitt pro Vertrag',
  'sales.averageTicketHelp':
    'Nettobetrag geteilt durch die verkauften Verträge; ohne Verträge ist es 0. Storniert ist dasselbe für die im Zeitraum stornierten Verträge.',
  'sales.bf': 'Bereich BF',
  'sales.byCash': 'Barzahlung',
  'sales.byCashHelp':
    'Nettobetrag der im Zeitraum verkauften Verträge, die bar bezahlt werden: der Eintrag Barzahlung der Finanzierung.',
  'sales.byDay': 'Verkäufe nach Tag',
  'sales.byWeek': 'Verkäufe nach Woche',
  'sales.cancelled': 'Storniert',
  'sales.cancelledAmount': 'Storniert',
  'sales.charts': 'Wie verkauft wurde',
  'sales.contractAmount': 'Betrag vor Rabatt',
  'sales.contractAmountHelp':
    'Summe der im Zeitraum verkauften Verträge, vor Rabatt und mit Mehrwertsteuer. Bereich BF ist der Teil dieses Bereichs.',
  'sales.contracts': 'Verträge',
  'sales.day': 'Tag',
  'sales.discountAmount': 'Rabatt',
  'sales.discountAmountHelp':
    'Was auf die im Zeitraum verkauften Verträge nachgelassen wurde. Bereich BF ist der Teil dieses Bereichs.',
  'sales.downPaymentContracts': 'Verträge nach Zahlungsart der Anzahlung',
  'sales.downPaymentMethods': 'Anzahlungen nach Zahlungsart',
  'sales.downPayments': 'Anzahlungen',
  'sales.downPaymentsHelp': 'Summe der Anzahlungen der im Zeitraum verkauften Verträge.',
  'sales.financing': 'Verkäufe nach Finanzierung',
  'sales.financingTerm': 'Finanzierung',
  'sales.initialAdvisers': 'Berater mit Erstverkauf',
  'sales.initialAdvisersHelp':
    'Berater, deren erster Verkauf im Zeitraum lag. Mit Stornos sind die, deren erster Verkauf im Zeitraum storniert wurde.',
  'sales.item': 'Produkt',
  'sales.items': 'Meistverkaufte Produkte',
  'sales.means': 'Verkäufe nach Akquisekanal',
  'sales.measure': 'Was die Diagramme zeigen',
  'sales.medium': 'Akquisekanal',
  'sales.netAmount': 'Nettobetrag',
  'sales.netAmountHelp':
    'Summe der im Zeitraum verkauften Verträge, nach Rabatt und mit Mehrwertsteuer. Ohne Mehrwertsteuer ist es diese Summe geteilt durch 1.16. Bereich BF ist der Teil dieses Bereichs.',
  'sales.open': 'Verträge ansehen',
  'sales.openCancelled': 'Stornierte ansehen',
  'sales.openWithoutSales': 'Wer nichts verkauft hat',
  'sales.others': 'Andere',
  'sales.ranking': 'Berater mit den meisten Verkäufen',
  'sales.sales': 'Verkaufte Verträge',
  'sales.salesHelp':
    'Im Zeitraum verkaufte Verträge nach Verkaufsdatum, auch wenn sie später storniert wurden. Storniert sind die im Zeitraum stornierten, nach Stornodatum. Bereich BF ist der Teil dieses Bereichs.',
  'sales.shareOfAmount': 'Vom Nettobetrag',
  'sales.title': 'Summen des Zeitraums',
  'sales.unnamed': 'Ohne Namen',
  'sales.week': 'Woche',
  'sales.weekName': 'Vom {start} bis {end}',
  'sales.withCancelled': 'Mit Stornos',
  'sales.withoutSales': 'Ohne Verkäufe',
  'sales.withoutTax': 'Ohne MwSt.',
};
