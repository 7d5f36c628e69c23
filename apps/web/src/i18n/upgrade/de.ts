import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'upgrade.title': 'Plan-Upgrade',
  'upgrade.start': 'Einen Vertrag aufwerten',
  'upgrade.open': 'Plan aufwerten',
  'upgrade.of': 'Vertrag {number} · {name}',
  'upgrade.now': 'Aktueller Plan',
  'upgrade.plan': 'Neuer Plan',
  'upgrade.none': 'In derselben Geschäftslinie gibt es keinen besseren Plan.',
  'upgrade.difference': 'Differenz',
  'upgrade.monthly': 'Zusätzlich zu den offenen Monatsraten',
  'upgrade.today': 'Wird heute bezahlt',
  'upgrade.commission': 'Voraussichtliche Provision',
  'upgrade.help':
    'Die Differenz wird ein eigener Vertrag mit heutigem Datum. Der Vertrag {number} und seine Zahlungen ändern sich nicht.',
  'upgrade.isOf': 'Wertet den Vertrag {number} auf',
  'upgrade.choose': 'Wählen Sie einen Plan',
  'upgrade.done': 'Der Plan wurde aufgewertet',
  'upgrade.refused': 'Der Plan konnte nicht aufgewertet werden',
  'upgrade.failed': 'Beim Aufwerten des Plans ist ein Fehler aufgetreten',
  'upgrade.unanswered': 'Der Server hat nicht geantwortet. Versuchen Sie es erneut: Es geschieht nicht doppelt.',
  'upgrade.notLoaded': 'Die Pläne konnten nicht gelesen werden.',
  'upgrade.cancelled': 'Der Vertrag ist storniert: Er kann nicht mehr aufgewertet werden.',
};
