export const funnelTexts = {
  'funnelChart.step': 'Paso',
  'funnelChart.value': 'Cantidad',
  'funnelChart.ofPrevious': 'Del anterior',
  'funnelChart.ofFirst': 'Del primero',
  'funnelChart.both': '{previous} del anterior · {first} del primero',
  'funnelChart.change': 'Cambio',
  'funnelChart.lost': 'Se pierden {figure}',
  'funnelChart.more': 'Se suman {figure}',
  'funnelChart.same': 'Sin cambio',
  'funnelChart.larger': 'Con más que el paso anterior: {names}.',
  'funnelChart.negative': 'Lo negativo no se dibuja.',
} as const;
