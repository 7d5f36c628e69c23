export const tableAnnouncementsTexts = {
  // What assistive technology is told of a change; fetched with the first one.
  'tableAnnouncements.ascending': 'Ordenado por {column}, de menor a mayor',
  'tableAnnouncements.descending': 'Ordenado por {column}, de mayor a menor',
  'tableAnnouncements.unsorted': 'Sin orden',
  'tableAnnouncements.then': '{first}; después por {column}',
  // What stands over the table while rows are selected.
  'bulkBar.label': 'Filas elegidas',
  'bulkBar.selected': { one: '{count} elegida', other: '{count} elegidas' },
  'bulkBar.unselect': 'Quitar la selección',
} as const;
