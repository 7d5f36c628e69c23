export const monthCalendarTexts = {
  'monthCalendar.calendar': 'Calendario',
  'monthCalendar.day': { one: '{date}, {count} actividad', other: '{date}, {count} actividades' },
  'monthCalendar.first': 'No hay meses anteriores',
  'monthCalendar.last': 'No hay meses posteriores',
  'monthCalendar.next': 'Mes siguiente, {month}',
  'monthCalendar.previous': 'Mes anterior, {month}',
  'monthCalendar.selected': '{day}, día elegido',
} as const;
