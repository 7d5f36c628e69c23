export const cardTexts = {
  'card.toggle': 'Contenido de {title}',
} as const;
