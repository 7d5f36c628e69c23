export const commandButtonTexts = {
  'commandButton.goTo': 'Ir a…',
} as const;

export const commandPaletteTexts = {
  'commandPalette.count': { one: '{count} resultado', other: '{count} resultados' },
  'commandPalette.list': 'Comandos',
  'commandPalette.none': 'No hay coincidencias',
  'commandPalette.recent': 'Recientes',
} as const;
