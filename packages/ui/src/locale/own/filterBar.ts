export const filterBarTexts = {
  'filterBar.open': 'Filtros',
  'filterBar.openChosen': 'Filtros ({count})',
  'filterBar.clear': 'Limpiar',
  'filterBar.done': 'Listo',
} as const;

export const filterSelectTexts = {
  'filterSelect.all': 'Todas',
  'filterSelect.search': 'Buscar en {label}',
  'filterSelect.placeholder': 'Buscar',
  'filterSelect.loading': 'Cargando…',
  'filterSelect.failed': 'Sin datos',
  'filterSelect.clear': 'Quitar selección',
} as const;

export const savedFiltersTexts = {
  'savedFilters.open': 'Guardados',
  'savedFilters.title': 'Filtros guardados',
  'savedFilters.empty': 'Aún no tienes filtros guardados. Elige los que usas a menudo y guárdalos con un nombre.',
  'savedFilters.save': 'Guardar estos filtros',
  'savedFilters.name': 'Nombre de los filtros',
  'savedFilters.keep': 'Guardar',
  'savedFilters.replace': 'Reemplazar',
  'savedFilters.cancel': 'Cancelar',
  'savedFilters.missing': 'Escribe un nombre',
  'savedFilters.taken': 'Ya tienes filtros con este nombre',
  'savedFilters.replaceQuestion': 'Ya tienes filtros con este nombre. ¿Los reemplazas?',
  'savedFilters.actions': 'Opciones de «{name}»',
  'savedFilters.rename': 'Cambiar el nombre',
  'savedFilters.update': 'Actualizar con los de ahora',
  'savedFilters.delete': 'Borrar',
  'savedFilters.undo': 'Deshacer',
  'savedFilters.applied': 'Se aplicó «{name}»',
  'savedFilters.saved': 'Se guardó «{name}»',
  'savedFilters.updated': 'Se actualizó «{name}»',
  'savedFilters.renamed': 'Ahora se llama «{name}»',
  'savedFilters.deleted': 'Se borró «{name}»',
  'savedFilters.restored': 'Se recuperó «{name}»',
} as const;
