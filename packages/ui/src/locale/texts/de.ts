import type { UiTexts } from './es.ts';

export const de: UiTexts = {
  'banner.dismiss': 'Hinweis schließen',
  'drawer.close': 'Schließen',
};
