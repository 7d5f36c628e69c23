import type { UiTexts } from './es.ts';

export const en: UiTexts = {
  'banner.dismiss': 'Dismiss notice',
  'drawer.close': 'Close',
};
