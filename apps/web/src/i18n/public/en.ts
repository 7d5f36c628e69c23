import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'notFound.title': 'We could not find the page',
  'notFound.text': 'The address does not exist or has moved. Our team is already working on it.',
  'terms.title': 'Terms and conditions',
  'terms.text':
    'Sereno is for internal use. The data of prospects and clients is used only to serve them, and what you do with it is recorded under your name.',
};
