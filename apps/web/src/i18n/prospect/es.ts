/** What registering and changing a prospect comes to; the form itself speaks in the texts of the components. */
export const es = {
  'prospect.failed': 'No se guardó: el servidor no pudo hacerlo. Lo que escribiste sigue aquí; vuelve a intentarlo.',
  'prospect.gone': 'Este prospecto ya no existe o ya no lo puedes editar. Lo que escribiste sigue aquí.',
  'prospect.leadGone': 'Este prospecto del carrusel ya no está por registrar. Si guardas, quedará como uno nuevo.',
  'prospect.notLoaded': 'No se pudo cargar lo que cambió. Lo que escribiste sigue aquí; vuelve a intentarlo.',
  'prospect.refused': 'El servidor no aceptó los datos. Lo que escribiste sigue aquí.',
  'prospect.registered': 'Prospecto registrado',
  'prospect.saved': 'Cambios guardados',
  'prospect.unanswered': 'No llegó respuesta. Lo que escribiste sigue aquí; guarda otra vez: no se duplicará.',
  'prospect.unknown': 'No llegó respuesta y no se sabe si se guardó. Revisa tus prospectos antes de guardar otra vez.',
  'prospect.unnamed': 'Sin nombre',
  'prospect.unreadable': 'No se pudieron leer los datos del prospecto; captúralos a mano.',
} as const;
