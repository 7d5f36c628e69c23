export const formTexts = {
  'form.errors': { one: 'Hay {count} error', other: 'Hay {count} errores' },
} as const;
