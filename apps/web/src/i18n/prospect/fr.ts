import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'prospect.contactRequired': 'Saisissez au moins un numéro de téléphone ou une adresse e-mail',
  'prospect.acceptsEmail': 'Le prospect accepte de recevoir des e-mails',
};
