import type { UiTexts } from './es.ts';

export const ja: UiTexts = {
  'banner.dismiss': 'お知らせを閉じる',
  'drawer.close': '閉じる',
};
