import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'permissions.lead': '这是规则在当前配置下的结果。服务器会自行执行规则。',
  'permissions.inForce': '当前配置',
  'permissions.employees': { other: '{count} 名员工' },
  'permissions.empty': '空',
  'permissions.roles': '角色 {roles}',
  'permissions.on': '是',
  'permissions.off': '否',
};
