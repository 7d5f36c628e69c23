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
  'savedFilters.taken': 'Ya tienes filtros con este nombre',
  'savedFilters.replaceQuestion': 'Ya tienes filtros con este nombre. ¿Los reemplazas?',
  'savedFilters.update': 'Actualizar con los de ahora',
  'savedFilters.applied': 'Se aplicó «{name}»',
} as const;
