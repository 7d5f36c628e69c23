import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'activity.finished': 'The activity was finished',
  'activity.rescheduled': 'The activity was rescheduled',
  'activity.alreadyFinished': 'The activity was already finished',
  'activity.withoutAddress': 'An appointment cannot be scheduled without an address.',
  'activity.withoutPhone': 'A call cannot be scheduled without a contact number.',
  'activity.withoutEmail': 'An email cannot be scheduled without an email address.',
  'activity.withoutWhatsapp': 'A WhatsApp message cannot be scheduled without a contact number.',
  'activity.withoutSmsNumber': 'A text message cannot be scheduled without a contact number.',
  'activity.unknownType': 'That type of activity cannot be used, check the information.',
  'activity.dateTooEarly': 'The date must not be before the earliest date',
  'activity.dateTooLate': 'The date must not be after the latest date',
  'activity.quotationQuestion': 'Do you want to make a quotation?',
  'activity.quotationYes': 'Yes',
  'activity.quotationNo': 'No',
};
