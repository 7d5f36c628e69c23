export const histogramTexts = {
  'histogram.interval': 'Intervalo',
  'histogram.count': 'Cantidad',
  'histogram.share': 'Parte',
  'histogram.range': '{from} a menos de {to}',
  'histogram.last': '{from} a {to}',
  'histogram.unknown': 'Sin dato',
} as const;
