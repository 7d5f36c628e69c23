export const chartKindsTexts = {
  // A ring, a calendar, a grid of shades and a line of a word's size.
  'donutChart.name': 'Concepto',
  'donutChart.value': 'Valor',
  'donutChart.share': 'Parte',
  'donutChart.others': 'Otros',
  'donutChart.total': 'Total',
  'donutChart.negative': 'Lo negativo no se dibuja.',
  'shadeScale.label': 'Escala',
  'shadeScale.range': '{from} a {to}',
  'shadeScale.upTo': 'hasta {to}',
  'shadeScale.negative': 'menos de {zero}',
  'shadeScale.unknown': 'sin dato',
  'calendarHeatMap.day': 'Día',
  'calendarHeatMap.value': 'Valor',
  'calendarHeatMap.last': 'Se ven los últimos {count} días.',
  'calendarHeatMap.keys':
    'Recorre los días con las flechas: arriba y abajo por día, a los lados por semana. Escape cierra.',
  'heatGrid.row': 'Concepto',
  'heatGrid.part':
    'Se dibujan {rows} de {allRows} filas y {columns} de {allColumns} columnas; la tabla las tiene todas.',
  'heatGrid.keys': 'Recorre las celdas con las flechas en las cuatro direcciones. Escape cierra.',
  'sparkline.empty': '{label}: sin datos',
  'sparkline.name': '{label}: de {first} a {last}, mínimo {min}, máximo {max}',
} as const;
