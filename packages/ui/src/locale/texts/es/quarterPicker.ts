export const quarterPickerTexts = {
  'quarterPicker.afterMax': 'El último trimestre posible es {max}',
  'quarterPicker.beforeMin': 'El primer trimestre posible es {min}',
  'quarterPicker.emptyLimits': 'No hay trimestres que elegir: el primero ({min}) es posterior al último ({max})',
  'quarterPicker.name': '{quarter} {months} de {year}',
  'quarterPicker.noSuchQuarter': 'No existe el trimestre {quarter}: escribe uno del 1 al 4',
  'quarterPicker.open': 'Abrir los trimestres: {label}',
  'quarterPicker.quarter': 'T{quarter} {year}',
  'quarterPicker.short': 'T{quarter}',
  'quarterPicker.thisQuarter': 'Este trimestre',
  'quarterPicker.unreadable': 'Escribe el trimestre con su año, por ejemplo {example}',
} as const;
