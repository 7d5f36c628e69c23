import type { UiTexts } from './es.ts';

export const zh: UiTexts = {
  'banner.dismiss': '关闭通知',
  'drawer.close': '关闭',
};
