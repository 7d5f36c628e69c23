/** The texts of the offer of the month. */
export const es = {
  'offer.adviser': 'Asesor',
  'offer.amount': 'Importe',
  'offer.current': 'Mes actual',
  'offer.empty': 'Todavía no hay ventas para esta oferta',
  'offer.first': 'Los diez primeros',
  'offer.month': 'Mes de la oferta',
  'offer.next': 'Mes siguiente',
  'offer.noData': 'Sin datos',
  'offer.none': 'No hay oferta en {month}',
  'offer.noneHint': 'Puedes ver la de otro mes.',
  'offer.period': 'Del {start} al {end}',
  'offer.place': 'Tu lugar: {place} de {count}',
  'offer.previous': 'Mes anterior',
  'offer.ranking': 'Clasificación',
  'offer.refresh': 'Actualizar',
  'offer.updatedAt': 'Datos al {time}',
} as const;
