import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'prospect.contactRequired': 'Geben Sie mindestens eine Telefonnummer oder eine E-Mail-Adresse ein',
  'prospect.acceptsEmail': 'Der Interessent möchte E-Mails erhalten',
};
