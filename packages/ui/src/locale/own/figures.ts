/** What the cards with figures have in common. */
export const figureTexts = {
  'figure.all': 'Ver los {count}',
  'figure.fewer': 'Ver solo {count}',
  'figure.noData': 'Sin datos',
  'figure.none': 'sin datos',
  'figure.spoken': '{label}: {value}',
} as const;

export const figureCardTexts = {
  'figureCard.details': 'Desglose',
  'figureCard.detailsOf': 'Desglose de {label}',
  'figureCard.explain': 'Qué significa {label}',
  'figureCard.open': 'Ver las filas',
  'figureCard.pressed': '{figure}. {action}',
} as const;

export const figureDeltaTexts = {
  'figureDelta.against': 'contra el periodo anterior',
  'figureDelta.better': 'mejora',
  'figureDelta.down': 'Baja {amount} contra el periodo anterior',
  'figureDelta.judged': '{change}, {judgement}',
  'figureDelta.points': '{amount} puntos',
  'figureDelta.same': 'Sin cambio contra el periodo anterior',
  'figureDelta.unknown': 'Sin dato del periodo anterior',
  'figureDelta.up': 'Sube {amount} contra el periodo anterior',
  'figureDelta.worse': 'empeora',
} as const;

export const rankingCardTexts = {
  'rankingCard.found': { one: '{count} resultado', other: '{count} resultados' },
  'rankingCard.noMatch': 'Ningún nombre coincide con la búsqueda',
  'rankingCard.own': 'Tú',
  'rankingCard.place': 'Lugar {position}',
  'rankingCard.search': 'Buscar por nombre',
} as const;

export const goalCardTexts = {
  'goalCard.behind': { one: 'Falta {amount} para ir al ritmo', other: 'Faltan {amount} para ir al ritmo' },
  'goalCard.day': 'Día {day} de {days}',
  'goalCard.exceeded': 'Meta superada por {amount}',
  'goalCard.none': 'Sin meta',
  'goalCard.of': 'de {goal}',
  'goalCard.onPace': 'Al ritmo',
  'goalCard.reached': 'Meta alcanzada',
  'goalCard.remaining': { one: 'Falta {amount}', other: 'Faltan {amount}' },
} as const;
