/** What is said when a column has moved or gone, by its menu, by a key or in the list of columns. */
export const columnNewsTexts = {
  'columnNews.place': '{column}: posición {place} de {count}',
  'columnNews.end': '{column} ya está en el extremo',
  'columnNews.pinned': '{column}: fija al inicio',
  'columnNews.unpinned': '{column}: ya no está fija',
  'columnNews.hidden': '{column}: oculta',
} as const;

export const columnMenuTexts = {
  'columnMenu.ascending': 'Orden ascendente',
  'columnMenu.descending': 'Orden descendente',
  'columnMenu.addAscending': 'Agregar al orden, ascendente',
  'columnMenu.addDescending': 'Agregar al orden, descendente',
  'columnMenu.unsorted': 'Quitar del orden',
  'columnMenu.pin': 'Fijar al inicio',
  'columnMenu.unpin': 'Dejar de fijar',
  'columnMenu.left': 'Mover a la izquierda',
  'columnMenu.right': 'Mover a la derecha',
  'columnMenu.end': 'Ya está en el extremo',
  'columnMenu.width': 'Ancho',
  'columnMenu.wider': 'Más ancha',
  'columnMenu.narrower': 'Más angosta',
  'columnMenu.widest': 'No puede ser más ancha',
  'columnMenu.narrowest': 'No puede ser más angosta',
  'columnMenu.fit': 'Ajustar al contenido',
  'columnMenu.ownWidth': 'Ancho original',
  'columnMenu.hide': 'Ocultar columna',
  'columnMenu.last': 'Debe quedar una columna a la vista',
  'columnMenu.always': 'Esta columna siempre está a la vista',
} as const;

export const columnPanelTexts = {
  'columnPanel.title': 'Columnas',
  'columnPanel.search': 'Buscar columna',
  'columnPanel.none': 'Ninguna columna se llama así',
  'columnPanel.pin': 'Fijar {column} al inicio',
  'columnPanel.up': 'Subir {column}',
  'columnPanel.down': 'Bajar {column}',
  'columnPanel.showAll': 'Mostrar todas',
  'columnPanel.allShown': 'Todas las columnas están a la vista',
  'columnPanel.reset': 'Restablecer',
  'columnPanel.wasReset': 'Las columnas están como al principio',
} as const;
