import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'commissionReport.adviser': 'Berater',
  'commissionReport.amountFinanced': 'Finanziert',
  'commissionReport.base': 'Provisionsbasis',
  'commissionReport.commission': 'Provision',
  'commissionReport.contract': 'Vertrag',
  'commissionReport.financing': 'Finanzierung',
  'commissionReport.id': 'Datensatz',
  'commissionReport.insertedOn': 'Eingang im ERP',
  'commissionReport.integre': 'Provision Integre 26 %',
  'commissionReport.manager': 'Führungskraft',
  'commissionReport.failed': 'Konnte nicht geladen werden',
  'commissionReport.none': 'In diesem Zeitraum ist kein Vertrag eingegangen',
  'commissionReport.payments': 'Monatsraten',
  'commissionReport.plan': 'Plan',
  'commissionReport.title': 'Provisionen des Zeitraums',
  'commissionReport.total': 'Betrag',
  'commissionReport.week': 'Woche',
};
