export const contentTexts = {
  'breadcrumbs.label': 'Ruta de navegación',
  'kbd.backspace': 'Retroceso',
  'kbd.command': 'Comando',
  'kbd.control': 'Ctrl',
  'kbd.enter': 'Entrar',
  'kbd.option': 'Opción',
  'kbd.shift': 'Mayús',
  'card.toggle': 'Contenido de {title}',
} as const;
