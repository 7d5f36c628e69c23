export const breadcrumbsTexts = {
  'breadcrumbs.label': 'Ruta de navegación',
} as const;

export const kbdTexts = {
  'kbd.backspace': 'Retroceso',
  'kbd.command': 'Comando',
  'kbd.control': 'Ctrl',
  'kbd.enter': 'Entrar',
  'kbd.option': 'Opción',
  'kbd.shift': 'Mayús',
} as const;
