import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'prospect.contactRequired': '请至少填写电话或电子邮箱',
  'prospect.acceptsEmail': '潜在客户同意接收邮件',
};
