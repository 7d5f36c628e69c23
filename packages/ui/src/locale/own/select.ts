export const selectTexts = {
  'select.none': 'Sin opciones',
  'select.placeholder': 'Elige una opción',
} as const;

export const comboboxTexts = {
  'combobox.atLeast': { one: 'Escribe al menos {count} letra', other: 'Escribe al menos {count} letras' },
  'combobox.chosen': { one: '{count} elegida', other: '{count} elegidas' },
  'combobox.clear': 'Borrar selección: {label}',
  'combobox.count': { one: '{count} opción', other: '{count} opciones' },
  'combobox.failed': 'No se pudieron cargar las opciones',
  'combobox.loading': 'Buscando…',
  'combobox.none': 'Nada coincide con «{text}»',
  'combobox.open': 'Mostrar opciones: {label}',
  'combobox.remove': 'Quitar {label}',
  'combobox.search': 'Escribe para buscar',
} as const;
