export const gaugeTexts = {
  'gaugeChart.name': 'Concepto',
  'gaugeChart.value': 'Valor',
  'gaugeChart.goal': 'Meta',
  'gaugeChart.share': 'Avance',
  'gaugeChart.ofGoal': '{share} de la meta',
  'gaugeChart.goalIs': 'Meta {goal}',
  'gaugeChart.noGoal': 'Sin meta',
  'gaugeChart.keys': 'Las flechas dicen valor, meta y avance; Escape cierra.',
} as const;
