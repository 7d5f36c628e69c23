export const menuTexts = {
  'menu.more': 'Más acciones',
  'menu.newTab': '(se abre en otra pestaña)',
} as const;
