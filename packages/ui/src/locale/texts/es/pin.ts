export const pinTexts = {
  'pinInput.place': '{label}, {place} de {count}',
} as const;
