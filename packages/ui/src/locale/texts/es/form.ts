export const formTexts = {
  'form.error': '{label}: {error}',
  'form.errors': { one: 'Hay {count} error', other: 'Hay {count} errores' },
} as const;
