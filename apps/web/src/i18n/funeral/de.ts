import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

/** What funeral assistance says, in German. */
export const de: Translation<typeof es> = {
  'funeral.changed':
    'Jemand anderes hat dieses Angebot geändert. Sie sehen jetzt, wem es zugewiesen ist: Versuchen Sie es noch einmal.',
  'funeral.failed': 'Nicht gespeichert: Der Server konnte es nicht ausführen. Versuchen Sie es noch einmal.',
  'funeral.gone': 'Dieses Angebot ist für Sie nicht mehr verfügbar.',
  'funeral.notRead':
    'Der Interessent konnte nicht gelesen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'funeral.open': 'Angebot öffnen',
  'funeral.plan': 'Aktivität planen',
  'funeral.reassign': 'Neu zuweisen',
  'funeral.reassigned': 'Das Angebot gehört jetzt zu {adviser}',
  'funeral.unanswered':
    'Es kam keine Antwort, und es ist nicht bekannt, ob gespeichert wurde. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  'tabulator.discount': 'Rabatt (%)',
  'tabulator.downPayment': 'Anzahlung (%)',
  'tabulator.empty':
    'Ihr Unternehmen hat noch keine Pläne mit Preis. Lassen Sie sie anlegen, um die Preistabelle zu sehen.',
  'tabulator.failed': 'Die Preise konnten nicht geladen werden.',
  'tabulator.from': 'Ab {percent} %',
  'tabulator.notTheirs': 'Die Preistabelle ist für den Bestattungsdienst.',
  'tabulator.print': 'Drucken',
  'tabulator.retry': 'Noch einmal versuchen',
  'tabulator.upTo': 'Bis {percent} %',
  'tabulator.wrong': 'Geben Sie einen Prozentsatz von {from} bis {to} ein',
};
