/** One filter in words, on its chip and at the head of a printed sheet. */
export const filterWordsTexts = {
  'filterWords.of': '{column}: {filter}',
  'filterWords.contains': 'contiene «{text}»',
  'filterWords.from': 'desde {start}',
  'filterWords.to': 'hasta {end}',
  'filterWords.since': 'desde {start}',
  'filterWords.until': 'hasta {end}',
  'filterWords.between': '{start} a {end}',
  'filterWords.list': '{first}, {next}',
  'filterWords.more': '{values} y {count} más',
} as const;

export const filterChipsTexts = {
  'filterChips.label': 'Filtros en uso',
  'filterChips.remove': 'Quitar el filtro {filter}',
  'filterChips.clear': 'Quitar filtros',
} as const;

export const filterPanelTexts = {
  'filterPanel.title': 'Filtros',
  'filterPanel.done': 'Listo',
  'filterPanel.searchColumn': 'Buscar columna',
  'filterPanel.contains': 'Contiene',
  'filterPanel.min': 'Mínimo',
  'filterPanel.max': 'Máximo',
  'filterPanel.start': 'Desde',
  'filterPanel.end': 'Hasta',
  'filterPanel.dayPlaceholder': 'dd/mm/aaaa',
  'filterPanel.noDay': 'Escribe un día que exista, como 31/12/2026',
  'filterPanel.tooEarly': 'Escribe {start} o un día posterior',
  'filterPanel.tooLate': 'Escribe {end} o un día anterior',
  'filterPanel.any': 'Todos',
  'filterPanel.searchValue': 'Buscar en {column}',
  'filterPanel.noValues': 'Sin valores',
  'filterPanel.noMatch': 'Nada coincide con «{text}»',
  'filterPanel.moreValues': 'Se muestran {shown} de {total}. Busca para ver los demás.',
} as const;
