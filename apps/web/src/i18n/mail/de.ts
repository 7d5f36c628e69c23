import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'mail.prospecto': 'Name des Interessenten',
  'mail.asesor': 'Name des Absenders',
  'mail.empresa': 'Unternehmen',
  'mail.telefono': 'Telefon des Absenders',
  'mail.insert': 'In „{field}“ einfügen',
  'mail.title': 'An {name} schreiben',
  'mail.template': 'Vorlage',
  'mail.none': 'Ohne Vorlage',
  'mail.open': 'E-Mail öffnen',
  'mail.cancel': 'Abbrechen',
  'mail.missing': 'Das fehlt uns, die Stelle bleibt leer: {names}.',
  'mail.tooLong':
    'Der Text ist zu lang für Ihr Mailprogramm: Er wird beim Öffnen kopiert, Sie müssen ihn nur einfügen.',
  'mail.notCopied': 'Der Text konnte nicht kopiert werden.',
  'mail.notLoaded': 'Die Vorlagen konnten nicht gelesen werden. Ihre E-Mail öffnet sich ohne Text.',
  'mail.preview': 'Vorschau',
  'mail.tryWith': 'Mit den Daten eines Interessenten ansehen',
};
