import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'operation.done': '操作已成功完成',
  'operation.failed': '执行操作时出错',
  'operation.updateFailed': '更新时出错',
  'operation.incomplete': '缺少必填信息',
};
