import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'prospect.contactRequired': 'Enter at least a phone number or an email address',
  'prospect.acceptsEmail': 'The prospect agrees to receive emails',
};
