export const tagsTexts = {
  'tagsInput.hint': 'Escribe y presiona Entrar',
  'tagsInput.remove': 'Quitar {tag}',
  'tagsInput.added': 'Se agregó: {tags}',
  'tagsInput.removed': 'Se quitó {tag}',
  'tagsInput.duplicate': { one: '{tags} ya está en la lista.', other: '{tags} ya están en la lista.' },
  'tagsInput.most': { one: 'Solo cabe {count}.', other: 'Solo caben {count}.' },
} as const;
