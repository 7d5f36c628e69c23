/** What the person is told after an operation, whichever it was; the Spanish ones are verbatim (CAT-06 to CAT-09). */
export const es = {
  'operation.done': 'Operación realizada correctamente',
  'operation.failed': 'Ocurrió un error al realizar la operación',
  'operation.updateFailed': 'Ocurrió un error al actualizar',
  'operation.incomplete': 'Falta información requerida',
} as const;
