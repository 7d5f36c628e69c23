export const scatterTexts = {
  'scatterChart.name': 'Punto',
  'scatterChart.series': 'Serie',
  'scatterChart.of': '{name} · {series}',
  'scatterChart.unknown': 'Sin dato, no se dibujan: {count}.',
  'scatterChart.keys':
    'Recorre los puntos por {axis} con las flechas; Inicio y Fin llevan a los extremos; Escape cierra.',
} as const;
