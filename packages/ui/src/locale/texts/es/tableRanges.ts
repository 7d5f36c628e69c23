export const tableRangesTexts = {
  // Said when a block of cells has been marked or copied: '3 filas × 2 columnas copiadas'.
  'tableRanges.rows': { one: '{count} fila', other: '{count} filas' },
  'tableRanges.columns': { one: '{count} columna', other: '{count} columnas' },
  'tableRanges.marked': '{rows} × {columns} marcadas',
  'tableRanges.copied': '{rows} × {columns} copiadas',
  'tableRanges.cellCopied': 'Celda copiada',
  'tableRanges.failed': 'No se pudo copiar',
} as const;
