import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'permissions.lead': 'This is how the rules answer under the configuration in force. The server applies its own.',
  'permissions.inForce': 'Configuration in force',
  'permissions.employees': { one: '{count} employee', other: '{count} employees' },
  'permissions.empty': 'empty',
  'permissions.roles': 'roles {roles}',
  'permissions.on': 'yes',
  'permissions.off': 'no',
};
