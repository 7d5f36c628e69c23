import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'commissions.accept': 'Accept',
  'commissions.changes': 'What has changed since last week',
  'commissions.channelManagerPdf': 'Channel manager PDF',
  'commissions.chooseAdviser': 'Choose an adviser to download their PDF',
  'commissions.disputed': 'Reconciliation of week {ww} requested',
  'commissions.downloading': 'Downloading…',
  'commissions.everybody': 'Everybody',
  'commissions.filters': 'Commission filters',
  'commissions.leave.leave': 'Leave',
  'commissions.leave.stay': 'Wait here',
  'commissions.leave.text': 'It may be saved even if you leave. If you do, a notice will tell you what happened.',
  'commissions.leave.title': 'Leave while your decision is being sent?',
  'commissions.linesOf': 'Commissions {week}',
  'commissions.loading': 'Loading…',
  'commissions.managerPdf': 'Manager PDF',
  'commissions.outcome.changed':
    'The lines of the week changed and are now the ones you see. Nothing was signed: review them and sign again.',
  'commissions.outcome.decided':
    'This week was already decided in another session. Below is what stands; yours was not saved.',
  'commissions.outcome.done': 'Your decision was saved.',
  'commissions.outcome.refused':
    'The server did not accept the decision. The week is still pending and nothing was saved.',
  'commissions.outcome.saved': 'The answer was lost on the way, but your decision was saved.',
  'commissions.outcome.undetermined':
    'The answer got lost on the way and the week is decided by now, but it does not say with what. We cannot know whether it was what you sent: what was kept is below.',
  'commissions.outcome.unknown':
    'The connection was lost and we do not know whether your decision was saved. Do not send it again: read the week again.',
  'commissions.noOwn': 'You have no weekly commissions',
  'commissions.noOwnReason': 'Your account has no seller’s number. If you sell, ask for one to be assigned.',
  'commissions.noSuchWeek': 'Week {week} does not exist or cannot be looked at here. No other is shown in its place.',
  'commissions.outcome.waiting':
    'The server did not confirm your decision and, for now, the week is still pending. It is not known yet whether it will be saved: we read it again every few seconds. You can also send it again; only one counts.',
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
  'commissions.signed': 'Week {ww} signed',
  'commissions.subdirectorPdf': 'Assistant manager PDF',
  'commissions.toPay': 'To pay',
  'commissions.totals': 'Totals by type',
  'commissions.trainerPdf': 'Trainer PDF',
  'commissions.weekDays': 'Week {ww} from {start} to {end}',
  'commissions.weekOf': '{person} · Week {ww} from {start} to {end}',
};
