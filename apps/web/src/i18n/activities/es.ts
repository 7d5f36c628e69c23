/** The texts of the activities dashboard. */
export const es = {
  'activitiesDashboard.month': 'Totales de {month}',
  'activitiesDashboard.day': 'Totales del {day}',
  'activitiesDashboard.calendar': 'Calendario de actividades',
  'activitiesDashboard.total': { one: '{count} actividad', other: '{count} actividades' },
  'activitiesDashboard.none': 'Sin actividades',
  'activitiesDashboard.noData': 'Sin datos',
  'activitiesDashboard.updatedAt': 'Datos al {time}',
  'activitiesDashboard.refresh': 'Actualizar',
  'activitiesDashboard.goTo': 'Ir al día',
  'activitiesDashboard.today': 'Ir a hoy',
  'activities.appointment': 'Citas',
  'activities.call': 'Llamada',
  'activities.email': 'Correo',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
} as const;
