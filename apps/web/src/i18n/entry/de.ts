import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'app.connectionLost': 'Keine Verbindung zum Server. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  'app.failed.title': 'Auf dieser Seite ist ein Fehler aufgetreten',
  'app.failed.text':
    'Ihre gespeicherten Daten sind sicher. Laden Sie die Seite neu; tritt der Fehler erneut auf, wenden Sie sich an den Support.',
  'app.failed.action': 'Neu laden',
  'app.config.title': 'Sereno kann nicht starten',
  'app.config.text': 'Die Konfiguration der Website ist ungültig. Geben Sie dem Support diese Angabe weiter: {detail}',
  'app.unreachable.title': 'Keine Verbindung zum Server',
  'app.unreachable.text':
    'Die Konfiguration der Website konnte nicht geladen werden. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  'login.title': 'Anmelden',
  'login.lead': 'Verwenden Sie Benutzername und Passwort Ihres Firmenkontos.',
  'login.username': 'Benutzername',
  'login.password': 'Passwort',
  'login.submit': 'Anmelden',
  'login.busy': 'Anmeldung läuft …',
  'login.locating': 'Standort wird ermittelt …',
  'login.invalid': 'Die Anmeldedaten sind falsch',
  'login.disabled': 'Ihr Konto ist im ERP deaktiviert',
  'login.tooManyAttempts': 'Zu viele Fehlversuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
  'login.failed': 'Auf dem Server ist ein Problem aufgetreten. Versuchen Sie es in einigen Minuten erneut.',
  'login.malformed':
    'Die Antwort des Servers ist nicht lesbar. Versuchen Sie es erneut; tritt der Fehler wieder auf, wenden Sie sich an den Support.',
  'location.enable': 'Aktivieren Sie Ihren Standort, um sich anzumelden',
  'location.optional': 'Ihr Standort ist deaktiviert. Sie können sich auch ohne ihn anmelden.',
  'location.unsupported': 'Ihr Browser unterstützt den Standortzugriff nicht. Versuchen Sie es mit einem anderen',
  'location.required': 'Der Standort muss aktiviert sein',
  'location.retry': 'Erneut versuchen',
  'validation.required': 'Dieses Feld ist erforderlich',
  'validation.tooShort': 'Mindestens {limit} Zeichen',
  'validation.tooLong': 'Höchstens {limit} Zeichen',
  'validation.commonPassword': 'Das ist eines der meistbenutzten Passwörter. Bitte wähle ein anderes.',
  'app.home': 'Zum Aktivitäten-Dashboard',
  'login.forgot': 'Passwort vergessen?',
  'login.register': 'Konto erstellen',
  'login.mailSent':
    'Wir haben Ihnen einen Link gesendet, mit dem Sie ein neues Passwort wählen können. Sehen Sie in Ihr Postfach.',
  'login.passwordSet': 'Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.',
  'login.registered': 'Ihr Konto ist erstellt. Melden Sie sich an.',
  'auth.language': 'Deutsch',
  'auth.appearance': 'Sprache und Darstellung',
  'login.sessionEnded': 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
};
