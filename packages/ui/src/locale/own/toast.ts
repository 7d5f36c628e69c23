export const toastTexts = {
  'toast.close': 'Cerrar notificación',
  'toast.closeAll': 'Cerrar todas',
  'toast.more': { one: '{count} más', other: '{count} más' },
  'toast.region': 'Notificaciones',
} as const;
