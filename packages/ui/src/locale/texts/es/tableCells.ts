export const tableCellsTexts = {
  // Said below the text of a cell that is too long even for its tooltip.
  'cellPeek.more': { one: 'y {count} carácter más', other: 'y {count} caracteres más' },
  // In place of a cell that could not be drawn.
  'customColumn.failed': 'No se pudo mostrar',
  // In the header of a column that a function of the host cannot sort or filter, and in place of a figure of a group.
  'tanstackColumns.failed': 'Error',
  // What stands above the rows where each is a card, in place of the titles of the columns.
  'cardTools.sort': 'Ordenar por',
  'cardTools.unsorted': 'Sin orden',
  'cardTools.descending': 'Orden descendente',
} as const;
