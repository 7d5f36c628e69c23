export const tableExportTexts = {
  // The buttons that take rows out of a table; they come with the page.
  'tableExport.csv': 'Descargar CSV',
  'tableExport.xlsx': 'Descargar Excel',
  'tableExport.print': 'Imprimir',
  'tableExport.csvFailed': 'No se pudo descargar {title}. Revisa tu conexión y vuelve a intentarlo.',
  'tableExport.printFailed': 'No se pudo imprimir {title}. Revisa tu conexión y vuelve a intentarlo.',
  'tableExport.dismiss': 'Cerrar aviso',
} as const;
