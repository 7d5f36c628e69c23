import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'commissions.accept': 'Annehmen',
  'commissions.changes': 'Was sich seit letzter Woche geändert hat',
  'commissions.channelManagerPdf': 'PDF Kanalleitung',
  'commissions.chooseAdviser': 'Wählen Sie einen Berater, um sein PDF herunterzuladen',
  'commissions.disputed': 'Klärung der Woche {ww} angefordert',
  'commissions.downloading': 'Wird heruntergeladen …',
  'commissions.everybody': 'Alle',
  'commissions.filters': 'Filter der Provisionen',
  'commissions.leave.leave': 'Verlassen',
  'commissions.leave.stay': 'Hier warten',
  'commissions.leave.text':
    'Sie kann gespeichert werden, auch wenn Sie gehen. Dann sagt Ihnen ein Hinweis, was geschehen ist.',
  'commissions.leave.title': 'Verlassen, während Ihre Entscheidung gesendet wird?',
  'commissions.linesOf': 'Provisionen {week}',
  'commissions.loading': 'Wird geladen …',
  'commissions.managerPdf': 'PDF Führungskraft',
  'commissions.outcome.changed':
    'Die Zeilen der Woche haben sich geändert; Sie sehen jetzt die neuen. Es wurde nichts unterschrieben: Prüfen Sie sie und unterschreiben Sie erneut.',
  'commissions.outcome.decided':
    'Über diese Woche wurde bereits in einer anderen Sitzung entschieden. Unten steht, was gilt; Ihre Entscheidung wurde nicht gespeichert.',
  'commissions.outcome.done': 'Ihre Entscheidung wurde gespeichert.',
  'commissions.outcome.refused':
    'Der Server hat die Entscheidung nicht angenommen. Die Woche ist noch offen, und es wurde nichts gespeichert.',
  'commissions.outcome.saved': 'Die Antwort ging unterwegs verloren, aber Ihre Entscheidung wurde gespeichert.',
  'commissions.outcome.undetermined':
    'Die Antwort ging unterwegs verloren, und die Woche ist inzwischen entschieden, sagt aber nicht womit. Wir können nicht wissen, ob es das war, was Sie gesendet haben: Unten steht, was gilt.',
  'commissions.outcome.unknown':
    'Die Verbindung ging verloren, und es ist nicht bekannt, ob Ihre Entscheidung gespeichert wurde. Senden Sie sie nicht noch einmal: Lesen Sie die Woche erneut.',
  'commissions.noOwn': 'Sie haben keine wöchentlichen Provisionen',
  'commissions.noOwnReason': 'Ihr Konto hat keine Verkäufernummer. Wenn Sie verkaufen, lassen Sie sich eine zuweisen.',
  'commissions.noSuchWeek':
    'Die Woche {week} gibt es nicht, oder sie kann hier nicht angesehen werden. Es wird keine andere an ihrer Stelle gezeigt.',
  'commissions.outcome.waiting':
    'Der Server hat Ihre Entscheidung nicht bestätigt, und die Woche ist vorerst noch offen. Noch ist nicht bekannt, ob sie gespeichert wird: Wir lesen sie alle paar Sekunden neu. Sie können sie auch noch einmal senden; es zählt nur eine.',
  'commissions.nobody': 'Es gibt niemanden, für den es heruntergeladen werden kann',
  'commissions.pdf.noPdf': 'Was ankam, ist kein PDF. Es wurde nichts gespeichert; versuchen Sie es erneut.',
  'commissions.pdf.none': 'Für Sie gibt es kein PDF dieser Woche. Es wurde nichts gespeichert.',
  'commissions.pdf.refused':
    'Der Server konnte das PDF nicht liefern. Es wurde nichts gespeichert; versuchen Sie es erneut.',
  'commissions.pdf.unreachable': 'Der Server ist nicht erreichbar. Es wurde nichts gespeichert.',
  'commissions.pdfSaved': '{name} wurde heruntergeladen',
  'commissions.plainPdf': 'PDF herunterladen',
  'commissions.readAgain': 'Erneut lesen',
  'commissions.reconcile': 'Klärung anfordern',
  'commissions.showWeek': 'Woche {ww} vom {start} bis {end} zeigen',
  'commissions.signed': 'Woche {ww} unterschrieben',
  'commissions.subdirectorPdf': 'PDF Bereichsleitung',
  'commissions.toPay': 'Auszuzahlen',
  'commissions.totals': 'Summen nach Art',
  'commissions.trainerPdf': 'PDF Trainer',
  'commissions.weekDays': 'Woche {ww} vom {start} bis {end}',
  'commissions.weekOf': '{person} · Woche {ww} vom {start} bis {end}',
};
