export const counterCardTexts = {
  'counterCard.none': 'sin datos',
  'counterCard.spoken': '{label}: {value}',
} as const;
