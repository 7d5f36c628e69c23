export const authFrameTexts = {
  'authFrame.statement': 'Tus citas, tus ventas y tus comisiones, a la vista.',
} as const;

export const brandMarkTexts = {
  'brandMark.name': 'Sereno',
} as const;

export const splashTexts = {
  'splash.reload': 'Volver a cargar',
  'splash.slow': 'Está tardando más de lo normal.',
} as const;
