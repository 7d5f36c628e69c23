export const tableViewsTexts = {
  'viewPanel.title': 'Vistas de {title}',
  'viewPanel.empty':
    'Aún no tienes vistas. Ordena, filtra y acomoda las columnas como te sirva, y guarda el resultado con un nombre.',
  'viewPanel.list': 'Vistas guardadas',
  'viewPanel.save': 'Guardar esta vista',
  'viewPanel.name': 'Nombre de la vista',
  'viewPanel.taken': 'Ya tienes una vista con este nombre',
  'viewPanel.replaceQuestion': 'Ya tienes una vista con este nombre. ¿La reemplazas?',
  'viewPanel.link': 'Enlace de la vista',
  'viewPanel.shown': 'Se muestra «{name}»',
  'viewPanel.update': 'Actualizar con lo que ves',
} as const;
