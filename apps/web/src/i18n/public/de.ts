import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Die Adresse existiert nicht oder hat sich geändert. Unser Team arbeitet bereits daran.',
  'terms.title': 'Nutzungsbedingungen',
  'terms.text':
    'Sereno ist nur für den internen Gebrauch bestimmt. Die Daten von Interessenten und Kunden werden nur zu deren Betreuung verwendet, und was Sie damit tun, wird unter Ihrem Namen protokolliert.',
};
