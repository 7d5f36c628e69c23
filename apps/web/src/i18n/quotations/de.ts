import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'quotationAdd.activity': 'Zur begonnenen Aktivität',
  'quotationAdd.change': 'Interessenten wechseln',
  'quotationAdd.changeDiscount': 'Der Rabatt beträgt jetzt bis zu {percent}',
  'quotationAdd.changeDownPayment': 'Die Anzahlung beträgt jetzt mindestens {percent} des Gesamtbetrags',
  'quotationAdd.changeGone': '{name} wird nicht mehr angeboten',
  'quotationAdd.changePrice': '{name}: von {before} auf {after}',
  'quotationAdd.changes': 'Die Konditionen haben sich geändert',
  'quotationAdd.changeTerm': 'Die gewählte Laufzeit wird nicht mehr angeboten',
  'quotationAdd.dropActivity': 'Ohne die Aktivität anbieten',
  'quotationAdd.failed':
    'Nicht gespeichert: Der Server konnte es nicht. Ihre Eingaben sind noch da; versuchen Sie es erneut.',
  'quotationAdd.for': 'Für {name}',
  'quotationAdd.lost':
    'Der Interessent in der Adresse existiert nicht oder ist für Sie nicht sichtbar. Suchen Sie nach dem Namen.',
  'quotationAdd.lostActivity': 'Die Aktivität in der Adresse ist nicht lesbar: Das Angebot wird ohne sie gespeichert.',
  'quotationAdd.newProspect': 'Neuer Interessent',
  'quotationAdd.notAsked': 'Der Interessent konnte nicht abgefragt werden.',
  'quotationAdd.pricesChanged':
    'Die Preise haben sich inzwischen geändert. Prüfen Sie die Beträge und speichern Sie erneut.',
  'quotationAdd.prospect': 'Interessent',
  'quotationAdd.refused': 'Der Server hat das Angebot nicht angenommen. Ihre Eingaben sind noch da.',
  'quotationAdd.retry': 'Erneut versuchen',
  'quotationAdd.saved': 'Angebot gespeichert',
  'quotationAdd.unanswered':
    'Es kam keine Antwort. Ihre Eingaben sind noch da; speichern Sie erneut: Es wird nichts doppelt angelegt.',
  'quotationAdd.unknown':
    'Es kam keine Antwort, und es ist unklar, ob gespeichert wurde. Prüfen Sie die Angebote, bevor Sie erneut speichern.',
  'quotationAdd.unnamed': 'Ohne Namen',
  'quotationAdd.who': 'Für wen ist das Angebot?',
  'quotations.add': 'Neues Angebot',
  'quotations.discount': 'Rabatt anfragen',
  'quotations.adviser': 'Berater',
  'quotations.cash': 'Barzahlung',
  'quotations.contract': 'Vertrag',
  'quotations.contracted': 'Zum Vertrag geworden',
  'quotations.date': 'Datum',
  'quotations.expired': 'Abgelaufen',
  'quotations.months': { one: '{count} Monat', other: '{count} Monate' },
  'quotations.number': 'Nummer',
  'quotations.plan': 'Plan',
  'quotations.prospect': 'Interessent',
  'quotations.status': 'Gültigkeit',
  'quotations.term': 'Laufzeit',
  'quotations.title': 'Angebote',
  'quotations.total': 'Gesamt',
  'quotations.unknown': 'Dieses Angebot existiert nicht oder ist für Sie nicht sichtbar.',
  'quotations.valid': 'Gültig',
  'quotations.validUntil': 'Gültig bis',
};
