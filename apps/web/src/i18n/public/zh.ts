import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'notFound.title': '找不到页面',
  'notFound.text': '该地址不存在或已变更。我们的团队正在处理。',
  'terms.title': '条款与条件',
  'terms.text': 'Sereno 仅供内部使用。潜在客户和客户的数据仅用于为其提供服务，您对这些数据的操作会以您的名义记录。',
};
