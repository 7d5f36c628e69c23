import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'permissions.lead': '現在の設定での規則の結果です。サーバーは独自に規則を適用します。',
  'permissions.inForce': '現在の設定',
  'permissions.employees': { other: '{count}人' },
  'permissions.empty': '空',
  'permissions.roles': 'ロール {roles}',
  'permissions.on': 'はい',
  'permissions.off': 'いいえ',
};
