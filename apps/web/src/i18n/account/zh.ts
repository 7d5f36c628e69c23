import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'passwordChange.title': '修改密码',
  'passwordChange.lead': '保存后，您的其他会话将结束，当前会话保持登录。',
  'passwordChange.current': '当前密码',
  'passwordChange.wrong': '与您的当前密码不符',
  'passwordChange.others': '您的其他会话已结束。',
  'sessions.title': '打开的会话',
  'sessions.lead': '如有不认识的会话，请将其结束并修改密码。',
  'sessions.ended': '会话已结束。',
};
