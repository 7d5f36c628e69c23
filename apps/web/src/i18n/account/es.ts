/** The texts of the pages about one's own account. */
export const es = {
  'passwordChange.title': 'Cambiar contraseña',
  'passwordChange.lead': 'Al guardarla se cierran tus otras sesiones; esta sigue abierta.',
  'passwordChange.current': 'Contraseña actual',
  'passwordChange.wrong': 'No es tu contraseña actual',
  'passwordChange.others': 'Tus otras sesiones se cerraron.',
  'sessions.title': 'Sesiones abiertas',
  'sessions.lead': 'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
  'sessions.ended': 'La sesión se cerró.',
} as const;
