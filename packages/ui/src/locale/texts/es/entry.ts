export const entryTexts = {
  'authFrame.statement': 'Tus citas, tus ventas y tus comisiones, a la vista.',
  'brandMark.name': 'Sereno',
  'splash.reload': 'Volver a cargar',
  'splash.slow': 'Está tardando más de lo normal.',
} as const;
