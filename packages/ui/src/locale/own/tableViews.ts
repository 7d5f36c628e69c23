export const viewPanelTexts = {
  'viewPanel.title': 'Vistas de {title}',
  'viewPanel.empty':
    'Aún no tienes vistas. Ordena, filtra y acomoda las columnas como te sirva, y guarda el resultado con un nombre.',
  'viewPanel.list': 'Vistas guardadas',
  'viewPanel.save': 'Guardar esta vista',
  'viewPanel.copy': 'Copiar enlace',
  'viewPanel.copied': 'Enlace copiado',
  'viewPanel.link': 'Enlace de la vista',
  'viewPanel.notCopied': 'El navegador no permitió copiarlo: cópialo de aquí.',
  'viewPanel.done': 'Listo',
  'viewPanel.shown': 'Se muestra «{name}»',
  'viewPanel.actions': 'Opciones de «{name}»',
  'viewPanel.rename': 'Cambiar el nombre',
  'viewPanel.update': 'Actualizar con lo que ves',
  'viewPanel.delete': 'Borrar',
  'viewPanel.undo': 'Deshacer',
  'viewPanel.saved': 'Se guardó «{name}»',
  'viewPanel.updated': 'Se actualizó «{name}»',
  'viewPanel.renamed': 'Ahora se llama «{name}»',
  'viewPanel.deleted': 'Se borró «{name}»',
  'viewPanel.restored': 'Se recuperó «{name}»',
} as const;

export const viewNameTexts = {
  'viewName.label': 'Nombre de la vista',
  'viewName.save': 'Guardar',
  'viewName.replace': 'Reemplazar',
  'viewName.cancel': 'Cancelar',
  'viewName.missing': 'Escribe un nombre',
  'viewName.taken': 'Ya tienes una vista con este nombre',
  'viewName.replaceQuestion': 'Ya tienes una vista con este nombre. ¿La reemplazas?',
} as const;
