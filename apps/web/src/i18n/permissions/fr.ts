import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'permissions.lead':
    'Voici ce que répondent les règles avec la configuration en vigueur. Le serveur applique les siennes.',
  'permissions.inForce': 'Configuration en vigueur',
  'permissions.employees': { one: '{count} employé', other: '{count} employés' },
  'permissions.empty': 'vide',
  'permissions.roles': 'rôles {roles}',
  'permissions.on': 'oui',
  'permissions.off': 'non',
};
