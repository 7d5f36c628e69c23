export const dialogTexts = {
  'dialog.close': 'Cerrar',
  'dialog.discard': 'Descartar',
  'dialog.discardTitle': '¿Descartar lo que escribiste?',
  'dialog.keep': 'Seguir editando',
  'dialog.unsaved': 'Aún no se ha guardado.',
  'confirmDialog.cancel': 'Cancelar',
} as const;
