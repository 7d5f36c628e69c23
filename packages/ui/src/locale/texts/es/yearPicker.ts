export const yearPickerTexts = {
  'yearPicker.emptyLimits': 'No hay años que elegir: el primero ({min}) es posterior al último ({max})',
  'yearPicker.open': 'Abrir los años: {label}',
  'yearPicker.thisYear': 'Este año',
  'yearPicker.unreadable': 'Escribe el año con cuatro cifras, por ejemplo {example}',
} as const;
