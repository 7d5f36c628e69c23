import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'operation.done': '操作が完了しました',
  'operation.failed': '操作中にエラーが発生しました',
  'operation.updateFailed': '更新中にエラーが発生しました',
  'operation.incomplete': '必須の情報が不足しています',
};
