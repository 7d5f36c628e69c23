export const chartFrameTexts = {
  'chartFrame.empty': 'Sin datos',
  'chartFrame.enter': 'Enter: {action}.',
  'chartFrame.keys': 'Recorre con las flechas; Inicio y Fin llevan a los extremos; Escape cierra.',
  'chartFrame.legend': 'Leyenda',
  'chartFrame.refreshing': 'Actualizando…',
  'chartFrame.role': 'gráfica',
  'chartFrame.select': 'Ver las filas',
  'chartFrame.showPlot': 'Ver como gráfica',
  'chartFrame.showTable': 'Ver como tabla',
  'chartFrame.more': 'Ver {count} más de {left}',
  'chartFrame.table': 'Tabla de {title}',
} as const;

export const seriesChartTexts = {
  'seriesChart.before': 'Periodo anterior',
  'seriesChart.besides': '{name} · antes {before}',
  'seriesChart.category': 'Categoría',
  'seriesChart.others': 'Otros',
  'seriesChart.previous': '{name}, periodo anterior',
} as const;
