export const dayCalendarTexts = {
  'dayCalendar.first': 'No hay meses anteriores',
  'dayCalendar.last': 'No hay meses posteriores',
  'dayCalendar.next': 'Mes siguiente, {month}',
  'dayCalendar.otherMonth': '{month}, elegir otro mes',
  'dayCalendar.previous': 'Mes anterior, {month}',
  'dayCalendar.selected': '{day}, día elegido',
} as const;

export const monthCalendarTexts = {
  'monthCalendar.calendar': 'Calendario',
  'monthCalendar.day': { one: '{date}, {count} actividad', other: '{date}, {count} actividades' },
} as const;

export const monthPagesTexts = {
  'monthPages.firstYear': 'No hay años anteriores',
  'monthPages.lastYear': 'No hay años posteriores',
  'monthPages.next': 'Año siguiente, {year}',
  'monthPages.nextYears': 'Años siguientes, {first} a {last}',
  'monthPages.otherYear': '{year}, elegir otro año',
  'monthPages.previous': 'Año anterior, {year}',
  'monthPages.previousYears': 'Años anteriores, {first} a {last}',
  'monthPages.years': '{first} a {last}',
} as const;

export const pickerFieldTexts = {
  'pickerField.clear': 'Borrar',
  'pickerField.close': 'Cerrar',
  'pickerField.open': 'Abrir el calendario: {label}',
} as const;

/** What is wrong with a typed date, and what is expected. */
export const dateIssueTexts = {
  'dateIssue.afterMax': 'La última fecha posible es {max}',
  'dateIssue.beforeMin': 'La primera fecha posible es {min}',
  'dateIssue.emptyLimits': 'No hay fechas que elegir: la primera ({min}) es posterior a la última ({max})',
  'dateIssue.noSuchDay': 'No existe el día {day}: el mes {month} tiene {days} días',
  'dateIssue.noSuchMonth': 'No existe el mes {month}: escribe uno del 01 al 12',
  'dateIssue.unreadable': 'Escribe la fecha como dd/mm/aaaa, por ejemplo {example}',
  'dateIssue.yearOutOfRange': 'Escribe un año de {min} a {max}',
} as const;

export const datePickerTexts = {
  'datePicker.format': 'dd/mm/aaaa',
  'datePicker.today': 'Hoy',
} as const;

export const dateRangePickerTexts = {
  'dateRangePicker.apply': 'Aplicar',
  'dateRangePicker.begun': 'Desde el {start}. Elige el otro extremo.',
  'dateRangePicker.cancel': 'Cancelar',
  'dateRangePicker.custom': 'Personalizado',
  'dateRangePicker.days': { one: '{count} día', other: '{count} días' },
  'dateRangePicker.first': '{day}, primer día',
  'dateRangePicker.format': 'dd/mm/aaaa – dd/mm/aaaa',
  'dateRangePicker.last': '{day}, último día',
  'dateRangePicker.last30Days': 'Últimos 30 días',
  'dateRangePicker.last7Days': 'Últimos 7 días',
  'dateRangePicker.lastMonth': 'Mes pasado',
  'dateRangePicker.none': 'Elige el primer día.',
  'dateRangePicker.presets': 'Periodos',
  'dateRangePicker.span': 'Del {start} al {end}',
  'dateRangePicker.thisMonth': 'Este mes',
  'dateRangePicker.today': 'Hoy',
  'dateRangePicker.tooManyDays': { one: 'Elige {count} día', other: 'Elige {count} días o menos' },
  'dateRangePicker.unreadable': 'Escribe las dos fechas, por ejemplo {example}',
} as const;

export const weekPickerTexts = {
  'weekPicker.afterMax': 'La última semana posible es la del {max}',
  'weekPicker.beforeMin': 'La primera semana posible es la del {min}',
  'weekPicker.chosenDay': '{day}, semana {week}, elegida',
  'weekPicker.day': '{day}, semana {week}',
  'weekPicker.emptyLimits': 'No hay semanas que elegir: el primer día ({min}) es posterior al último ({max})',
  'weekPicker.format': 'ss-aaaa',
  'weekPicker.header': 'Sem.',
  'weekPicker.label': 'Semana',
  'weekPicker.noSuchWeek': 'El año {year} tiene {weeks} semanas',
  'weekPicker.number': 'Semana {week}',
  'weekPicker.taken': 'El número {week} es de otra semana: {label}',
  'weekPicker.thisWeek': 'Esta semana',
  'weekPicker.unreadable': 'Escribe la semana como ss-aaaa, por ejemplo {example}, o un día de ella',
  'weekPicker.week': 'Semana {ww} del {start} al {end}',
} as const;

export const monthPickerTexts = {
  'monthPicker.afterMax': 'El último mes posible es {max}',
  'monthPicker.beforeMin': 'El primer mes posible es {min}',
  'monthPicker.emptyLimits': 'No hay meses que elegir: el primero ({min}) es posterior al último ({max})',
  'monthPicker.format': 'mm/aaaa',
  'monthPicker.noSuchMonth': 'No existe el mes {month}: escribe uno del 01 al 12',
  'monthPicker.open': 'Abrir los meses: {label}',
  'monthPicker.thisMonth': 'Este mes',
  'monthPicker.unreadable': 'Escribe el mes como mm/aaaa, por ejemplo {example}',
  'monthPicker.yearOutOfRange': 'Escribe un año de {min} a {max}',
} as const;

export const timePickerTexts = {
  'timePicker.afterMax': 'La última hora posible es {max}',
  'timePicker.beforeMin': 'La primera hora posible es {min}',
  'timePicker.emptyLimits': 'No hay horas que elegir: la primera ({min}) es posterior a la última ({max})',
  'timePicker.format': 'hh:mm',
  'timePicker.noSuchHour': 'No existe la hora {hour}: escribe una de 00 a 23',
  'timePicker.noSuchMinute': 'No existe el minuto {minute}: escribe uno de 00 a 59',
  'timePicker.open': 'Abrir las horas: {label}',
  'timePicker.unreadable': 'Escribe la hora como hh:mm, por ejemplo {example}',
} as const;
