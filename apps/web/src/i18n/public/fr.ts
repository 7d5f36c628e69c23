import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'notFound.title': 'Page introuvable',
  'notFound.text': 'L’adresse n’existe pas ou a changé. Notre équipe y travaille déjà.',
  'terms.title': 'Conditions d’utilisation',
  'terms.text':
    'Sereno est réservé à un usage interne. Les données des prospects et des clients ne servent qu’à leur suivi, et ce que vous en faites est enregistré à votre nom.',
};
