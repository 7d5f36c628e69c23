import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'commissions.accept': 'Accept',
  'commissions.channelManagerPdf': 'Channel manager PDF',
  'commissions.chooseAdviser': 'Choose an adviser to download their PDF',
  'commissions.downloading': 'Downloading…',
  'commissions.everybody': 'Everybody',
  'commissions.filters': 'Commission filters',
  'commissions.linesOf': 'Commissions {week}',
  'commissions.loading': 'Loading…',
  'commissions.managerPdf': 'Manager PDF',
  'commissions.news.changed':
    'The lines of the week changed and are now the ones you see. Nothing was signed: review them and sign again.',
  'commissions.news.decided':
    'This week was already decided in another session. Below is what stands; yours was not saved.',
  'commissions.news.done': 'Your decision was saved.',
  'commissions.news.notSaved': 'The week is still pending: your decision was not saved. You can try again.',
  'commissions.news.refused':
    'The server did not accept the decision. The week is still pending and nothing was saved.',
  'commissions.news.saved': 'The answer was lost on the way, but your decision was saved.',
  'commissions.news.unknown':
    'The connection was lost and we do not know whether your decision was saved. Do not send it again: read the week again.',
  'commissions.noOwn': 'You have no weekly commissions',
  'commissions.noOwnReason': 'Your account has no seller’s number. If you sell, ask for one to be assigned.',
  'commissions.noSuchWeek': 'Week {week} does not exist or cannot be looked at here. No other is shown in its place.',
  'commissions.nobody': 'There is nobody to download it for',
  'commissions.pdf.noPdf': 'What came is not a PDF. Nothing was saved; try again.',
  'commissions.pdf.none': 'There is no PDF of that week for you. Nothing was saved.',
  'commissions.pdf.refused': 'The server could not give the PDF. Nothing was saved; try again.',
  'commissions.pdf.unreachable': 'The server cannot be reached. Nothing was saved.',
  'commissions.pdfSaved': '{name} was downloaded',
  'commissions.plainPdf': 'Download PDF',
  'commissions.readAgain': 'Read again',
  'commissions.reconcile': 'Request reconciliation',
  'commissions.showWeek': 'Show week {ww} from {start} to {end}',
  'commissions.subdirectorPdf': 'Assistant manager PDF',
  'commissions.toPay': 'To pay',
  'commissions.trainerPdf': 'Trainer PDF',
  'commissions.weekDays': 'Week {ww} from {start} to {end}',
  'commissions.weekOf': '{person} · Week {ww} from {start} to {end}',
};
