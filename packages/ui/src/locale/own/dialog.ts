export const dialogTexts = {
  'dialog.close': 'Cerrar',
  'dialog.discard': 'Descartar',
  'dialog.discardTitle': '¿Descartar lo que escribiste?',
  'dialog.keep': 'Seguir editando',
  'dialog.unsaved': 'Aún no se ha guardado.',
} as const;

export const confirmDialogTexts = {
  'confirmDialog.cancel': 'Cancelar',
} as const;
