export const tableNewsTexts = {
  // What assistive technology is told of a change; fetched with the first one.
  'tableNews.ascending': 'Ordenado por {column}, de menor a mayor',
  'tableNews.descending': 'Ordenado por {column}, de mayor a menor',
  'tableNews.unsorted': 'Sin orden',
  'tableNews.then': '{first}; después por {column}',
  // What stands over the table while rows are selected.
  'bulkBar.label': 'Filas elegidas',
  'bulkBar.selected': { one: '{count} elegida', other: '{count} elegidas' },
  'bulkBar.unselect': 'Quitar la selección',
} as const;
