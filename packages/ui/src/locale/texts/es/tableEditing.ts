export const tableEditingTexts = {
  // What a cell that can be written into says of itself, once.
  'tableEditing.hint': 'Pulsa Enter o haz doble clic para editar la celda',
  // What is wrong with what was typed.
  'tableEditing.required': 'Escribe un valor',
  'tableEditing.choice': 'Elige una de las opciones',
  // What became of it.
  'tableEditing.failed': 'No se pudo guardar. Vuelve a intentarlo.',
  'tableEditing.notSaved': 'No se guardó «{text}» en {column}. {message}',
  'tableEditing.notSavedCells': {
    one: 'No se guardó {count} celda:',
    other: 'No se guardaron {count} celdas:',
  },
  'tableEditing.rowGone': 'La fila ya no está en la tabla. Escribiste en {column}: «{text}»',
  'tableEditing.pasted': { one: 'Se pegó {count} celda.', other: 'Se pegaron {count} celdas.' },
  'tableEditing.cleared': { one: 'Se vació {count} celda.', other: 'Se vaciaron {count} celdas.' },
  'tableEditing.refused': { one: 'No se aceptó {count}:', other: 'No se aceptaron {count}:' },
  // Which cells were refused or not saved, a line for each.
  'tableEditing.cell': '{column} de {row}: «{text}». {message}',
  'tableEditing.emptyCell': '{column} de {row}. {message}',
  'tableEditing.moreCells': { one: 'y {count} más', other: 'y {count} más' },
  'tableEditing.left': {
    one: '{count} quedó fuera de las celdas editables.',
    other: '{count} quedaron fuera de las celdas editables.',
  },
} as const;
