export const dataTableTexts = {
  'dataTable.failed': 'Sin datos',
  'dataTable.menuFailed': 'No se pudo abrir el menú. Revisa tu conexión y vuelve a intentarlo.',
  'dataTable.noMatches': 'No hay coincidencias',
  'dataTable.yes': 'Sí',
  'dataTable.no': 'No',
  'dataTable.loading': 'Cargando filas…',
  'dataTable.retry': 'Reintentar',
  'dataTable.clearAll': 'Quitar búsqueda y filtros',
  'dataTable.rows': { one: '{count} fila', other: '{count} filas' },
  'dataTable.rowsOf': { one: '{count} fila de {total}', other: '{count} filas de {total}' },
} as const;

export const tableToolbarTexts = {
  'tableToolbar.add': 'Agregar',
  'tableToolbar.search': 'Buscar en {title}',
  'tableToolbar.searchShort': 'Buscar',
  'tableToolbar.clearSearch': 'Borrar la búsqueda',
  'tableToolbar.tools': 'Herramientas de {title}',
  'tableToolbar.columns': 'Columnas',
  'tableToolbar.filter': 'Filtrar',
  'tableToolbar.views': 'Vistas',
} as const;

export const tableGridTexts = {
  'tableGrid.selectRow': 'Elegir {row}',
  'tableGrid.selectPage': 'Elegir las filas de esta página',
  'tableGrid.selectAll': 'Elegir todas las filas',
  'tableGrid.expand': 'Detalles de {row}',
  'tableGrid.actions': 'Acciones de {row}',
  'tableGrid.detailColumn': 'Detalles',
  'tableGrid.actionsColumn': 'Acciones',
  'tableGrid.moreActionsColumn': 'Más acciones',
  'tableGrid.columnMenu': 'Opciones de {column}',
  'tableGrid.totals': 'Totales',
} as const;

export const tablePagesTexts = {
  'tablePages.label': 'Páginas de {title}',
  'tablePages.range': '{from}–{to} de {count}',
  'tablePages.page': 'Página {page} de {pages}',
  'tablePages.size': 'Filas por página',
  'tablePages.first': 'Primera página',
  'tablePages.previous': 'Página anterior',
  'tablePages.next': 'Página siguiente',
  'tablePages.last': 'Última página',
} as const;
