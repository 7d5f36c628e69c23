import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'activity.finished': 'Die Aktivität wurde abgeschlossen',
  'activity.rescheduled': 'Die Aktivität wurde verschoben',
  'activity.alreadyFinished': 'Die Aktivität ist bereits abgeschlossen',
  'activity.withoutAddress': 'Ein Termin kann nicht ohne Adresse geplant werden.',
  'activity.withoutPhone': 'Ein Anruf kann nicht ohne Telefonnummer geplant werden.',
  'activity.withoutEmail': 'Eine E-Mail kann nicht ohne E-Mail-Adresse geplant werden.',
  'activity.withoutWhatsapp': 'Eine WhatsApp-Nachricht kann nicht ohne Telefonnummer geplant werden.',
  'activity.withoutSmsNumber': 'Eine SMS kann nicht ohne Telefonnummer geplant werden.',
  'activity.unknownType': 'Dieser Aktivitätstyp kann nicht verwendet werden, prüfen Sie die Angaben.',
  'activity.dateTooEarly': 'Das Datum darf nicht vor dem frühesten Datum liegen',
  'activity.dateTooLate': 'Das Datum darf nicht nach dem spätesten Datum liegen',
  'activity.quotationQuestion': 'Möchten Sie ein Angebot erstellen?',
  'activity.quotationYes': 'Ja',
  'activity.quotationNo': 'Nein',
};
