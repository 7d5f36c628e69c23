import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

/** What funeral assistance says, in English. */
export const en: Translation<typeof es> = {
  'funeral.changed': 'Somebody else changed this quotation. You now see who has it: try again.',
  'funeral.failed': 'Not saved: the server could not do it. Try again.',
  'funeral.gone': 'This quotation is no longer available to you.',
  'funeral.notRead': 'The prospect could not be read. Check your connection and try again.',
  'funeral.open': 'Open quotation',
  'funeral.plan': 'Plan activity',
  'funeral.reassign': 'Reassign',
  'funeral.reassigned': 'The quotation is now {adviser}’s',
  'funeral.unanswered': 'No answer came, and it is not known whether it was saved. Check your network and try again.',
  'tabulator.discount': 'Discount (%)',
  'tabulator.downPayment': 'Down payment (%)',
  'tabulator.empty': 'Your company has no plans with a price yet. Have them added to see the price table.',
  'tabulator.failed': 'The prices could not be loaded.',
  'tabulator.from': 'From {percent}%',
  'tabulator.notTheirs': 'The price table is for funeral assistance.',
  'tabulator.print': 'Print',
  'tabulator.retry': 'Try again',
  'tabulator.upTo': 'Up to {percent}%',
  'tabulator.wrong': 'Enter a percentage from {from} to {to}',
};
