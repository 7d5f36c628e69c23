export const bannerTexts = {
  'banner.danger': 'Error:',
  'banner.dismiss': 'Cerrar aviso',
  'banner.info': 'Información:',
  'banner.positive': 'Listo:',
  'banner.warning': 'Atención:',
} as const;

export const progressTexts = {
  'progress.unknown': 'En curso',
} as const;

export const skeletonTexts = {
  'skeleton.loading': 'Cargando…',
} as const;
