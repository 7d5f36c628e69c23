/** What was typed and not sent yet, by the names of its fields, and what the frame tells of it. */
export const es = {
  'outbox.address': 'Dirección',
  'outbox.comments': 'Comentarios',
  'outbox.date': 'Fecha de actividad',
  'outbox.observations': 'Observaciones',
  'outbox.phone': 'Teléfono',
  'outbox.slot': '{date}, de {start} a {end}',
  'outbox.subject': 'Asunto',
  'outbox.unknown': 'No sabemos si llegó. Revísala antes de reintentar.',
} as const;
