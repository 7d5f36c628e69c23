import type { UiTexts } from './es.ts';

export const fr: UiTexts = {
  'banner.dismiss': 'Fermer l’avis',
  'drawer.close': 'Fermer',
};
