export const uploadTexts = {
  'fileUpload.one': 'Elige un archivo o suéltalo aquí',
  'fileUpload.many': 'Elige archivos o suéltalos aquí',
  'fileUpload.upTo': 'hasta {size}',
  'fileUpload.most': { one: '{count} archivo', other: 'hasta {count} archivos' },
  'fileUpload.files': 'Archivos: {label}',
  'fileUpload.remove': 'Quitar {name}',
  'fileUpload.removed': 'Se quitó {name}',
  'fileUpload.wrongType': '{name} no se agregó: solo se admite {types}.',
  'fileUpload.folder': '{name} no se agregó: es una carpeta.',
  'fileUpload.tooLarge': '{name} no se agregó: pesa más de {max}.',
  'fileUpload.tooMany': {
    one: '{name} no se agregó: solo cabe {count} archivo.',
    other: '{name} no se agregó: solo caben {count} archivos.',
  },
} as const;
