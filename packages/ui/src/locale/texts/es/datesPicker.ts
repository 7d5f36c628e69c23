export const datesPickerTexts = {
  'datesPicker.count': { one: '{count} día', other: '{count} días' },
  'datesPicker.done': 'Listo',
  'datesPicker.of': { one: '{chosen} de {count} día', other: '{chosen} de {count} días' },
  'datesPicker.wrongDate': '«{text}»: {issue}',
} as const;
