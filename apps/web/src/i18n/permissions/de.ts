import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'permissions.lead': 'So antworten die Regeln mit der geltenden Konfiguration. Der Server wendet seine eigenen an.',
  'permissions.inForce': 'Geltende Konfiguration',
  'permissions.employees': { one: '{count} Person', other: '{count} Personen' },
  'permissions.empty': 'leer',
  'permissions.roles': 'Rollen {roles}',
  'permissions.on': 'ja',
  'permissions.off': 'nein',
};
