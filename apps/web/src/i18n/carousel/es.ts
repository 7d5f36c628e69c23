/** The texts of the carousel's page and of its panel above the dashboards. */
export const es = {
  'carousel.attending': 'Abriendo el registro de {name}…',
  'carousel.available': 'Disponible para carrusel',
  'carousel.fairness': 'Reparto',
  'carousel.last7Days': '7 días',
  'carousel.last30Days': '30 días',
  'carousel.nameless': 'este prospecto',
  'carousel.open': 'Ver todo',
  'carousel.period': 'Días del reparto',
  'carousel.queue': 'En espera',
  'carousel.refresh': 'Se actualiza solo cada 30 segundos',
  'carousel.switchOn': 'Los prospectos nuevos se muestran a quien está disponible. Actívate y aparecerán aquí.',
  'carousel.title': 'Prospectos nuevos',
  'carousel.waiting': { one: '{count} prospecto por registrar', other: '{count} prospectos por registrar' },
  'carousel.toRegister': 'Por registrar',
  'carousel.unavailable': 'No estás disponible para el carrusel',
  'carousel.withoutTeam':
    'Los prospectos nuevos se muestran a quien está disponible, y tu equipo no participa en el carrusel.',
  'carousel.waitingFor': {
    one: '{count} en espera desde hace {time}',
    other: '{count} en espera, el más antiguo {time}',
  },
  'carousel.nobodyWaits': 'Ningún prospecto en espera',
} as const;
