import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'mail.prospecto': 'Prospect’s name',
  'mail.asesor': 'Writer’s name',
  'mail.empresa': 'Company',
  'mail.telefono': 'Writer’s phone',
  'mail.insert': 'Insert into “{field}”',
  'mail.title': 'Write to {name}',
  'mail.template': 'Template',
  'mail.none': 'No template',
  'mail.open': 'Open email',
  'mail.cancel': 'Cancel',
  'mail.missing': 'This is not known, its place stays empty: {names}.',
  'mail.tooLong':
    'The text is too long to hand to your mail program: it is copied on opening, and you only have to paste it.',
  'mail.notCopied': 'The text could not be copied.',
  'mail.notLoaded': 'The templates could not be read. Your email opens without a text.',
  'mail.preview': 'Preview',
  'mail.tryWith': 'See it with the data of a prospect',
};
