export const statusTexts = {
  'banner.danger': 'Error:',
  'banner.dismiss': 'Cerrar aviso',
  'banner.info': 'Información:',
  'banner.positive': 'Listo:',
  'banner.warning': 'Atención:',
  'progress.unknown': 'En curso',
  'skeleton.loading': 'Cargando…',
  'toast.close': 'Cerrar notificación',
  'toast.closeAll': 'Cerrar todas',
  'toast.more': { one: '{count} más', other: '{count} más' },
  'toast.region': 'Notificaciones',
} as const;
