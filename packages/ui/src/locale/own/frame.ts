export const appFrameTexts = {
  'appFrame.skip': 'Saltar al contenido',
} as const;

export const footerTexts = {
  'footer.about': 'Acerca de',
  'footer.contact': 'Contacto',
  'footer.rights': '© {company}',
} as const;

export const menuDrawerTexts = {
  'menuDrawer.title': 'Menú',
} as const;

export const quickActionsTexts = {
  'quickActions.label': 'Acciones rápidas',
} as const;

export const routeProgressTexts = {
  'routeProgress.label': 'Cargando página',
} as const;

export const scrollToTopTexts = {
  'scrollToTop.button': 'Volver arriba',
} as const;

export const sideMenuTexts = {
  'sideMenu.expand': 'Expandir menú',
  'sideMenu.menu': 'Menú principal',
  'sideMenu.minimize': 'Minimizar menú',
} as const;

export const topBarTexts = {
  'topBar.greeting': 'Hola, {name}',
  'topBar.menu': 'Abrir menú',
  'topBar.user': 'Abrir panel de usuario',
} as const;
