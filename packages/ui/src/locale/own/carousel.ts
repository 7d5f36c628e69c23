export const leadAlertSettingsTexts = {
  'leadAlertSettings.badge': 'Número en la pestaña',
  'leadAlertSettings.badgeHint': 'Cuántos esperan, en el título de la página',
  'leadAlertSettings.open': 'Avisos',
  'leadAlertSettings.sound': 'Sonido',
  'leadAlertSettings.soundHint': 'Un tono corto cuando llega un prospecto',
  'leadAlertSettings.title': 'Avisos de prospectos nuevos',
} as const;

export const leadListTexts = {
  'leadList.age': 'Hace {minutes} min',
  'leadList.arrivals': { one: '{count} prospecto nuevo', other: '{count} prospectos nuevos' },
  'leadList.arrived': 'Nuevo prospecto: {name}',
  'leadList.attend': 'Atender a',
  'leadList.empty': 'Nadie espera',
  'leadList.emptyHint': 'Los prospectos nuevos aparecen aquí solos.',
  'leadList.failed': 'Sin datos',
  'leadList.fresh': 'Nuevo',
  'leadList.label': 'Prospectos en espera',
  'leadList.late': 'Demorado',
  'leadList.nameless': 'Sin nombre',
  'leadList.noTime': 'Sin hora',
  'leadList.reassign': 'Reasignar',
  'leadList.reassignLead': 'Reasignar: {name}',
  'leadList.waiting': 'En espera',
} as const;

export const leadShareTableTexts = {
  'leadShareTable.adviser': 'Asesor',
  'leadShareTable.assigned': 'Asignados',
  'leadShareTable.attended': 'Atendidos',
  'leadShareTable.available': 'Disponible',
  'leadShareTable.got': 'Recibidos',
  'leadShareTable.last': 'Último',
  'leadShareTable.percent': 'Parte en %',
  'leadShareTable.registered': 'Registrados',
  'leadShareTable.title': 'Reparto de prospectos',
} as const;

export const leadsToRegisterTexts = {
  'leadsToRegister.empty': 'Nada por registrar',
  'leadsToRegister.failed': 'Sin datos',
  'leadsToRegister.label': 'Por registrar',
  'leadsToRegister.nameless': 'Sin nombre',
  'leadsToRegister.register': 'Registrar',
  'leadsToRegister.registerLead': 'Registrar: {name}',
} as const;

export const reassignDialogTexts = {
  'reassignDialog.adviser': 'Asesor',
  'reassignDialog.cancel': 'Cancelar',
  'reassignDialog.code': 'Clave {code}',
  'reassignDialog.description': 'Elige quién atenderá a {name}.',
  'reassignDialog.failed': 'No se pudieron cargar los asesores.',
  'reassignDialog.nameless': 'Elige quién atenderá a este prospecto.',
  'reassignDialog.required': 'Elige un asesor',
  'reassignDialog.retry': 'Reintentar',
  'reassignDialog.save': 'Guardar',
  'reassignDialog.saving': 'Guardando…',
  'reassignDialog.title': 'Reasignar',
} as const;
