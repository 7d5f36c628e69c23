/** The texts of the page that shows who may what. */
export const es = {
  'permissions.lead': 'Así responden las reglas con la configuración en vigor. El servidor las aplica por su cuenta.',
  'permissions.inForce': 'Configuración en vigor',
  'permissions.employees': { one: '{count} empleado', other: '{count} empleados' },
  'permissions.empty': 'vacía',
  'permissions.roles': 'roles {roles}',
  'permissions.on': 'sí',
  'permissions.off': 'no',
} as const;
