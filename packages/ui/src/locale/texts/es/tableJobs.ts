export const tableJobsTexts = {
  // What is being made of a table's rows, and how it went; fetched with that.
  'exportStrip.cancel': 'Cancelar',
  'downloadJob.making': 'Preparando {file}',
  'downloadJob.done': { one: '{file} descargado, {count} fila', other: '{file} descargado, {count} filas' },
  'downloadJob.cancelled': '{file} cancelado',
  'printJob.ask': '¿Imprimir {title}?',
  'printJob.amount': {
    one: 'Vas a imprimir {count} fila, unas {sheets} hojas. Para imprimir menos, cancela y filtra la tabla.',
    other: 'Vas a imprimir {count} filas, unas {sheets} hojas. Para imprimir menos, cancela y filtra la tabla.',
  },
  'printJob.over': 'Más de {count} filas.',
  'printJob.hard': 'Con tantas, el navegador puede tardar varios minutos o no lograrlo.',
  'printJob.print': 'Imprimir todo',
  'printJob.making': 'Preparando la impresión de {title}',
  'printJob.cancelled': 'Impresión de {title} cancelada',
  'printJob.impossible': 'Este navegador no puede imprimir. Abre la página en otro.',
  'printSheet.search': 'Búsqueda: {text}',
} as const;
