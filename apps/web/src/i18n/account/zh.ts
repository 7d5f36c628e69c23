import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'passwordChange.lead': '保存后，您的其他会话将结束，当前会话保持登录。',
  'passwordChange.current': '当前密码',
  'passwordChange.wrong': '与您的当前密码不符',
  'passwordChange.others': '您的其他会话已结束。',
};
