export const activityStandingChipTexts = {
  'activityStandingChip.late': 'No atendido a tiempo',
  'activityStandingChip.queued': 'Por enviar',
  'activityStandingChip.started': 'Iniciada',
} as const;

export const activityTimelineTexts = {
  'activityTimeline.adviser': 'Asesor',
  'activityTimeline.empty': 'Sin actividades',
  'activityTimeline.manager': 'Gerente',
  'activityTimeline.noTime': 'Sin hora',
} as const;

export const dayScheduleTexts = {
  'daySchedule.fewer': 'Ver menos',
  'daySchedule.free': 'Sin empalmes',
  'daySchedule.more': { one: 'Ver {count} restante', other: 'Ver las {count} restantes' },
  'daySchedule.next': 'Siguiente hueco: {slot}',
  'daySchedule.nextAfter': 'Siguiente hueco después: {slot}',
  'daySchedule.noDate': 'Elige una fecha para ver la agenda',
  'daySchedule.noGap': 'No queda hueco ese día',
  'daySchedule.none': 'Sin actividades ese día',
  'daySchedule.noTime': 'Sin hora',
  'daySchedule.overlapping': 'Se empalma',
  'daySchedule.overlaps': { one: 'Se empalma con {count} actividad', other: 'Se empalma con {count} actividades' },
  'daySchedule.title': 'Actividades programadas para el día {date}',
  'daySchedule.unknown': 'No se pudo consultar la agenda',
  'daySchedule.untitled': 'Actividades programadas para el día',
  'daySchedule.use': 'Usar {time}',
} as const;

export const onTimeChipTexts = {
  'onTimeChip.late': 'Fuera de tiempo',
  'onTimeChip.onTime': 'A tiempo',
  'onTimeChip.unknown': 'No se sabe si fue a tiempo',
} as const;

/** English and without its accent, as the specification gives it (STA-12). */
export const quotationPromptTexts = {
  'quotationPrompt.no': 'No',
  'quotationPrompt.question': 'Do you want to make a quotation?',
  'quotationPrompt.yes': 'Si',
} as const;

export const shortcutSheetTexts = {
  'shortcutSheet.hint': 'Apágalos si dictas con la voz o si se activan sin querer.',
  'shortcutSheet.off': 'desactivado',
  'shortcutSheet.single': 'Atajos de una letra',
  'shortcutSheet.title': 'Atajos de teclado',
} as const;
