import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'module.title': 'Diese Seite ist noch nicht verfügbar',
  'module.dashboard':
    'Überfällige Aktivitäten und eine Übersicht über Interessenten, Aktivitäten und Verkäufe Ihres Teams.',
  'module.salesDashboard': 'Verkäufe nach Tag, Geschäftsbereich, Produkt, Berater und Gemeinde.',
  'module.totalSalesDashboard': 'Die Summe der Verträge und Stornierungen eines Zeitraums.',
  'module.salesTeamDashboard': 'Versicherungsverkäufe nach Team, mit Zielen und dem, was noch fehlt.',
  'module.financialDashboard': 'Was jede Kampagne in digitalen Medien kostet und was sie einbringt.',
  'module.monthlyOffer': 'Der Stand der Teams bei der Aktion des Monats.',
  'module.commissionsReport': 'Die Provisionen eines Zeitraums.',
  'module.commissionsAnalytics':
    'Ihre Provisionen Woche für Woche: prüfen, unterschreiben oder eine Klärung beantragen.',
  'module.carousel': 'Neue Interessenten, die darauf warten, betreut zu werden.',
  'module.prospect': 'Interessenten: erfassen, betreuen und neu zuweisen.',
  'module.funeralnet': 'Bestattungsservice: Nachverfolgung der Interessenten, Angebote und Tariftabelle.',
  'module.report': 'Berichte über Klärungen, Rabatte, Aktivitäten, Interessenten und Verkäufe.',
  'module.activity': 'Ihre Aktivitäten: die heutigen, die überfälligen und die kommenden.',
  'module.recordari': 'Recordari und seine Reservierungen.',
  'module.quotation': 'Angebote für Bestattungspläne und Versicherungen.',
  'module.contract': 'Verträge: einsehen, auf einen besseren Plan umstellen, Begünstigte und säumige Zahler ansehen.',
  'module.catalog': 'Die Stammdaten, mit denen ganz Sereno arbeitet: Typen, Betreffe, Vorlagen und Budgets.',
  'module.guard': 'Die Nachtdienste und wer an der Reihe ist.',
  'module.user': 'Die Personen, die Sereno nutzen, ihre Standorte und ihre Angaben zur Rechnungsstellung.',
};
