export const checkboxGroupTexts = {
  'checkboxGroup.required': 'Elige al menos una opción',
} as const;
