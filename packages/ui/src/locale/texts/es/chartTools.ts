export const chartToolsTexts = {
  // What takes a chart's figures elsewhere.
  'chartTools.label': 'Exportar {title}',
  'chartTools.copy': 'Copiar',
  'chartTools.csv': 'Descargar CSV',
  'chartTools.png': 'Descargar PNG',
  'chartTools.print': 'Imprimir',
  'chartTools.copied': 'Copiado',
  'chartTools.saved': '{file} descargado',
  'chartTools.failed': 'No se pudo exportar {title}. Revisa tu conexión y vuelve a intentarlo.',
  'chartTools.notCopied': 'Este navegador no permite copiar. Abre la tabla, selecciónala y cópiala.',
  'chartTools.cannotPrint': 'Este navegador no puede imprimir. Abre la página en otro.',
} as const;
