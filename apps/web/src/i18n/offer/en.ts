import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'offer.adviser': 'Adviser',
  'offer.amount': 'Amount',
  'offer.current': 'Current month',
  'offer.empty': 'No sales for this offer yet',
  'offer.first': 'The first ten',
  'offer.month': 'Month of the offer',
  'offer.next': 'Next month',
  'offer.failed': 'Could not be loaded',
  'offer.notUpdated': 'Could not be updated',
  'offer.none': 'There is no offer in {month}',
  'offer.noneHint': 'You can look at another month’s.',
  'offer.period': 'From {start} to {end}',
  'offer.place': 'Your place: {place} of {count}',
  'offer.previous': 'Previous month',
  'offer.ranking': 'Ranking',
  'offer.refresh': 'Refresh',
  'offer.updatedAt': 'Data as of {time}',
};
